import Storage
import Synchronization

/// The listener rings the bell and the bell tells the listener; the listener must not keep the bell alive.
final class LateBell: Sendable {
    private struct Weak: Sendable {
        weak var bell: Bell?
    }

    private let weak = Mutex(Weak())

    func ringHere() {
        weak.withLock { $0.bell }?.ringHere()
    }

    func cast(tellOthers: @escaping @Sendable () -> Void) -> Bell {
        let bell = Bell(tellOthers: tellOthers)
        weak.withLock { $0.bell = bell }
        return bell
    }
}
