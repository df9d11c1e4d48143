import Domain
import HTTP
import SignIn

extension Operation {
    /// Hearts: of whoever is signed in, else of the browser that asks.
    static func ofWishes(_ limits: MembershipLimits) -> [Operation] {
        [
            Operation(
                method: .get, path: "/api/v1/wishes", summary: "What whoever asks has put a heart on, the newest first",
                fields: [QueryField("cards", "1 adds what the cards of stays show", choices: ["0", "1"])],
                answer: found("WishPage"), refusals: [accessIsOver]),
            Operation(
                method: .put, path: "/api/v1/wishes/{kind}/{id}", summary: "Put a heart on it", fields: wish,
                access: .ourPages,
                answer: Answer(
                    status: .noContent, text: "Done, or so already. A browser without an account is known by a cookie"),
                refusals: [
                    accessIsOver, Refused(.notFound, "There is no such thing"),
                    Refused(.conflict, "wishlist_full: \(Wishlist.most) are wished for"), tooMany(limits),
                ]),
            Operation(
                method: .delete, path: "/api/v1/wishes/{kind}/{id}", summary: "Take its heart off", fields: wish,
                access: .ourPages, answer: Answer(status: .noContent, text: "Done, or so already"),
                refusals: [accessIsOver, Refused(.notFound, "No thing could be called so")],
                limit: limits.wishes.rate),
        ]
    }

    private static let accessIsOver = Refused(.unauthorized, "The access is over: renew it and ask again")

    private static func tooMany(_ limits: MembershipLimits) -> Refused {
        let (all, first) = (limits.wishes.rate, limits.visitors.rate)
        return Refused(
            .tooManyRequests,
            "More than \(all.burst) in \(all.seconds) seconds from one client address, or first hearts of browsers "
                + "more than \(first.burst) in \(first.seconds) seconds")
    }

    private static var wish: [QueryField] {
        let kinds = Wish.Kind.allCases.map { quoted($0.text) }.joined(separator: ",")
        return [
            QueryField(
                "kind", "What it is", "{\"type\":\"string\",\"enum\":[\(kinds)]}", isRequired: true, place: "path"),
            QueryField(
                "id", "Its number", "{\"type\":\"integer\",\"minimum\":1,\"maximum\":\(Int32.max)}", isRequired: true,
                place: "path"),
        ]
    }
}
