import Markup
import Screens

/// How a screen looks: a function of its state.
public protocol ScreenView {
    associatedtype Shown: Screen
    /// The parts of the page, top to bottom; each has an id of its own, and only those that changed are drawn again.
    static func sections(_ state: Shown.State) -> [Node]
}
