import Markup
import Screens
import Views
import Wire

/// A screen, the state it begins with and what happens on it: a line of this program's input, as JSON.
struct PlayedSequence: Record {
    var screen = ""
    /// The state as JSON text.
    var state = ""
    var steps: [Step] = []

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("screen", &screen)
        visitor.field("state", &state)
        visitor.field("steps", &steps)
    }

    struct Step: Record {
        var token = ""
        var value = ""

        mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("token", &token)
            visitor.field("value", &value)
        }
    }
}

extension PlayedSequence {
    /// What is seen at first and after each step; empty when the screen can't be mounted.
    func play() -> [Sight] {
        guard let mounted = MountedScreen.named(screen, state: Array(state.utf8), information: UserInformation())
        else { return [] }
        var sights = [Sight(of: mounted, effects: nil)]
        for step in steps {
            let effects = mounted.dispatch(Token(step.token, value: step.value))
            sights.append(Sight(of: mounted, effects: effects))
        }
        return sights
    }
}

/// A screen at one moment: what is to be done, what is drawn, what it knows.
struct Sight {
    /// As JSON; empty when the token named no action.
    let effects: [UInt8]
    let html: [UInt8]
    let state: [UInt8]

    init(of mounted: MountedScreen, effects: [EffectMessage]?) {
        var writer = HTMLWriter()
        writer.write(mounted.sections())
        self.effects = effects?.json ?? []
        html = writer.bytes
        state = mounted.state()
    }
}
