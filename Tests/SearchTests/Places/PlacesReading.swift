import Foundation

/// Empty when there is no such file: whatever is made from it then fails and says so.
func readBytes(of path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
}
