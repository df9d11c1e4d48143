import SignIn
import Wire

// What goes to and fro for passkeys: the standard's own JSON (Web Authentication Level 3, sections 5.1.8 to 5.1.10), so that apps
// can hand it on to their system as it is. All bytes are in Base64url.

/// What is needed to have a passkey made.
struct PasskeyCreationOptions: Record {
    var challenge = ""
    var party = Party()
    var user = User()
    private var parameters = [Parameter()]
    private var timeout = PasskeyTimeout.milliseconds
    /// Those of the account, so that no authenticator makes a second one.
    var known: [PasskeyName] = []
    private var selection = Selection()
    private var attestation = "none"

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("challenge", &challenge)
        visitor.field("rp", &party)
        visitor.field("user", &user)
        visitor.field("pubKeyCredParams", &parameters)
        visitor.field("timeout", &timeout)
        visitor.field("excludeCredentials", &known)
        visitor.field("authenticatorSelection", &selection)
        visitor.field("attestation", &attestation)
    }

    struct Party: Record {
        var id = ""
        var name = ""

        mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("id", &id)
            visitor.field("name", &name)
        }
    }

    struct User: Record {
        var id = ""
        var name = ""
        var displayName = ""

        mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("id", &id)
            visitor.field("name", &name)
            visitor.field("displayName", &displayName)
        }
    }

    /// ES256, which every phone and every key of the last years can.
    struct Parameter: Record {
        private var type = "public-key"
        private var algorithm = -7

        mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("type", &type)
            visitor.field("alg", &algorithm)
        }
    }

    /// One that is found without an id, and that checks who uses it.
    struct Selection: Record {
        private var residentKey = "required"
        private var requireResidentKey = true
        private var userVerification = "required"

        mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("residentKey", &residentKey)
            visitor.field("requireResidentKey", &requireResidentKey)
            visitor.field("userVerification", &userVerification)
        }
    }
}

/// What is needed to sign in with any passkey of this site.
struct PasskeyRequestOptions: Record {
    var challenge = ""
    var party = ""
    private var timeout = PasskeyTimeout.milliseconds
    private var userVerification = "required"
    private var allowed: [PasskeyName] = []

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("challenge", &challenge)
        visitor.field("rpId", &party)
        visitor.field("timeout", &timeout)
        visitor.field("userVerification", &userVerification)
        visitor.field("allowCredentials", &allowed)
    }
}

private enum PasskeyTimeout {
    static let milliseconds = Int(PasskeyChallenges.lifetime) * 1000
}

/// Which passkey.
struct PasskeyName: Record {
    private var type = "public-key"
    var id = ""

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("type", &type)
        visitor.field("id", &id)
    }
}

/// What `POST /api/v1/passkeys` is sent.
struct PasskeyOrder: Record {
    /// Empty for the device's name.
    var label = ""
    var credential = CredentialMessage()

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("label", &label)
        visitor.field("credential", &credential)
    }
}

/// What `POST /api/v1/sessions/passkey` is sent.
struct PasskeySessionOrder: Record {
    var credential = CredentialMessage()

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("credential", &credential)
    }
}

/// What a browser's `navigator.credentials` gave.
struct CredentialMessage: Record {
    private var id = ""
    private var type = ""
    private var response = Response()

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
        visitor.field("type", &type)
        visitor.field("response", &response)
    }

    private struct Response: Record {
        var clientData = ""
        var attestation = ""
        var authenticatorData = ""
        var signature = ""
        var user = ""

        mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("clientDataJSON", &clientData)
            visitor.field("attestationObject", &attestation)
            visitor.field("authenticatorData", &authenticatorData)
            visitor.field("signature", &signature)
            visitor.field("userHandle", &user)
        }
    }

    /// nil where something isn't Base64url.
    var registration: PasskeyRegistration? {
        guard type == "public-key", let id = Base64URL.decode(id),
            let clientData = Base64URL.decode(response.clientData),
            let attestation = Base64URL.decode(response.attestation)
        else { return nil }
        return PasskeyRegistration(credential: id, clientData: clientData, attestation: attestation)
    }

    /// The same.
    var assertion: PasskeyAssertion? {
        guard type == "public-key", let id = Base64URL.decode(id),
            let clientData = Base64URL.decode(response.clientData),
            let data = Base64URL.decode(response.authenticatorData),
            let signature = Base64URL.decode(response.signature), let user = Base64URL.decode(response.user)
        else { return nil }
        return PasskeyAssertion(
            credential: id, clientData: clientData, authenticatorData: data, signature: signature, user: user)
    }
}

/// A passkey as its owner knows it.
struct PasskeyReply: Record {
    var id: Int64 = 0
    var label = ""

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
        visitor.field("label", &label)
    }
}
