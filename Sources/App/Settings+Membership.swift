import Glibc
import Media
import Server
import SignIn
import Storage

extension Settings {
    /// What signing up and in work with. The keys for tokens are made on the first start.
    func membership(_ database: Database) throws -> Membership {
        let file = TokenKeyFile(folder: storage.folder)
        let keys = try tokenKeys ?? file.keys()
        let isFixed = tokenKeys != nil
        let tokens = AccessTokens(keys: keys) { isFixed ? nil : try? file.kept() }
        return Membership(
            database: database, passwords: Passwords(cost: passwordCost), commonPasswords: try share.commonPasswords(),
            keys: keys, tokens: tokens, portraits: try portraits(database))
    }

    private func portraits(_ database: Database) throws -> Portraits {
        let incoming = storage.folder + "/incoming"
        guard mkdir(incoming, 0o700) == 0 || errno == EEXIST else {
            throw Mistake(name: "NADRI_DATA", reason: "\(incoming) can't be made")
        }
        // One folder for what is sent and what is made of it: what a kill left of either is cleared away now.
        return Portraits(
            intake: try PictureIntake(folder: incoming), store: try mediaStore(), database: database,
            folder: incoming)
    }

    private func mediaStore() throws -> any MediaStore {
        switch media {
        case .folder(let path): try DiskStore(folder: path)
        case .s3(let location, let credentials): S3Store(location, credentials)
        }
    }
}

/// Where pictures are kept that people have sent.
enum MediaSetting: Sendable {
    case folder(String)
    case s3(S3Location, S3Store.Credentials)

    /// - Parameter value: a setting's, nil where it isn't set.
    init(_ text: String?, in folder: String, _ value: (String) -> String?) throws {
        guard let text else {
            self = .folder(folder + "/media")
            return
        }
        guard text.hasPrefix("s3://") else {
            self = .folder(text)
            return
        }
        guard let key = value("NADRI_MEDIA_KEY") ?? value("AWS_ACCESS_KEY_ID"),
            let secret = value("NADRI_MEDIA_SECRET") ?? value("AWS_SECRET_ACCESS_KEY")
        else { throw Settings.Mistake(name: "NADRI_MEDIA_KEY, NADRI_MEDIA_SECRET", reason: "are needed for s3://") }
        self = .s3(
            try S3Location(text),
            S3Store.Credentials(accessKey: key, secretKey: secret, sessionToken: value("AWS_SESSION_TOKEN")))
    }
}
