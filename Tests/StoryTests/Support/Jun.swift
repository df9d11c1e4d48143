/// Jun, who travels, as he fills in the sign-up.
enum Jun {
    static let handle = "jun_2027"
    static let password = "보리차 한 잔 값"

    static var fields: [(String, String)] {
        [
            ("handle", handle), ("password", password), ("repetition", password), ("introduction", "기차로 다녀요."),
            ("phone", "010-1234-5678"), ("birth", "1996-02-29"), ("avatar", "7"), ("terms", "yes"), ("privacy", "yes"),
        ]
    }

    /// The fields with some of them changed.
    static func fields(_ changed: (String, String)...) -> [(String, String)] {
        fields.map { field in changed.first { $0.0 == field.0 } ?? field }
    }

    static func order(handle: String = handle, password: String = password) -> String {
        #"{"handle":"\#(handle)","password":"\#(password)","introduction":"기차로 다녀요.","phone":"01012345678","#
            + #""birth":"1996-02-29","picture":null,"avatar":7,"terms":true,"privacy":true}"#
    }

    static func session(id: String = handle, password: String = password) -> String {
        #"{"id":"\#(id)","password":"\#(password)"}"#
    }
}

extension StoryBrowser {
    /// Jun has an account; nobody is signed in yet.
    func joinAsJun() async throws {
        let reply = try await send("POST", "/api/v1/accounts", json: Jun.order())
        guard reply.status == 201 else { throw Reply.Failure(description: "joining: \(reply.status) \(reply.text)") }
    }

    /// Jun signs in here.
    func signInAsJun() async throws {
        let reply = try await send("POST", "/api/v1/sessions", json: Jun.session())
        guard reply.status == 204 else { throw Reply.Failure(description: "signing in: \(reply.status) \(reply.text)") }
    }

    /// Whether the server takes this browser for somebody signed in.
    var isSignedIn: Bool {
        get async throws { try await get("/settings").status == 200 }
    }
}
