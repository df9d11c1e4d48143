import HTTP

/// A form is the same however its bytes are cut, and has no more in its parts than it has bytes.
func readForm(_ bytes: [UInt8]) {
    let whole = parts(bytes, pieces: max(1, bytes.count))
    precondition(whole == parts(bytes, pieces: 1))
    precondition(whole?.reduce(0) { $0 + $1.content.count } ?? 0 <= bytes.count)
}

private struct Part: Equatable {
    var name: String
    var fileName: String?
    var content: [UInt8] = []
}

private func parts(_ bytes: [UInt8], pieces: Int) -> [Part]? {
    var reader = MultipartReader(boundary: "cut")
    var parts: [Part] = []
    var rest = bytes[...]
    do {
        while !rest.isEmpty {
            try reader.take(Array(rest.prefix(pieces))) { (event: MultipartReader.Event) throws(Never) in
                switch event {
                case .part(let name, let fileName): parts.append(Part(name: name, fileName: fileName))
                case .bytes(let bytes): parts[parts.count - 1].content += bytes
                }
            }
            rest = rest.dropFirst(pieces)
        }
    } catch {
        return nil
    }
    return reader.isComplete ? parts : nil
}
