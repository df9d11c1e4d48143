/// Why a server did not start.
public enum ServerFault: Error, Sendable, Equatable, CustomStringConvertible {
    /// The configured address is no Internet address.
    case notAnAddress(String)
    /// The system does not let us listen there; its error number. 98 (EADDRINUSE): another program does.
    case cannotListen(address: String, port: UInt16, errno: Int32)
    /// No threads or memory for the library.
    case outOfResources
    /// It was started before; a server starts once.
    case alreadyStarted

    public var description: String {
        switch self {
        case .notAnAddress(let text): "\"\(text)\" is not an Internet address"
        case .cannotListen(let address, let port, let number):
            "cannot listen on \(address) port \(port): \(systemMessage(number))"
        case .outOfResources: "the system has no threads or memory left for the server"
        case .alreadyStarted: "the server was started before"
        }
    }
}
