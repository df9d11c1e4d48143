/// Whom a client may ask, and how much it may cost. Everything has a working default, which is the careful one.
public struct OutboundConfiguration: Sendable {
    public enum Scheme: String, Sendable, CaseIterable {
        case http, https
    }

    /// Which addresses may be connected to, whatever name they stand behind.
    public enum Reach: Sendable {
        /// What the world can reach too: not this machine, not the network around it. For addresses that come from
        /// outside.
        case publicOnly
        /// Any: for services that the operator named.
        case anywhere
    }

    public var schemes: Set<Scheme> = [.https]
    public var reach = Reach.publicOnly
    /// From `send` to the last byte of the answer, waiting in line included.
    public var deadline: Duration = .seconds(10)
    /// Most bytes of an answer's body.
    public var answerLimit = 1024 * 1024
    /// Exchanges at a time, 1 or more.
    public var atOnce = 16
    /// Requests that may wait until one of those has ended; further ones are `busy`.
    public var waiting = 256
    /// A file of certificates (PEM) to believe instead of the system's; nil for the system's.
    public var certificates: String?

    public init() {}

    /// For services that the operator named: any address, http too.
    public static var operatorsOwn: OutboundConfiguration {
        var configuration = OutboundConfiguration()
        configuration.schemes = [.http, .https]
        configuration.reach = .anywhere
        return configuration
    }
}
