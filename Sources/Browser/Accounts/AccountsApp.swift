import Screens
import Views

/// One of the screens of this app.
func mountedScreen(named name: String, state: [UInt8]) -> MountedScreen? {
    .ofAccounts(name, state: state, information: .shared)
}
