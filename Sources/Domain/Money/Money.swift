/// An amount in minor units of its currency: 235400 KRW is 235,400원, 1999 USD is $19.99.
public struct Money: Hashable, Sendable {
    public var minor: Int64
    public var currency: Currency

    public init(minor: Int64, currency: Currency) {
        self.minor = minor
        self.currency = currency
    }
}
