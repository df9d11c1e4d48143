import Domain
import Routes
import Wire

/// Search conditions inside a screen's state, kept as the query that an address would hold.
public struct ConditionsRecord: Record, Equatable, Sendable {
    public var conditions = Conditions()

    public init() {}

    public init(_ conditions: Conditions) {
        self.conditions = conditions
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        var fields = conditions.query.fields.map { QueryField($0.name, $0.value) }
        visitor.field("fields", &fields)
        let query = Query(fields.map { (name: $0.name, value: $0.value) })
        do throws(AddressFault) { conditions = try Conditions(query) } catch {}
    }

    private struct QueryField: Record {
        var name = ""
        var value = ""

        init() {}

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("name", &name)
            visitor.field("value", &value)
        }
    }
}
