/// Why a setting isn't understood. Names the setting and never its value, which is a secret.
public struct ProviderConfigurationFault: Error, Sendable, Equatable, CustomStringConvertible {
    public let setting: String
    /// What it should have been.
    public let expected: String

    public var description: String { "\(setting) should be \(expected)." }
}

/// Providers are set by environment variables; what isn't set isn't offered.
///
/// | Variable | Value |
/// |---|---|
/// | `NADRI_SIGNIN_GITHUB` | `client_id:secret` |
/// | `NADRI_SIGNIN_KAKAO` | `rest_api_key:secret`, or the key alone where the app has no secret |
/// | `NADRI_SIGNIN_FACEBOOK` | `app_id:secret` |
/// | `NADRI_SIGNIN_APPLE` | `services_id:team_id:key_id:` and the .p8 file's path, or its text, line ends as `\n` if need be |
/// | `NADRI_SIGNIN_OIDC_<NAME>` | `issuer\|client_id\|secret\|label`; `<NAME>` in small letters is its name in addresses |
/// | `NADRI_SIGNIN_GITHUB_AT` and so on | another origin in the place of the service's own, for trying |
public struct ProviderConfiguration {
    private let environment: [String: String]
    private let readFile: (String) -> [UInt8]?

    /// - Parameter readFile: the bytes of the file of that path, or nil where it can't be read.
    public init(environment: [String: String], readFile: @escaping (String) -> [UInt8]?) {
        self.environment = environment
        self.readFile = readFile
    }

    /// In the order in which they are offered: Apple, Kakao, Facebook, GitHub, then the others by name.
    public func providers() throws(ProviderConfigurationFault) -> [Provider] {
        var providers: [Provider] = []
        if let apple = try apple() { providers.append(apple) }
        if let kakao = try kakao() { providers.append(kakao) }
        if let facebook = try client(of: "FACEBOOK") {
            let endpoints = try endpoints("FACEBOOK", .facebook)
            providers.append(.facebook(clientID: facebook.id, secret: facebook.secret, at: endpoints))
        }
        if let github = try client(of: "GITHUB") {
            let endpoints = try endpoints("GITHUB", .github)
            providers.append(.github(clientID: github.id, secret: github.secret, at: endpoints))
        }
        let prefix = "NADRI_SIGNIN_OIDC_"
        for name in environment.keys.filter({ $0.hasPrefix(prefix) }).sorted() {
            guard let provider = try openID(setting: name, name: String(name.dropFirst(prefix.count))) else { continue }
            providers.append(provider)
        }
        return providers
    }

    /// A setting left empty counts as not set.
    private func value(_ setting: String) -> String? {
        environment[setting].flatMap { $0.isEmpty ? nil : $0 }
    }

    private func client(of service: String) throws(ProviderConfigurationFault) -> (id: String, secret: Secret)? {
        let setting = "NADRI_SIGNIN_" + service
        guard let value = value(setting) else { return nil }
        let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw ProviderConfigurationFault(setting: setting, expected: "client_id:secret") }
        return (parts[0], Secret(parts[1]))
    }

    private func kakao() throws(ProviderConfigurationFault) -> Provider? {
        guard let value = value("NADRI_SIGNIN_KAKAO") else { return nil }
        let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
        guard let key = parts.first else {
            throw ProviderConfigurationFault(setting: "NADRI_SIGNIN_KAKAO", expected: "rest_api_key:secret")
        }
        let endpoints = try endpoints("KAKAO", .kakao)
        return .kakao(clientID: key, secret: Secret(parts.count == 2 ? parts[1] : ""), at: endpoints)
    }

    private func apple() throws(ProviderConfigurationFault) -> Provider? {
        guard let value = value("NADRI_SIGNIN_APPLE") else { return nil }
        let fault = ProviderConfigurationFault(
            setting: "NADRI_SIGNIN_APPLE",
            expected: "services_id:team_id:key_id:path or text of a .p8 file, a key on P-256")
        let parts = value.split(separator: ":", maxSplits: 3).map(String.init)
        guard parts.count == 4, let pem = pem(parts[3]), let key = AppleKey(team: parts[1], id: parts[2], pem: pem)
        else { throw fault }
        return .apple(clientID: parts[0], key: key, at: try endpoints("APPLE", .apple))
    }

    private func pem(_ text: String) -> String? {
        guard text.hasPrefix("-----BEGIN") else { return readFile(text).map { String(decoding: $0, as: UTF8.self) } }
        return text.split(separator: "\\n").joined(separator: "\n")
    }

    private func endpoints(
        _ service: String, _ own: ProviderEndpoints
    ) throws(ProviderConfigurationFault) -> ProviderEndpoints {
        let setting = "NADRI_SIGNIN_\(service)_AT"
        guard let origin = value(setting) else { return own }
        guard ProviderEndpoints.isSafe(origin), ProviderEndpoints.path(of: origin).isEmpty else {
            throw ProviderConfigurationFault(
                setting: setting, expected: "an origin such as https://example.com, or one on loopback")
        }
        return own.moved(to: origin)
    }

    private func openID(setting: String, name: String) throws(ProviderConfigurationFault) -> Provider? {
        guard let value = value(setting) else { return nil }
        let slug = name.lowercased().split(separator: "_").joined(separator: "-")
        let isName = (1...32).contains(slug.utf8.count) && name.utf8.allSatisfy(ProviderConfiguration.isNameByte)
        guard isName, !["github", "apple", "kakao", "facebook"].contains(slug) else {
            throw ProviderConfigurationFault(
                setting: setting, expected: "named with A-Z, 0-9 and _, and not like one of the services that we know")
        }
        let parts = value.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, ProviderEndpoints.isSafe(parts[0]), !parts[0].contains("?"), !parts[1].isEmpty,
            let label = Identity.line(parts[3])
        else {
            throw ProviderConfigurationFault(
                setting: setting, expected: "issuer|client_id|secret|label, the issuer with https or on loopback")
        }
        return .openID(slug: slug, label: label, issuer: parts[0], clientID: parts[1], secret: Secret(parts[2]))
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
