import Views

/// One of the screens of this app.
func mountedScreen(named name: String, state: [UInt8]) -> MountedScreen? { .ofStays(name, state: state) }
