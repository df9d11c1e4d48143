import Testing

@testable import HTTP

@Suite("Forms with files, taken apart")
struct MultipartTests {
    /// Names, file names and contents of the parts; nil where it is no such form.
    private struct Part: Equatable {
        var name: String
        var fileName: String? = nil
        var text = ""
    }

    private func parts(_ text: String, pieces: Int = .max) -> [Part]? {
        var reader = MultipartReader(boundary: "cut")
        var parts: [Part] = []
        var contents: [[UInt8]] = []
        var rest = Array(text.utf8)[...]
        do {
            while !rest.isEmpty {
                try reader.take(Array(rest.prefix(pieces))) { (event: MultipartReader.Event) throws(Never) in
                    switch event {
                    case .part(let name, let fileName):
                        parts.append(Part(name: name, fileName: fileName))
                        contents.append([])
                    case .bytes(let bytes): contents[contents.count - 1] += bytes
                    }
                }
                rest = rest.dropFirst(pieces)
            }
        } catch {
            return nil
        }
        // A letter may have been cut in the middle.
        for (index, bytes) in contents.enumerated() { parts[index].text = String(decoding: bytes, as: UTF8.self) }
        return reader.isComplete ? parts : nil
    }

    private func form(_ parts: String...) -> String {
        parts.map { "--cut\r\n\($0)\r\n" }.joined() + "--cut--\r\n"
    }

    private func field(_ name: String, _ value: String) -> String {
        "Content-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)"
    }

    @Test(arguments: [1, 2, 3, 7, 40, Int.max])
    func fieldsAndFilesComeInTheirOrderHoweverTheBytesAreCut(pieces: Int) {
        let head =
            "content-disposition:form-data; filename=\"사진;name=x.jpg\"; name=\"photo\"\r\nContent-Type: image/jpeg"
        let text = form(
            field("name", ""), field("a b", "one\r\n--cu\r\n\r\n--\r"), head + "\r\n\r\n\u{0}\r\n\r\n",
            field("name", "준"))
        #expect(
            parts("\r\n" + text + "epilogue", pieces: pieces) == [
                Part(name: "name"), Part(name: "a b", text: "one\r\n--cu\r\n\r\n--\r"),
                Part(name: "photo", fileName: "사진;name=x.jpg", text: "\u{0}\r\n\r\n"), Part(name: "name", text: "준"),
            ])
        #expect(parts("a preamble\r\n" + text, pieces: pieces)?.count == 4)
        #expect(parts("--cut--", pieces: pieces) == [])
    }

    @Test("Nothing is guessed: what breaks off or has no such head is no form", arguments: [1, Int.max])
    func malformed(pieces: Int) {
        let whole = form(field("name", "a"))
        for count in 0..<whole.utf8.count - 2 {
            #expect(parts(String(decoding: whole.utf8.prefix(count), as: UTF8.self), pieces: pieces) == nil)
        }
        let heads = [
            "", "X: y", "Content-Disposition: form-data", "Content-Disposition: attachment; name=\"a\"",
            "Content-Disposition: form-data; name=\"a", "Content-Disposition: form-data; name=a",
            "Content-Disposition: form-data; filename=\"name=\"", "X: \(String(repeating: "y", count: 4096))",
        ]
        for head in heads { #expect(parts(form("\(head)\r\n\r\nx"), pieces: pieces) == nil, "\(head)") }
        #expect(parts("--cutlass\r\n" + whole, pieces: pieces) == nil)
        #expect(parts(form(field("name", "a\r\n--cut")), pieces: pieces) == nil)
    }

    @Test("The boundary stands in the type, in quotes or not, among other things or alone")
    func boundaries() {
        for text in [
            "multipart/form-data; boundary=cut", "Multipart/Form-Data;charset=utf-8; BOUNDARY=\"cut\"",
        ] {
            #expect(MultipartReader.boundary(in: text) == "cut")
        }
        for text in [
            "", "multipart/form-data", "multipart/mixed; boundary=cut", "multipart/form-data; boundary=",
            "multipart/form-data; boundary=\"\"", "multipart/form-data; boundary=a b",
            "multipart/form-data; boundary=\(String(repeating: "x", count: 71))",
        ] {
            #expect(MultipartReader.boundary(in: text) == nil, "\(text)")
        }
    }

    private enum Enough: Error { case enough }

    @Test func whoWantsNoMoreStopsIt() {
        var reader = MultipartReader(boundary: "cut")
        var wasStopped = false
        do throws(MultipartFault<Enough>) {
            try reader.take(Array(form(field("name", "a")).utf8)) { (_: MultipartReader.Event) throws(Enough) in
                throw .enough
            }
        } catch {
            if case .stopped(.enough) = error { wasStopped = true }
        }
        #expect(wasStopped)
    }
}
