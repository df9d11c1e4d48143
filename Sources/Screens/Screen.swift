import Domain
import Wire

/// A screen: what it knows, what can happen, and what follows from it. No markup, no clock, no network.
public protocol Screen {
    associatedtype State: Record
    associatedtype Action: ScreenAction
    /// The name under which the page tells the browser which screen it shows.
    static var name: StaticString { get }
    /// The file of the browser app that has the screen.
    static var app: StaticString { get }
    static func update(_ state: inout State, _ action: Action) -> [Effect]
}

extension Screen {
    public static var app: StaticString { "stays.wasm" }
}

/// Something that can happen on a screen, as the short text that stands in its markup.
public protocol ScreenAction: Equatable, Sendable {
    var token: String { get }
    /// nil when the token names no action of this screen.
    init?(_ token: Token)
}

/// `head:1:2` and the value that came with it: a field's text, a key's name, a reply's body.
public struct Token {
    public let head: Name
    public let numbers: [Int]
    public let value: String

    public init(_ text: String, value: String = "") {
        let pieces = text.pieces(between: UInt8(ascii: ":"))
        head = Name(pieces[0])
        // 32 bits on the server too, so that both worlds read the same number.
        numbers = pieces.dropFirst().map { Int($0.smallNumber ?? 0) }
        self.value = value
    }

    /// The number behind that colon, counted from 0; 0 where there is none.
    public func number(_ index: Int) -> Int {
        index < numbers.count ? numbers[index] : 0
    }
}

/// What a screen wants done by whoever hosts it.
public enum Effect: Equatable, Sendable {
    /// The body of the answer comes back as the value of `reply`; a failure as `reply` with `-failed` behind its head.
    case fetch(address: String, reply: String, failure: String)
    /// Sends a body of JSON with the browser's cookies. The body of the answer comes back as the value of `reply`; what is refused comes
    /// back as `failure` with the answer's problem (RFC 9457), or with nothing when there was no answer. Under a key it can be sent
    /// again without harm.
    case send(method: String, address: String, body: String, key: String = "", reply: String, failure: String)
    case go(address: String)
    /// Puts the address into the address bar with a new entry in the history.
    case push(String)
    /// Goes back over that many entries of this page, or fewer where there are none, and has the address in the bar afterwards.
    case back(entries: Int, address: String)
    /// What the browser is to give back after a reload of the page, as `draft`; empty to forget it, and the passwords with it.
    case keep(String)
    /// Does something with the picture that the page holds.
    case picture(PictureDeed, address: String, reply: String, failure: String)
    /// Sends that form as the browser would have without the app; what the page is led to comes in its place.
    case submit(form: String)
    /// Puts the address into the address bar without a new entry in the history.
    case replaceAddress(String)
    case focus(id: String)
    /// Scrolls a row so that the element stands at its beginning.
    case reveal(id: String)
    case moveMap(MapMove)
    /// The system's share sheet; where there is none, `unsupported` comes back.
    case share(title: String, address: String, unsupported: String)
    case copy(text: String, done: String)
    /// Happens in the other tabs of this browser too: the token, there.
    case tellTabs(String)
    /// The position comes back as `latitude,longitude` in millionths of a degree.
    case locate(reply: String, failure: String)
}

/// What can be done with the picture that a page holds until it is sent.
public enum PictureDeed: Sendable {
    /// Sends it; the answers come back as for `Effect.send`.
    case send
    case forget
}
