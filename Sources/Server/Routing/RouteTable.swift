import HTTP

typealias Act = @Sendable (Site, Call) async throws(Refusal) -> Response

/// One address and what answers it: `/stays/:id`, where `:id` stands for any one piece.
struct Route: Sendable {
    let method: HTTP.Method
    let pieces: [String]
    let act: Act
    /// Whether it answers with a page that shows who is signed in.
    let isPage: Bool
    /// Whether another site's page may post to it, because it has a proof of its own.
    let isFromElsewhere: Bool
    /// Whether it is sent pictures, or forms with pictures in them.
    let takesPicture: Bool
    /// Whether what stands for `:name` tells of a person, so that no log may hold it.
    let namesPerson: Bool

    init(
        _ method: HTTP.Method, _ pattern: String, isPage: Bool = false, isFromElsewhere: Bool = false,
        takesPicture: Bool = false, namesPerson: Bool = false, _ act: @escaping Act
    ) {
        self.takesPicture = takesPicture
        self.namesPerson = namesPerson
        self.method = method
        self.isPage = isPage
        self.isFromElsewhere = isFromElsewhere
        pieces = pattern.split(separator: "/").map(String.init)
        self.act = act
    }

    static func page(_ pattern: String, _ act: @escaping Act) -> Route {
        Route(.get, pattern, isPage: true, act)
    }

    /// The parameters, or nil when the pattern is another.
    func parameters(of segments: [String]) -> [String]? {
        guard segments.count == pieces.count else { return nil }
        var parameters: [String] = []
        for (piece, segment) in zip(pieces, segments) {
            if piece.hasPrefix(":") {
                parameters.append(segment)
            } else if piece != segment {
                return nil
            }
        }
        return parameters
    }

    /// Whether an address begins as this does before its first parameter.
    func begins(_ segments: [String]) -> Bool {
        segments.starts(with: pieces.prefix { !$0.hasPrefix(":") })
    }
}

/// All addresses. The first route that fits answers.
struct RouteTable: Sendable {
    struct Match: Sendable {
        let handler: Act
        let parameters: [String]
        let isPage: Bool
        let isFromElsewhere: Bool
    }

    private let routes: [Route]

    init(_ routes: [Route]) {
        self.routes = routes
    }

    /// Most bytes of a body. A picture's is read further than any may be that is taken, so that it can be said at its field, and
    /// what else stands in its form isn't lost.
    func bodyLimit(_ method: HTTP.Method, _ segments: [String]) -> Int {
        let route = routes.first { $0.method == method && $0.parameters(of: segments) != nil }
        return route?.takesPicture == true ? 32 * 1024 * 1024 : 1024 * 1024
    }

    /// A path as a log may hold it: as it came, or the route's pattern where a piece of it would tell of a person. That goes also
    /// for what nobody answers and only begins so.
    func loggable(_ path: String) -> String {
        guard let segments = Target(path.utf8)?.segments,
            let route = routes.first(where: { $0.parameters(of: segments) != nil })
                ?? routes.first(where: { $0.namesPerson && $0.begins(segments) }),
            route.namesPerson
        else { return path }
        return "/" + route.pieces.joined(separator: "/")
    }

    func match(_ request: Request) throws(Refusal) -> Match {
        let method: HTTP.Method = request.method == .head ? .get : request.method
        var others: Set<String> = []
        for route in routes {
            guard let parameters = route.parameters(of: request.segments) else { continue }
            if route.method == method {
                return Match(
                    handler: route.act, parameters: parameters, isPage: route.isPage,
                    isFromElsewhere: route.isFromElsewhere)
            }
            others.insert(route.method.rawValue)
        }
        guard others.isEmpty else { throw .methodNotAllowed(others.sorted()) }
        throw .notFound
    }
}
