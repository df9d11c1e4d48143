import Foundation
import HTTP
import Outbound
import Server
import SignIn

/// The other services to sign in with (`ProviderConfiguration`).
extension Settings {
    static let knownOfProviders = [
        ("NADRI_SIGNIN_APPLE", "", "services_id:team_id:key_id:path or text of the .p8 file; unset offers no Apple"),
        ("NADRI_SIGNIN_KAKAO", "", "rest_api_key:secret"),
        ("NADRI_SIGNIN_FACEBOOK", "", "app_id:secret"),
        ("NADRI_SIGNIN_GITHUB", "", "client_id:secret"),
        (
            "NADRI_SIGNIN_OIDC_<NAME>", "",
            "issuer|client_id|secret|label of any OpenID Connect issuer; as many as there are names"
        ),
        (
            "NADRI_SIGNIN_<SERVICE>_AT", "",
            "another origin in the place of the service's own, for trying: http://127.0.0.1:9000"
        ),
        (
            "NADRI_DEMO_PROVIDER", "off",
            "on offers a service of two demo people that this server plays itself: anybody comes in; never with an https origin"
        ),
    ]

    /// What is configured, with the way to ask it.
    func signInProviders() -> Providers {
        Providers(
            providers, asking: OutboundClient(.operatorsOwn),
            demo: hasDemoProvider ? DemoProvider(clock: clock) : nil)
    }

    static func providers(_ environment: [String: String]) throws -> [Provider] {
        do throws(ProviderConfigurationFault) {
            return try ProviderConfiguration(environment: environment) { path in
                FileManager.default.contents(atPath: path).map { [UInt8]($0) }
            }.providers()
        } catch {
            throw Mistake(name: error.setting, reason: "should be \(error.expected)")
        }
    }

    static func demoProvider(_ text: String?, beside others: [Provider], at origin: Origin?) throws -> Bool {
        func mistake(_ reason: String) -> Mistake { Mistake(name: "NADRI_DEMO_PROVIDER", reason: reason) }
        switch text ?? "off" {
        case "off": return false
        case "on":
            guard origin?.scheme != .https else {
                throw mistake("anybody could come in at \(origin?.description ?? ""): it is for trying, without https")
            }
            guard !others.contains(where: { $0.slug == DemoProvider.slug }) else {
                throw mistake("NADRI_SIGNIN_OIDC_DEMO has its name already")
            }
            return true
        case let text: throw mistake("\"\(text)\" is neither on nor off")
        }
    }
}
