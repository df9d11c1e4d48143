import Domain
import HTTP
import Routes
import Wire

extension Call {
    /// Of the fields of a form, or a record.
    static let mostBytes = 32 * 1024

    /// The fields of a form.
    func form() async throws(Refusal) -> HTTP.Query {
        try checkType("application/x-www-form-urlencoded")
        guard let fields = HTTP.Query(decoding: try await bytes()) else { throw .badBody }
        return fields
    }

    /// A record sent as JSON. What it doesn't name keeps its default; what it names besides is not looked at.
    func record<R: Record>(_ type: R.Type) async throws(Refusal) -> R {
        try checkType("application/json")
        guard let record = R(json: try await bytes()) else { throw .badBody }
        return record
    }

    /// The same, and says which field is of a wrong type.
    func order<R: Record>(_ type: R.Type) async throws(Refusal) -> R {
        try checkType("application/json")
        let bytes = try await bytes()
        do {
            return try R(reading: bytes)
        } catch {
            guard !error.name.isEmpty else { throw .badBody }
            throw .badMember(AddressFault(field: error.name, reason: .malformed))
        }
    }

    /// The members of a merge patch (RFC 7396). Patches of anything but an object would leave no account.
    func patch() async throws(Refusal) -> [(name: String, value: JSON)] {
        try checkType("application/merge-patch+json", "application/json")
        guard case .object(let members) = JSON(try await bytes()) else { throw .badBody }
        return members
    }

    /// What comes next of the body; nil at its end.
    func nextBytes() async throws(Refusal) -> [UInt8]? {
        do {
            return try await request.body.next()
        } catch {
            throw .interrupted
        }
    }

    private func checkType(_ expected: String...) throws(Refusal) {
        let type = request.headers["content-type"]?.split(separator: ";").first?.lowercased() ?? ""
        guard expected.contains(type) else { throw .wrongType(expected) }
    }

    private func bytes() async throws(Refusal) -> [UInt8] {
        do {
            return try await request.body(limit: Call.mostBytes)
        } catch .tooLarge {
            throw .bodyTooLarge(Call.mostBytes)
        } catch {
            throw .interrupted
        }
    }
}
