import Domain

/// Gathers rules while a segment is built; equal ones get the same number.
struct RuleBook {
    private var numbers: [RuleTerms: UInt32] = [:]
    private(set) var terms: [RuleTerms] = []

    mutating func number(of wanted: RuleTerms) -> UInt32 {
        if let number = numbers[wanted] { return number }
        let number = UInt32(terms.count)
        numbers[wanted] = number
        terms.append(wanted)
        return number
    }
}
