import Wire

/// JSON that reads as a value is written as JSON that reads as the same value.
func readJSON(_ bytes: [UInt8]) {
    _ = JSON(bytes)
    checkReturn([String].self, bytes)
    checkReturn([[Int64]].self, bytes)
    checkReturn([Bool?].self, bytes)
    checkReturn(of: Double(json: bytes))
}

/// Our reader scales by tens, so the last digits of a fraction may differ.
private func checkReturn(of number: Double?) {
    guard let number else { return }
    guard let again = Double(json: number.json) else { preconditionFailure("We write a number that we don't read.") }
    precondition(abs(again - number) <= abs(number) / 1_000_000_000_000)
}

private func checkReturn<Value: WireValue & Equatable>(_ type: Value.Type, _ bytes: [UInt8]) {
    guard let value = Value(json: bytes) else { return }
    precondition(Value(json: value.json) == value)
}
