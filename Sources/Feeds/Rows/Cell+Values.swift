import Domain

/// What the bytes of a cell mean. Nothing here traps or allocates, unless it says so.
extension ArraySlice<UInt8> {
    /// Without blanks, tabs and line ends at both ends.
    package var trimmed: Cell {
        var rest = self
        while let byte = rest.first, byte.isBlank { rest.removeFirst() }
        while let byte = rest.last, byte.isBlank { rest.removeLast() }
        return rest
    }

    /// As a string; bytes that are no UTF-8 become U+FFFD. Allocates.
    package var text: String {
        String(decoding: self, as: UTF8.self)
    }

    package func equals(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { elementsEqual($0) }
    }

    /// A whole number from 0 on, `28` or `28.0`; the largest one where it would not fit. nil for anything else.
    package var wholeNumber: Int? {
        let digits = prefix { $0.isDigit }
        guard !digits.isEmpty else { return nil }
        let rest = dropFirst(digits.count)
        guard
            rest.isEmpty || (rest.first == UInt8(ascii: ".") && rest.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") })
        else { return nil }
        var value = 0
        for digit in digits {
            let (tenfold, tooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, tooLargeToo) = tenfold.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            if tooLarge || tooLargeToo { return .max }
            value = sum
        }
        return value
    }

    /// A finite number such as `-77.0392` or `9.5e-05`. Allocates.
    package var number: Double? {
        guard !isEmpty, count <= 40, allSatisfy({ $0.isDigit || numberMarks.contains($0) }) else { return nil }
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// `t` and `f`, in long or short; nil for an empty cell and anything else.
    package var flag: Bool? {
        switch first {
        case UInt8(ascii: "t") where count == 1 || equals("true"): true
        case UInt8(ascii: "T") where equals("True") || equals("TRUE"): true
        case UInt8(ascii: "f") where count == 1 || equals("false"): false
        case UInt8(ascii: "F") where equals("False") || equals("FALSE"): false
        default: nil
        }
    }

    /// `2023-09-23`, within 2000 … 2199: what lies outside is no night anybody offers.
    package var day: Day? {
        guard count == 10, self[startIndex + 4] == UInt8(ascii: "-"), self[startIndex + 7] == UInt8(ascii: "-")
        else { return nil }
        guard let year = shortNumber(at: 0, digits: 4), let month = shortNumber(at: 5, digits: 2),
            let day = shortNumber(at: 8, digits: 2), (2000..<2200).contains(year)
        else { return nil }
        return Day(year: year, month: month, day: day)
    }

    /// A key made of digits only, as the site gives them, kept as text: they go beyond 2^53.
    package var isKey: Bool {
        !isEmpty && count <= 32 && allSatisfy { $0.isDigit }
    }

    private func shortNumber(at offset: Int, digits: Int) -> Int? {
        var value = 0
        for index in (startIndex + offset)..<(startIndex + offset + digits) {
            guard self[index].isDigit else { return nil }
            value = value * 10 + Int(self[index] - UInt8(ascii: "0"))
        }
        return value
    }
}

private let numberMarks = Array("+-.eE".utf8)

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isLetter: Bool { lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z") }

    /// A blank, a tab or a line end.
    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
            || self == UInt8(ascii: "\r")
    }

    /// ASCII capital letters made small, all else as it is.
    var lowercased: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self + 32 : self
    }
}
