import Domain
import SignIn
import Storage

extension PersonalRows {
    /// `{"table":"sessions","withheld":["token_digest"],"rows":[{"id":1,"created_at":"2027-03-01T09:00:00Z"}]}`
    var json: [UInt8] {
        let rows = rows.map { row in
            "{" + zip(columns, row).map { quoted($0) + ":" + Self.text($1, in: $0) }.joined(separator: ",") + "}"
        }
        let withheld = withheld.map { quoted($0) }.joined(separator: ",")
        return Array(
            "{\"table\":\(quoted(table)),\"withheld\":[\(withheld)],\"rows\":[\(rows.joined(separator: ",\n"))]}\n"
                .utf8)
    }

    /// Instants and days as people read them; their columns are named alike in all tables.
    private static func text(_ value: SQLValue, in column: String) -> String {
        switch value {
        case .null: "null"
        case .integer(let seconds) where column.hasSuffix("_at"): quoted(instant(seconds))
        case .integer(let day) where column.hasSuffix("_date"): quoted(Day(number: Int32(clamping: day)).iso)
        case .integer(let number): String(number)
        case .text(let text): quoted(text)
        case .blob(let bytes): quoted(Base64URL.encode(bytes))
        }
    }

    /// `2027-03-01T09:00:00Z`
    private static func instant(_ seconds: Int64) -> String {
        let day = Day(instant: seconds)
        let rest = seconds - seconds.floorDivided(by: 86_400) * 86_400
        let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return day.iso + "T" + clock.joined(separator: ":") + "Z"
    }
}
