extension String {
    /// The whole number that stands there in decimal digits, perhaps behind a sign; nil where there is anything else, or more
    /// than 64 bits hold. In place of `Int64(text)`, which the browser app would carry for every kind of integer.
    @inline(never)
    public var wholeNumber: Int64? {
        var rest = Array(utf8)[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        guard !rest.isEmpty else { return nil }
        var number: Int64 = 0
        for byte in rest {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            // Taken away from, as the smallest number has no positive one.
            let (next, isTooLow) = tens.subtractingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
            guard !isTooLarge, !isTooLow else { return nil }
            number = next
        }
        if isNegative { return number }
        return number == .min ? nil : -number
    }

    /// The same where 32 bits hold it, which every kind of integer does on both sides.
    public var smallNumber: Int32? { wholeNumber.flatMap { Int32(exactly: $0) } }
}
