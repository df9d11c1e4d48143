import Domain

@testable import Demo

/// The worlds of one day, made once for all tests.
enum Worlds {
    static let today = Day(number: 20_700)
    static let full = DemoWorld.stays(today: today)
    static let small = DemoWorld.stays(today: today, .small)
}
