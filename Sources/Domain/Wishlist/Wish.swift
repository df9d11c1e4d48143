/// Something that somebody has put a heart on, whatever it is: its kind and its number there.
///
///     let wish = Wish(kind: .stay, number: 42)
public struct Wish: Hashable, Sendable {
    /// What can be wished for. The numbers are stored: they never change.
    public enum Kind: Int, CaseIterable, Sendable {
        case stay = 1
        case hotel = 2
        case course = 3
    }

    public let kind: Kind
    /// From 1 on.
    public let number: Int32

    public init(kind: Kind, number: Int32) {
        self.kind = kind
        self.number = number
    }
}

extension Wish.Kind {
    /// In addresses and in JSON: `stay`.
    public var slug: StaticString {
        switch self {
        case .stay: "stay"
        case .hotel: "hotel"
        case .course: "course"
        }
    }

    public var text: String { slug.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

    /// nil for what nobody can wish for.
    public init?(slug: String) {
        let name = Name(slug)
        guard let kind = Wish.Kind.allCases.first(where: { $0.slug ~= name }) else { return nil }
        self = kind
    }
}

extension Wish {
    /// `stay-42`: the place of its card on a page, in addresses and in markup.
    public var anchor: String { kind.text + "-" + String(number) }
}
