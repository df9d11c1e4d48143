import Domain

/// Goes through the fields of a value: writing them, reading them, or describing them.
///
/// One description per type serves all three, natively and in the browser.
public protocol FieldVisitor {
    mutating func visit(_ value: inout Int64)
    mutating func visit(_ value: inout Double)
    mutating func visit(_ value: inout Bool)
    mutating func visit(_ value: inout String)
    /// - Returns: whether the value is absent, or is to be.
    mutating func visitNull(isNull: Bool) -> Bool
    /// - Returns: how many elements the array has, or is to have.
    mutating func openArray(count: Int) -> Int
    mutating func openElement(_ index: Int)
    mutating func closeElement()
    mutating func closeArray()
    mutating func openObject()
    /// - Returns: false when the field is absent, so that the value keeps what it has.
    mutating func openField(_ name: StaticString) -> Bool
    mutating func closeField()
    mutating func closeObject()
}

/// A value that can be written and read.
public protocol WireValue {
    init()
    mutating func visit<V: FieldVisitor>(with visitor: inout V)
}

/// A value with named fields. Unknown names are ignored, absent ones keep their default.
public protocol Record: WireValue {
    mutating func fields<V: FieldVisitor>(_ visitor: inout V)
}

extension Record {
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        visitor.openObject()
        fields(&visitor)
        visitor.closeObject()
    }
}

extension FieldVisitor {
    public mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) {
        guard openField(name) else { return }
        value.visit(with: &self)
        closeField()
    }
}

extension Int64: WireValue {
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) { visitor.visit(&self) }
}

extension Int: WireValue {
    /// `Int` has 32 bits in the browser and 64 on the server. What is read lies within this range on both, so that both
    /// show the same, with room left for a small sum.
    public static let wireRange = -2_000_000_000...2_000_000_000

    /// A number outside `wireRange` becomes the nearest within it.
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        var wide = Int64(self)
        visitor.visit(&wide)
        let nearest = Int(clamping: wide)
        self = Swift.min(Swift.max(nearest, Int.wireRange.lowerBound), Int.wireRange.upperBound)
    }
}

extension Double: WireValue {
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) { visitor.visit(&self) }
}

extension Bool: WireValue {
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) { visitor.visit(&self) }
}

extension String: WireValue {
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) { visitor.visit(&self) }
}

extension Optional: WireValue where Wrapped: WireValue {
    public init() { self = nil }

    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        guard !visitor.visitNull(isNull: self == nil) else {
            self = nil
            return
        }
        var wrapped = self ?? Wrapped()
        wrapped.visit(with: &visitor)
        self = wrapped
    }
}

extension Array: WireValue where Element: WireValue {
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        let wanted = visitor.openArray(count: count)
        // One by one: taking away many at once is a long function, which the browser app would carry for every type.
        while count > wanted { removeLast() }
        for index in 0..<wanted {
            visitor.openElement(index)
            if index >= count { append(Element()) }
            self[index].visit(with: &visitor)
            visitor.closeElement()
        }
        visitor.closeArray()
    }
}

extension WireValue where Self: RawRepresentable, RawValue == Int {
    /// A number that names no case leaves the value as it is.
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        var number = Int64(rawValue)
        visitor.visit(&number)
        if let value = Self(rawValue: Int(clamping: number)) { self = value }
    }
}

extension WireValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// A text that names no case leaves the value as it is.
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        var text = rawValue
        visitor.visit(&text)
        if let value = Self.allCases.first(where: { $0.rawValue.hasBytes(of: text) }) { self = value }
    }
}
