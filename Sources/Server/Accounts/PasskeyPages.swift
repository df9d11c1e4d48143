import Domain
import HTTP
import SignIn
import Storage
import Views
import Words

/// What the settings show of passkeys, and what their form does.
enum PasskeyPages {
    /// `POST /settings/passkeys/:id/removal`. Who has only this to sign in with keeps it.
    @Sendable
    static func remove(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let (member, _) = try await site.sent(call)
        guard let text = call.parameters.first, let number = Int64(text), String(number) == text else {
            throw .notFound
        }
        let removal = try await site.stored { () async throws(StorageFault) in
            try await site.membership.passkeys.remove(
                Passkey.ID(number), of: member.account.id, offered: site.providers.issuers)
        }
        switch removal {
        case .removed: return SettingsForm.done(.start(.passkeyRemoved))
        case .lastWayIn: throw .passkey(.lastWayIn)
        case .unknown: throw .notFound
        }
    }

    /// The passkeys of an account, in the reader's words.
    static func shown(_ passkeys: [Passkey], _ words: Words) -> [PasskeysView.Shown] {
        passkeys.map { passkey in
            PasskeysView.Shown(
                id: passkey.id.number, label: passkey.label,
                since: words.since(words.date(Day(instant: passkey.createdAt))))
        }
    }
}

/// Why a passkey is refused, by its name in the API.
enum PasskeyRefusal: String, Sendable {
    /// It was asked for too long ago, in another browser, for something else, or has been answered already.
    case expired = "passkey_expired"
    /// What the device gave is not right, or its passkey is not known.
    case invalid = "passkey_invalid"
    case known = "passkey_known"
    case tooMany = "passkey_limit"
    case lastWayIn = "last_way_in"

    func text(_ words: Words) -> String {
        switch self {
        case .expired: words.passkeyExpired
        case .invalid: words.passkeyInvalid
        case .known: words.passkeyKnown
        case .tooMany: words.passkeysTooMany
        case .lastWayIn: words.passkeyIsLastWayIn
        }
    }
}

/// What a passkey is called.
enum PasskeyLabel {
    /// What its owner has typed, on one line and at most 80 code points; else what the browser is called.
    static func text(_ typed: String, userAgent: String?) -> String {
        let scalars = typed.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        let words = String(text).split(separator: " ").joined(separator: " ")
        // A letter is put together of four at most, or of so many that it may be cut.
        guard words.isEmpty else { return beginning(of: beginning(of: words, 4 * longest).composed, longest) }
        return DeviceLabel.text(userAgent: userAgent ?? "")
    }

    private static let longest = 80

    private static func beginning(of text: String, _ count: Int) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
    }
}
