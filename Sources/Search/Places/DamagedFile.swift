/// A data file that can't be trusted, and where it shows.
public struct DamagedFile: Error, Equatable, CustomStringConvertible {
    public var file: String
    /// From 1 on.
    public var line: Int
    public var reason: String

    public var description: String { "\(file), line \(line): \(reason)" }
}
