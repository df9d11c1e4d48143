import Domain
import Markup
import Screens
import Wire

/// A screen in use, whichever it is. A class with one generic subclass, because Embedded Swift has no `any` values.
open class MountedScreen {
    init() {}

    /// Takes an action in; what is to be done comes back as JSON.
    /// - Returns: nil when the token names no action of this screen.
    open func dispatch(_ token: Token) -> [EffectMessage]? { nil }
    open func sections() -> [Node] { [] }
    open func state() -> [UInt8] { [] }

    /// The screen of that name with that state, in whichever of the browser apps it is.
    /// - Parameter information: where the draft of a sign-up lives.
    /// - Returns: nil when there is no such screen or the state can't be read.
    public static func named(_ name: String, state: [UInt8], information: UserInformation) -> MountedScreen? {
        ofStays(name, state: state) ?? ofAccounts(name, state: state, information: information)
    }

    /// A screen of the browser app in which people look for stays.
    public static func ofStays(_ name: String, state: [UInt8]) -> MountedScreen? {
        switch Name(name) {
        case "home": Mounted<HomeView>(state)
        case "destination": Mounted<DestinationView>(state)
        case "conditions": Mounted<ConditionsView>(state)
        case "results": Mounted<ResultsView>(state)
        case "stay": Mounted<StayView>(state)
        case "reservation": Mounted<ReservationView>(state)
        case "wishlist": Mounted<WishlistView>(state)
        case "bookings": Mounted<BookingsView>(state)
        case "booking": Mounted<BookingView>(state)
        default: nil
        }
    }

    /// A screen of the browser app in which people sign in and join.
    public static func ofAccounts(_ name: String, state: [UInt8], information: UserInformation) -> MountedScreen? {
        switch Name(name) {
        case "sign-in": MountedSignIn(state, information)
        case "portrait": Mounted<PortraitView>(state)
        default: nil
        }
    }
}

/// One screen with its view and its state.
class Mounted<View: ScreenView>: MountedScreen {
    final var current: View.Shown.State

    init?(_ json: [UInt8]) {
        guard let state = View.Shown.State(json: json) else { return nil }
        current = state
    }

    override func dispatch(_ token: Token) -> [EffectMessage]? {
        guard let action = View.Shown.Action(token) else { return nil }
        return View.Shown.update(&current, action).messages
    }

    override func sections() -> [Node] { View.sections(current) }
    override func state() -> [UInt8] { current.json }
}

/// The sign-in with the sign-up over it, whose draft lives in the one `UserInformation` (S3-4.1).
final class MountedSignIn: Mounted<SignInView> {
    private let information: UserInformation

    init?(_ json: [UInt8], _ information: UserInformation) {
        self.information = information
        super.init(json)
        if let draft = information.draft {
            current.signUp.draft = draft
        } else {
            information.draft = current.signUp.draft
        }
    }

    override func dispatch(_ token: Token) -> [EffectMessage]? {
        if let draft = information.draft { current.signUp.draft = draft }
        defer { information.draft = current.signUp.draft }
        return super.dispatch(token)
    }
}
