import Wire

/// Describes a type as JSON Schema by going through its fields, the same that reading and writing go through.
struct SchemaVisitor: FieldVisitor {
    /// What a rule says of a field beyond its type.
    struct Rule {
        /// Members of its schema, such as `"maxLength":20`.
        var limits = ""
        /// Whether it may be left out.
        var isOptional = false
    }

    private(set) var json = ""
    /// For each open object: the names so far, and of these the required ones.
    private var names: [[String]] = []
    private var required: [[String]] = []
    private var isNullable = false
    /// By the names that lead to the field: `credential.response.signature`.
    private let rules: [String: Rule]

    private init(_ rules: [String: Rule]) {
        self.rules = rules
    }

    static func schema<T: WireValue>(of type: T.Type, _ rules: [String: Rule] = [:]) -> String {
        var value = T()
        var visitor = SchemaVisitor(rules)
        value.visit(with: &visitor)
        return visitor.json
    }

    mutating func visit(_ value: inout Int64) { put(type: "integer", ",\"format\":\"int64\"") }
    mutating func visit(_ value: inout Double) { put(type: "number") }
    mutating func visit(_ value: inout Bool) { put(type: "boolean") }
    mutating func visit(_ value: inout String) { put(type: "string") }

    mutating func visitNull(isNull: Bool) -> Bool {
        isNullable = true
        return false
    }

    /// One element is enough to tell what the elements are.
    mutating func openArray(count: Int) -> Int {
        json += "{\"type\":\(type("array")),\"items\":"
        return 1
    }

    mutating func openElement(_ index: Int) {}
    mutating func closeElement() {}
    mutating func closeArray() { json += "}" }

    mutating func openObject() {
        json += "{\"type\":\(type("object")),\"properties\":{"
        names.append([])
        required.append([])
    }

    mutating func openField(_ name: StaticString) -> Bool {
        guard let last = names.indices.last else { return false }
        if !names[last].isEmpty { json += "," }
        names[last].append(name.description)
        if !rule.isOptional { required[last].append(name.description) }
        json += "\"\(name)\":"
        return true
    }

    mutating func closeField() {}

    mutating func closeObject() {
        _ = names.popLast()
        let required = (required.popLast() ?? []).map { "\"\($0)\"" }.joined(separator: ",")
        json += "},\"required\":[\(required)]}"
    }

    /// Of the field that was opened last.
    private var rule: Rule { rules[names.compactMap(\.last).joined(separator: ".")] ?? Rule() }

    private mutating func put(type name: String, _ more: String = "") {
        let limits = rule.limits
        json += "{\"type\":\(type(name))\(more)\(limits.isEmpty ? "" : "," + limits)}"
    }

    private mutating func type(_ name: String) -> String {
        defer { isNullable = false }
        return isNullable ? "[\"\(name)\",\"null\"]" : "\"\(name)\""
    }
}
