import Domain

/// What is asked of a search, in the order in which it is asked (S1-5).
public enum ConditionStep: Int, CaseIterable, Sendable {
    case place, dates, price, guests

    public var name: StaticString {
        switch self {
        case .place: "place"
        case .dates: "dates"
        case .price: "price"
        case .guests: "guests"
        }
    }

    init?(_ name: String) {
        guard let step = ConditionStep.allCases.first(where: { $0.name ~= Name(name) }) else { return nil }
        self = step
    }
}

extension Conditions {
    /// Whether something stands there.
    public func fills(_ step: ConditionStep) -> Bool {
        switch step {
        case .place: place != nil || area != nil
        case .dates: period != nil
        case .price: lowestPrice != nil || highestPrice != nil
        case .guests: !party.isUnnamed
        }
    }

    /// The way through the steps. A price is never needed: any price is one too.
    public func walk(open: ConditionStep?, passed: StepWalk.Steps) -> StepWalk {
        var filled = StepWalk.Steps()
        for step in ConditionStep.allCases where fills(step) { filled.insert(step.rawValue) }
        var optional = StepWalk.Steps()
        optional.insert(ConditionStep.price.rawValue)
        return StepWalk(
            count: ConditionStep.allCases.count, filled: filled, optional: optional, passed: passed,
            open: open?.rawValue)
    }

    /// Without what stands in that step.
    public func cleared(_ step: ConditionStep) -> Conditions {
        var kept = self
        switch step {
        case .place: kept = withoutPlace
        case .dates: kept.period = nil
        case .price:
            kept.lowestPrice = nil
            kept.highestPrice = nil
        case .guests: kept.party = .unnamed
        }
        kept.page = 1
        return kept
    }
}

/// How far the form of the conditions has got, as it stands in its address behind them.
public struct FormLook: Equatable, Sendable {
    /// nil opens the first step that is neither filled in nor passed over.
    public var open: ConditionStep?
    public var passed: StepWalk.Steps
    /// The first of two days, while the second is awaited.
    public var half: Day?
    /// How many months the calendar shows; 0 for as many as are needed.
    public var months: Int

    /// A calendar of 730 days reaches into so many months.
    public static let mostMonths = 25

    public static let fresh = FormLook()
    /// For who changes one thing of a search: nothing else has to be gone through.
    public static let changing = FormLook(passed: StepWalk.Steps(bits: (1 << ConditionStep.allCases.count) - 1))

    public init(
        open: ConditionStep? = nil, passed: StepWalk.Steps = StepWalk.Steps(), half: Day? = nil, months: Int = 0
    ) {
        self.open = open
        self.passed = passed
        self.half = half
        self.months = months
    }

    /// `step=dates`, `passed=price,guests`, `from=2027-03-10` and `months=6`.
    public init(_ query: Query) throws(AddressFault) {
        self.init()
        if let name = query.first("step"), !name.isEmpty {
            guard let step = ConditionStep(name) else { throw AddressFault(field: "step", reason: .malformed) }
            open = step
        }
        if let names = query.first("passed"), !names.isEmpty {
            for name in names.pieces(between: UInt8(ascii: ",")) {
                guard let step = ConditionStep(name) else { throw AddressFault(field: "passed", reason: .malformed) }
                passed.insert(step.rawValue)
            }
        }
        half = try query.day("from")
        months = Int(try query.number("months", in: 0...Int64(FormLook.mostMonths)) ?? 0)
    }

    func add(to query: inout Query) {
        if let open { query.add("step", open.name.text) }
        var names = ""
        for step in ConditionStep.allCases where passed.contains(step.rawValue) {
            names += (names.isEmpty ? "" : ",") + step.name.text
        }
        if !names.isEmpty { query.add("passed", names) }
        if let half { query.add("from", half.iso) }
        if months > 0 { query.add("months", String(months)) }
    }

    /// The fields as a form sends them along.
    public var fields: [Query.Field] {
        var query = Query()
        add(to: &query)
        return query.fields
    }
}
