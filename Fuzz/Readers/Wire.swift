import Wire

/// JSON that reads as a value is written as JSON that reads as the same value.
func readJSON(_ bytes: [UInt8]) {
    _ = JSON(bytes)
    checkReturn([String].self, bytes)
    checkReturn([[Int64]].self, bytes)
    checkReturn([Bool?].self, bytes)
    checkReturn([Double].self, bytes)
}

private func checkReturn<Value: WireValue & Equatable>(_ type: Value.Type, _ bytes: [UInt8]) {
    guard let value = Value(json: bytes) else { return }
    precondition(Value(json: value.json) == value)
}
