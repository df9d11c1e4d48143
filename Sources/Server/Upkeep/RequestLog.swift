import Domain
import HTTP
import Storage

/// One JSON line for each request, without anything that tells who asked or what for: no address of the caller, no query, no id
/// of a person in the path.
public struct RequestLog: Sendable {
    private let clock: WallClock
    private let write: @Sendable (String) -> Void

    public init(clock: WallClock, write: @escaping @Sendable (String) -> Void) {
        self.clock = clock
        self.write = write
    }

    public func note(_ facts: ExchangeFacts) {
        let milliseconds = (facts.duration.seconds * 100_000).rounded() / 100
        write(
            "{\"time\":\"\(time)\",\"id\":\"\(facts.id)\",\"method\":\"\(facts.method?.rawValue ?? "-")\","
                + "\"path\":\"\(RequestLog.plain(Site.loggable(facts.path)))\",\"status\":\(facts.status.rawValue),"
                + "\"ms\":\(milliseconds),\"bytes\":\(facts.bytesOut),\"whole\":\(facts.isComplete)}")
    }

    /// What the database said when the request of that number could not be answered for it.
    public func note(_ fault: StorageFault, of id: RequestID) {
        write("{\"time\":\"\(time)\",\"id\":\"\(id)\",\"fault\":\"\(RequestLog.plain("\(fault)"))\"}")
    }

    /// Now, as `2027-03-01T09:00:00Z`.
    private var time: String {
        let now = clock.now()
        let day = Day(number: Int32(clamping: now / 86_400)).iso
        let rest = now % 86_400
        return day + "T" + two(rest / 3600) + ":" + two(rest / 60 % 60) + ":" + two(rest % 60) + "Z"
    }

    private func two(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }

    /// A path is as it came: what could break out of the JSON text, or is not ASCII, is written as a question mark.
    private static func plain(_ path: String) -> String {
        String(
            decoding: path.utf8.map { byte -> UInt8 in
                let isPlain = byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
                return isPlain ? byte : UInt8(ascii: "?")
            }, as: UTF8.self)
    }
}
