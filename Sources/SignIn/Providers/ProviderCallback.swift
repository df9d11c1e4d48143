/// What a browser brings back from a provider, in the address's query or, from Apple, in a form.
public struct ProviderCallback: Sendable {
    /// Apple sends the person's name along.
    public static let mostBytes = 16_384

    let state: String?
    let code: String?
    let error: String?
    let issuer: String?
    /// Apple's JSON about the person, sent with the first sign-in only.
    let person: String?

    /// - Parameter bytes: the query without its question mark, or the form's body.
    /// - Throws: `.damagedCallback`.
    public init(encoded bytes: some Collection<UInt8>) throws(ProviderRefusal) {
        guard bytes.count <= ProviderCallback.mostBytes, let fields = FormFields(encoded: bytes), !fields.repeatsAName
        else { throw .damagedCallback }
        state = fields["state"]
        code = fields["code"]
        error = fields["error"]
        issuer = fields["iss"]
        person = fields["user"]
    }

    /// The code, once it is known whose callback this is.
    ///
    /// - Throws: `.cancelled`, `.endedByProvider`, `.missingCode`.
    func acceptedCode() throws(ProviderRefusal) -> String {
        if let error {
            // The second is Apple's word for the first.
            throw error == "access_denied" || error == "user_cancelled_authorize" ? .cancelled : .endedByProvider
        }
        guard let code, (1...4096).contains(code.utf8.count) else { throw .missingCode }
        return code
    }
}
