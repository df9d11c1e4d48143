import Wire

/// An effect as the host reads it: its name and its texts.
public struct EffectMessage: Record {
    public var name = ""
    public var method = ""
    public var address = ""
    public var text = ""
    public var reply = ""
    public var failure = ""
    /// Goes out as `Idempotency-Key`.
    public var key = ""

    public init() {}

    // Never inlined: the browser app makes one for every kind of effect, and a call is shorter.
    @inline(never)
    init(
        _ name: String, method: String = "", address: String = "", text: String = "", reply: String = "",
        failure: String = "", key: String = ""
    ) {
        self.name = name
        self.method = method
        self.address = address
        self.text = text
        self.reply = reply
        self.failure = failure
        self.key = key
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("name", &name)
        visitor.field("method", &method)
        visitor.field("address", &address)
        visitor.field("text", &text)
        visitor.field("reply", &reply)
        visitor.field("failure", &failure)
        visitor.field("key", &key)
    }
}

extension Effect {
    public var message: EffectMessage {
        switch self {
        case .fetch(let address, let reply, let failure):
            EffectMessage("fetch", address: address, reply: reply, failure: failure)
        case .send(let method, let address, let body, let key, let reply, let failure):
            EffectMessage(
                "send", method: method, address: address, text: body, reply: reply, failure: failure, key: key)
        case .push(let address): EffectMessage("push", address: address)
        case .back(let entries, let address): EffectMessage("back", address: address, text: String(entries))
        case .keep(let text): EffectMessage("keep", text: text)
        case .picture(let deed, let address, let reply, let failure):
            EffectMessage(
                deed == .send ? "sendPicture" : "forgetPicture", address: address, reply: reply, failure: failure)
        case .go(let address): EffectMessage("go", address: address)
        case .submit(let form): EffectMessage("submit", text: form)
        case .replaceAddress(let address): EffectMessage("replaceAddress", address: address)
        case .focus(let id): EffectMessage("focus", text: id)
        case .reveal(let id): EffectMessage("reveal", text: id)
        case .moveMap(let move): EffectMessage("moveMap", text: move.text)
        case .share(let title, let address, let unsupported):
            EffectMessage("share", address: address, text: title, failure: unsupported)
        case .copy(let text, let done): EffectMessage("copy", text: text, reply: done)
        case .tellTabs(let token): EffectMessage("tellTabs", text: token)
        case .locate(let reply, let failure): EffectMessage("locate", reply: reply, failure: failure)
        }
    }
}

extension [Effect] {
    // Never inlined, for every screen comes by here.
    @inline(never)
    public var messages: [EffectMessage] { map { $0.message } }
}
