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
            keys: keys, tokens: tokens)
    }
}
