import Domain
import HTTP
import Routes

/// Any head is admitted or refused.
func readRequest(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { _ = RequestGate.admits($0) }
}

/// Conditions that read from an address are the same when they are written and read again.
func readAddress(_ bytes: [UInt8]) {
    guard let target = Target(bytes) else { return }
    let query = Routes.Query(target.query.pairs.map { (name: $0.name, value: $0.value) })
    guard let conditions = try? Conditions(query) else { return }
    let written = Address.results(conditions).text
    guard let again = Target(written.utf8) else { preconditionFailure("We write an address that we don't read.") }
    precondition(Routes.Query(again.query.pairs.map { (name: $0.name, value: $0.value) }) == conditions.query)
    precondition((try? Conditions(conditions.query)) == conditions)
}
