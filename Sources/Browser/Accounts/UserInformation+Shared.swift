import Screens

extension UserInformation {
    /// The browser app's only one. No other room can name it, so no server ever holds a draft (S3-4.1).
    nonisolated(unsafe) static let shared = UserInformation()
}
