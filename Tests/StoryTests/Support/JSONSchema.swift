import Wire

/// As much of JSON Schema as the OpenAPI document uses, read so strictly that a field too many is a fault too.
struct JSONSchema {
    let schema: JSON
    /// The whole document, into which `$ref` points.
    let document: JSON

    /// What in the value isn't as described, each with its path; empty when all is.
    func faults(in value: JSON, at path: String = "$") -> [String] {
        if let reference = schema["$ref"]?.text {
            return resolved(reference)?.faults(in: value, at: path) ?? ["\(reference) leads nowhere"]
        }
        var types = schema["type"]?.elements?.compactMap(\.text) ?? []
        if let type = schema["type"]?.text { types = [type] }
        guard !types.isEmpty else { return ["\(path): no type is described"] }
        guard let type = types.first(where: { JSONSchema.isOf($0, value) }) else {
            return ["\(path): is none of \(types)"]
        }
        switch type {
        case "object": return objectFaults(value, path)
        case "array":
            guard let items = schema["items"] else { return ["\(path): no items are described"] }
            let one = JSONSchema(schema: items, document: document)
            return (value.elements ?? []).enumerated().flatMap { one.faults(in: $1, at: "\(path)[\($0)]") }
        case "string": return limitFaults(value, path) + choiceFaults(value, path)
        default: return choiceFaults(value, path)
        }
    }

    private func limitFaults(_ value: JSON, _ path: String) -> [String] {
        let count = Int64(value.text?.unicodeScalars.count ?? 0)
        var faults: [String] = []
        if let least = schema["minLength"]?.integer, count < least { faults.append("\(path): is too short") }
        if let most = schema["maxLength"]?.integer, count > most { faults.append("\(path): is too long") }
        if let pattern = schema["pattern"]?.text, let text = value.text,
            (try? Regex(pattern).firstMatch(in: text)) == nil
        {
            faults.append("\(path): doesn't fit \(pattern)")
        }
        return faults
    }

    private func choiceFaults(_ value: JSON, _ path: String) -> [String] {
        let choices = schema["enum"]?.elements ?? schema["const"].map { [$0] } ?? []
        guard !choices.isEmpty, !choices.contains(where: { "\($0)" == "\(value)" }) else { return [] }
        return ["\(path): is none of \(choices)"]
    }

    private func objectFaults(_ value: JSON, _ path: String) -> [String] {
        let described = schema["properties"]?.members ?? []
        let required = Set(schema["required"]?.elements?.compactMap(\.text) ?? [])
        let present = value.members ?? []
        var faults: [String] = []
        for (name, member) in present {
            guard let property = described.first(where: { $0.name == name }) else {
                faults.append("\(path).\(name): isn't described")
                continue
            }
            faults += JSONSchema(schema: property.value, document: document).faults(in: member, at: "\(path).\(name)")
        }
        let names = present.map(\.name)
        if Set(names).count != names.count { faults.append("\(path): a name stands twice") }
        faults += required.subtracting(names).sorted().map { "\(path).\($0): is missing" }
        return faults
    }

    private func resolved(_ reference: String) -> JSONSchema? {
        var place: JSON? = document
        for name in reference.split(separator: "/").dropFirst() { place = place?[String(name)] }
        return place.map { JSONSchema(schema: $0, document: document) }
    }

    private static func isOf(_ type: String, _ value: JSON) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .text), ("boolean", .bool), ("null", .null),
            ("integer", .integer), ("number", .integer), ("number", .number):
            true
        default: false
        }
    }
}
