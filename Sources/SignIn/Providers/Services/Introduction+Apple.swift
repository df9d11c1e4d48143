import Wire

extension Introduction {
    /// Who it is stands in the identity token. The name doesn't: it comes along with the browser, the first time only, so
    /// anybody could have written it. It is only proposed to the person, who may change it.
    func apple() async throws(ProviderRefusal) -> Identity {
        let token = try await checkedToken()
        var identity = try identity(token.subject, token.claims)
        identity.isEmailPrivate = identity.email != nil && token.claims.member("is_private_email")?.truth == true
        identity.name = person.flatMap { JSON(Array($0.utf8)) }.flatMap(Introduction.appleName)
        return identity
    }

    /// `{"name":{"firstName":"…","lastName":"…"},"email":"…"}`; the mail address there is not to be trusted, and the token
    /// has it as well.
    private static func appleName(_ person: JSON) -> String? {
        guard let name = person.member("name") else { return nil }
        let first = name.member("firstName")?.text.flatMap(Identity.line) ?? ""
        let last = name.member("lastName")?.text.flatMap(Identity.line) ?? ""
        // Korean and Japanese names have the family first and, in Korean, nothing in between.
        if last.unicodeScalars.contains(where: isHangul) { return Identity.line(last + first) }
        return Identity.line(last.unicodeScalars.contains(where: isJapanese) ? last + " " + first : first + " " + last)
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }

    private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
        (0x3040...0x30FF).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
    }
}
