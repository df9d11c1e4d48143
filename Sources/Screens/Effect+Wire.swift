import Wire

/// An effect as the host reads it: its name and its texts.
public struct EffectMessage: Record {
    public var name = ""
    public var method = ""
    public var address = ""
    public var text = ""
    public var reply = ""
    public var failure = ""

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("name", &name)
        visitor.field("method", &method)
        visitor.field("address", &address)
        visitor.field("text", &text)
        visitor.field("reply", &reply)
        visitor.field("failure", &failure)
    }
}

extension Effect {
    public var message: EffectMessage {
        var message = EffectMessage()
        switch self {
        case .fetch(let address, let reply, let failure):
            message.name = "fetch"
            message.address = address
            message.reply = reply
            message.failure = failure
        case .send(let method, let address, let body, let reply, let failure):
            message.name = "send"
            message.method = method
            message.address = address
            message.text = body
            message.reply = reply
            message.failure = failure
        case .push(let address):
            message.name = "push"
            message.address = address
        case .back(let entries, let address):
            message.name = "back"
            message.text = String(entries)
            message.address = address
        case .keep(let text):
            message.name = "keep"
            message.text = text
        case .picture(let deed, let address, let reply, let failure):
            message.name = deed == .send ? "sendPicture" : "forgetPicture"
            message.address = address
            message.reply = reply
            message.failure = failure
        case .go(let address):
            message.name = "go"
            message.address = address
        case .submit(let form):
            message.name = "submit"
            message.text = form
        case .replaceAddress(let address):
            message.name = "replaceAddress"
            message.address = address
        case .focus(let id):
            message.name = "focus"
            message.text = id
        case .reveal(let id):
            message.name = "reveal"
            message.text = id
        case .moveMap(let move):
            message.name = "moveMap"
            message.text = move.text
        case .share(let title, let address, let unsupported):
            message.name = "share"
            message.text = title
            message.address = address
            message.failure = unsupported
        case .copy(let text, let done):
            message.name = "copy"
            message.text = text
            message.reply = done
        case .tellTabs(let token):
            message.name = "tellTabs"
            message.text = token
        case .locate(let reply, let failure):
            message.name = "locate"
            message.reply = reply
            message.failure = failure
        }
        return message
    }
}
