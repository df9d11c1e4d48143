import Wire

/// What a page says to programs that read it (JSON-LD 1.1 in the words of schema.org), safe inside a `<script>` element.
indirect enum LinkedData: Sendable {
    case text(String)
    /// Written as it stands: digits, a point.
    case number(String)
    case flag(Bool)
    case list([LinkedData])
    /// Members without a value are left out.
    case thing(String, [(name: String, value: LinkedData?)])

    /// As a document of its own.
    var json: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, isRoot: true)
        return bytes
    }

    private func write(to bytes: inout [UInt8], isRoot: Bool = false) {
        switch self {
        case .text(let text): LinkedData.quote(text, to: &bytes)
        case .number(let digits): bytes += digits.utf8
        case .flag(let isOn): bytes += (isOn ? "true" : "false").utf8
        case .list(let items):
            bytes.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                item.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .thing(let type, let members):
            bytes += (isRoot ? "{\"@context\":\"https://schema.org\",\"@type\":" : "{\"@type\":").utf8
            LinkedData.quote(type, to: &bytes)
            for member in members {
                guard let value = member.value else { continue }
                bytes.append(UInt8(ascii: ","))
                LinkedData.quote(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func quote(_ text: String, to bytes: inout [UInt8]) {
        var writer = JSONWriter(capacity: text.utf8.count + 2)
        var text = text
        writer.visit(&text)
        bytes += writer.bytes
    }
}
