/// Reads or writes JSON, whichever it was made for. As one type, because the browser app carries the way through every
/// record's fields once for each type of visitor.
struct JSONVisitor: FieldVisitor {
    private(set) var reader: JSONReader
    private(set) var writer: JSONWriter
    private let isReading: Bool

    init(reading json: JSON) {
        reader = JSONReader(json)
        writer = JSONWriter(capacity: 0)
        isReading = true
    }

    /// nil unless it is JSON.
    @inline(never)
    init?(readingBytes bytes: [UInt8]) {
        guard let json = JSON(bytes) else { return nil }
        self.init(reading: json)
    }

    /// Whether every field that was there had the right type.
    @inline(never)
    var hasRead: Bool { reader.failure == nil }

    /// - Parameter capacity: bytes for which room is made at once.
    @inline(never)
    init(writingWithCapacity capacity: Int) {
        reader = JSONReader(.null)
        writer = JSONWriter(capacity: capacity)
        isReading = false
    }

    @inline(never)
    mutating func visit(_ value: inout Int64) {
        if isReading { reader.visit(&value) } else { writer.visit(&value) }
    }

    @inline(never)
    mutating func visit(_ value: inout Double) {
        if isReading { reader.visit(&value) } else { writer.visit(&value) }
    }

    @inline(never)
    mutating func visit(_ value: inout Bool) {
        if isReading { reader.visit(&value) } else { writer.visit(&value) }
    }

    @inline(never)
    mutating func visit(_ value: inout String) {
        if isReading { reader.visit(&value) } else { writer.visit(&value) }
    }

    @inline(never)
    mutating func visitNull(isNull: Bool) -> Bool {
        isReading ? reader.visitNull(isNull: isNull) : writer.visitNull(isNull: isNull)
    }

    @inline(never)
    mutating func openArray(count: Int) -> Int {
        isReading ? reader.openArray(count: count) : writer.openArray(count: count)
    }

    @inline(never)
    mutating func openElement(_ index: Int) {
        if isReading { reader.openElement(index) } else { writer.openElement(index) }
    }

    @inline(never)
    mutating func closeElement() {
        if isReading { reader.closeElement() } else { writer.closeElement() }
    }

    @inline(never)
    mutating func closeArray() {
        if isReading { reader.closeArray() } else { writer.closeArray() }
    }

    @inline(never)
    mutating func openObject() {
        if isReading { reader.openObject() } else { writer.openObject() }
    }

    @inline(never)
    mutating func openField(_ name: StaticString) -> Bool {
        isReading ? reader.openField(name) : writer.openField(name)
    }

    @inline(never)
    mutating func closeField() {
        if isReading { reader.closeField() } else { writer.closeField() }
    }

    @inline(never)
    mutating func closeObject() {
        if isReading { reader.closeObject() } else { writer.closeObject() }
    }
}

extension WireValue {
    /// nil unless the bytes are JSON in which every field that is there has the right type.
    public init?(json bytes: [UInt8]) {
        self.init()
        guard var visitor = JSONVisitor(readingBytes: bytes) else { return nil }
        visit(with: &visitor)
        guard visitor.hasRead else { return nil }
    }

    /// - Throws: the name of the first field of a wrong type; empty where it is no JSON of such a value at all.
    public init(reading bytes: [UInt8]) throws(UnreadableField) {
        guard let json = JSON(bytes) else { throw UnreadableField(name: "") }
        var value = Self()
        var visitor = JSONVisitor(reading: json)
        value.visit(with: &visitor)
        if let name = visitor.reader.failure { throw UnreadableField(name: name) }
        self = value
    }

    /// The value as JSON in UTF-8.
    public var json: [UInt8] {
        var copy = self
        var visitor = JSONVisitor(writingWithCapacity: 4096)
        copy.visit(with: &visitor)
        return visitor.writer.bytes
    }
}

/// A field of JSON that was of another type than expected.
public struct UnreadableField: Error, Sendable {
    public let name: String
}
