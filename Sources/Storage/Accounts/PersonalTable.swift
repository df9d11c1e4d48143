/// A table that holds something of a person, and which rows of it are whose.
///
/// Every table whose rows belong to an account, directly or through another table, is listed here with every column; a
/// test compares the list with the schema. Its rows have to go with the account: by ON DELETE CASCADE on the way there. What
/// others need too stays without the name, by ON DELETE SET NULL.
struct PersonalTable: Sendable {
    let name: String
    /// Told to the person, in this order.
    let columns: [String]
    /// What only proves who somebody is. Even its owner isn't told, for an export may lie about anywhere.
    var secrets: [String] = []
    /// Which rows are the person's, who is `$1`.
    var condition = "account = $1"
    /// By which the rows are told in the same order on both engines.
    let order: String
    /// Whether its rows stay when the account goes, with the account's column empty.
    var staysWithoutName = false

    var sentence: String {
        "SELECT \(columns.joined(separator: ", ")) FROM \(name) WHERE \(condition) ORDER BY \(order)"
    }

    static let all = [
        PersonalTable(
            name: "accounts",
            columns: [
                "id", "handle", "name", "introduction", "phone", "birth_date", "language", "theme", "picture_key",
                "avatar_seed", "created_at",
            ],
            condition: "id = $1", order: "id"),
        PersonalTable(name: "passwords", columns: ["account", "changed_at"], secrets: ["hash"], order: "account"),
        PersonalTable(
            name: "provider_links", columns: ["account", "issuer", "subject", "linked_at"], order: "issuer, subject"),
        PersonalTable(
            name: "passkeys",
            columns: [
                "id", "account", "credential", "public_key", "sign_count", "label", "created_at", "last_used_at",
            ],
            order: "id"),
        PersonalTable(name: "recovery_codes", columns: ["account"], secrets: ["digest"], order: "digest"),
        PersonalTable(
            name: "sessions",
            columns: [
                "id", "account", "label", "created_at", "last_used_at", "proved_at", "expires_at", "replaced_at",
            ],
            secrets: ["family_digest", "token_digest", "previous_digest"], order: "id"),
        PersonalTable(
            name: "bookings",
            columns: [
                "id", "stay", "account", "check_in_date", "check_out_date", "adults", "children", "infants", "currency",
                "lodging_lines", "lodging", "extra_guests", "discount_percent", "discount", "cleaning", "service",
                "tax", "cancellation", "booked_at", "cancelled_at", "refund", "revision", "revised_at",
            ],
            order: "check_in_date, id", staysWithoutName: true),
        PersonalTable(
            name: "booked_nights", columns: ["stay", "night_date", "booking", "is_preparation"],
            condition: "booking IN (SELECT id FROM bookings WHERE account = $1)", order: "stay, night_date"),
        PersonalTable(
            name: "booking_answers", columns: ["account", "key", "status", "body", "answered_at"], secrets: ["digest"],
            order: "key"),
        PersonalTable(name: "wishes", columns: ["id", "account", "kind", "number", "wished_at"], order: "id"),
    ]
}
