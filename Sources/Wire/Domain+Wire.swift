import Domain

extension Language: WireValue {
    public init() { self = .korean }
}

extension StayKind: WireValue {
    public init() { self = .apartment }

    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        self = visitor.visitSlug(self, among: StayKind.allCases) { $0.slug }
    }
}

extension StayShare: WireValue {
    public init() { self = .entire }

    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        self = visitor.visitSlug(self, among: StayShare.allCases) { $0.slug }
    }
}

extension Amenity: WireValue {
    public init() { self = .wifi }

    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        self = visitor.visitSlug(self, among: Amenity.allCases) { $0.slug }
    }
}

extension Loosening: WireValue {
    public init() { self = .dates }

    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        self = visitor.visitSlug(self, among: Loosening.allCases) { $0.slug }
    }
}

extension NightState: WireValue {
    public init() { self = .open }

    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        self = visitor.visitSlug(self, among: NightState.allCases) { $0.slug }
    }
}

extension CancellationRule: WireValue {
    public init() { self = .flexible }

    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        self = visitor.visitSlug(self, among: CancellationRule.allCases) { $0.slug }
    }
}

extension BookingPhase: WireValue {
    public init() { self = .coming }

    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        self = visitor.visitSlug(self, among: BookingPhase.allCases) { $0.slug }
    }
}

extension LodgingLine.Kind: WireValue {
    public init() { self = .weekday }

    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        self = visitor.visitSlug(self, among: LodgingLine.Kind.allCases) { $0.slug }
    }
}

extension Day: WireValue {
    public init() { self.init(number: 0) }

    /// Written as `YYYY-MM-DD`; a text that is no date leaves the value as it is.
    public mutating func visit<V: FieldVisitor>(with visitor: inout V) {
        var text = iso
        visitor.visit(&text)
        if let day = Day(iso: text) { self = day }
    }
}

extension FieldVisitor {
    /// A case written as its slug. A slug that names no case leaves the value as it is.
    fileprivate mutating func visitSlug<Value>(
        _ value: Value, among cases: [Value], slug: (Value) -> StaticString
    ) -> Value {
        var text = slug(value).withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        visit(&text)
        // Writing leaves it as it is.
        if slug(value) ~= Name(text) { return value }
        return cases.first { slug($0) ~= Name(text) } ?? value
    }
}

extension Wish: Record {
    public init() { self.init(kind: .stay, number: 0) }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        var slug = kind.text
        var number = Int64(number)
        visitor.field("kind", &slug)
        visitor.field("id", &number)
        // Of a kind that isn't known here nothing is left: it must not be taken for another.
        let kind = Wish.Kind(slug: slug)
        self = Wish(kind: kind ?? .stay, number: kind == nil ? 0 : Int32(clamping: number))
    }
}
