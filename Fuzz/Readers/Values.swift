import Domain

/// A day that reads is a day of the calendar and is written as it was read.
func readDay(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let day = Day(iso: text) else { return }
    precondition(day.iso == text)
    let (year, month, dayOfMonth) = day.parts
    precondition(Day(year: year, month: month, day: dayOfMonth) == day)
}

/// A currency that reads is written as it was read.
func readCurrency(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let currency = Currency(code: text) else { return }
    precondition(currency.code == text)
}
