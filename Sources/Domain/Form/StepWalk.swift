/// The way through a form of steps in their order: which is open, which are filled in or passed over (S1-5.13 to S1-5.15).
public struct StepWalk: Equatable, Sendable {
    /// Steps by their number, as bits.
    public struct Steps: Equatable, Sendable {
        public private(set) var bits: Int

        public init(bits: Int = 0) { self.bits = bits }

        public func contains(_ step: Int) -> Bool { bits >> step & 1 != 0 }
        public mutating func insert(_ step: Int) { bits |= 1 << step }
    }

    public let count: Int
    public var filled: Steps
    /// Steps that say something untouched, such as any price: having been open is enough for them.
    public let optional: Steps
    /// Left behind, filled or not.
    public private(set) var passed: Steps
    /// nil while all are folded.
    public private(set) var open: Int?

    /// - Parameter open: a number that is no step counts as none.
    public init(count: Int, filled: Steps, optional: Steps = Steps(), passed: Steps, open: Int?) {
        self.count = count
        self.filled = filled
        self.optional = optional
        self.passed = passed
        show(open.flatMap { (0..<count).contains($0) ? $0 : nil })
    }

    public func isSettled(_ step: Int) -> Bool { filled.contains(step) || passed.contains(step) }

    /// The first step that is neither filled nor passed over.
    public var firstUnsettled: Int? { (0..<count).first { !isSettled($0) } }

    /// Whether every step is filled in or passed over.
    public var isDone: Bool { firstUnsettled == nil }

    /// Whether the form would be done with the open step.
    public var isAtLast: Bool { !(0..<count).contains { $0 != open && !isSettled($0) } }

    /// Whether there is a way on: not from an open step in which nothing stands.
    public var canGoOn: Bool { open.map { isSettled($0) } ?? true }

    /// Opens a step, or folds it when it is open.
    public mutating func turn(to step: Int) {
        guard (0..<count).contains(step) else { return }
        show(open == step ? nil : step)
    }

    /// On to the step after this one; behind the last, to the first that was left out.
    public mutating func goOn() {
        if canGoOn { leave() }
    }

    /// On to the next step in which nothing stands, past those that are filled.
    public mutating func goOnToUnfilled() {
        guard canGoOn else { return }
        let unfilled = (0..<count).filter { !isSettled($0) && $0 != open }
        show(unfilled.first { $0 > open ?? -1 } ?? unfilled.first)
    }

    /// The same, whether anything stands in the open step or not.
    public mutating func skip() { leave() }

    private mutating func leave() {
        guard let step = open else { return show(firstUnsettled) }
        passed.insert(step)
        show(step + 1 < count ? step + 1 : firstUnsettled)
    }

    private mutating func show(_ step: Int?) {
        open = step
        if let step, optional.contains(step) { passed.insert(step) }
    }
}
