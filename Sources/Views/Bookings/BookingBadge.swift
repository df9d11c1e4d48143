import Domain
import Markup
import Words

/// How near a booking is: D-6, D-DAY, 숙박 중; nothing for what is over.
enum BookingBadge {
    /// - Parameter daysLeft: until the arrival, by the stay's own day; negative afterwards.
    @Nodes
    static func node(_ words: Words, _ phase: BookingPhase, daysLeft: Int, _ style: StaticString) -> [Node] {
        if phase == .coming || phase == .staying {
            if daysLeft >= 0 {
                span(.class(style)) {
                    span(.attribute("aria-hidden", "true")) { words.daysLeft(daysLeft) }
                    span(.class("sr")) { words.daysLeftSpoken(daysLeft) }
                }
            } else {
                span(.class(style)) { words.phase(.staying) }
            }
        }
    }
}
