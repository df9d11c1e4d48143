import Domain
import HTTP
import Routes
import Screens
import Storage

/// Whose wishlist a request is about, and what it does to it.
extension Site {
    /// nil for a browser that has wished for nothing yet.
    func wishOwner(_ call: Call) -> WishOwner? {
        if let person = call.person { return .account(person.account) }
        return Visitor.digest(call).map { .visitor(digest: $0) }
    }

    /// The hearts that a page shows. Pages are made from memory: should the database be away, they stand without hearts, and
    /// the browser app asks again when somebody comes back.
    func hearts(_ call: Call) async -> Hearts {
        guard let owner = wishOwner(call), let wishes = try? await membership.wishes.list(of: owner) else {
            return Hearts()
        }
        return Hearts(wishes)
    }

    /// - Returns: the cookie by which a browser without an account is known.
    func add(_ wish: Wish, _ call: Call) async throws(Refusal) -> Response.Header? {
        let now = clock.now()
        try membership.limits.wishes.take(call.clientKey, now: now).get()
        guard isOffered(wish) else { throw .notFound }
        var cookie = call.person == nil ? Visitor.renewed(call) : nil
        var owner = wishOwner(call)
        if owner == nil {
            try membership.limits.visitors.take(call.clientKey, now: now).get()
            let visitor = Visitor.make(membership.randomness, call)
            (owner, cookie) = (.visitor(digest: visitor.digest), visitor.cookie)
        }
        guard let owner else { throw .notSignedIn }
        let addition = try await stored { () async throws(StorageFault) in
            try await membership.wishes.add(wish, to: owner, at: now)
        }
        switch addition {
        case .added, .known: return cookie
        case .full: throw .wish(.full)
        case .noAccount: throw .notSignedIn
        }
    }

    /// Takes it off; what isn't wished for is so already, whether there is such a thing or not.
    func remove(_ wish: Wish, _ call: Call) async throws(Refusal) -> Response.Header? {
        let now = clock.now()
        try membership.limits.wishes.take(call.clientKey, now: now).get()
        guard let owner = wishOwner(call) else { return nil }
        _ = try await stored { () async throws(StorageFault) in
            try await membership.wishes.remove(wish, from: owner, at: now)
        }
        return call.person == nil ? Visitor.renewed(call) : nil
    }

    /// What the browser of somebody signed in has wished for before comes to their account. Not with the sign-in itself: what
    /// another service posts here comes without cookies. Should the database be away, the next request does it.
    ///
    /// - Returns: the cookie that forgets the visitor.
    func mergeWishes(_ call: Call) async -> Response.Header? {
        guard let person = call.person, let digest = Visitor.digest(call) else { return nil }
        do {
            try await membership.wishes.merge(visitor: digest, into: person.account, at: clock.now())
            return Visitor.forgotten(call)
        } catch {
            return nil
        }
    }

    /// Everything that is wished for.
    /// - Parameter withCards: whether with what cards show.
    func wishPage(_ call: Call, withCards: Bool) async throws(Refusal) -> WishPage {
        var page = WishPage()
        guard let owner = wishOwner(call) else { return page }
        page.wishes = try await stored { () async throws(StorageFault) in
            try await membership.wishes.list(of: owner)
        }
        if withCards { try await addCards(to: &page) }
        return page
    }

    /// A stay that isn't offered has no card; should it come back, its heart still is on.
    private func addCards(to page: inout WishPage) async throws(Refusal) {
        let ids = page.wishes.filter { $0.kind == .stay }.map { Stay.ID($0.number) }
        let tariffs = try await stored { () async throws(StorageFault) in
            try await stays.forIndex(ids).reduce(into: [Stay.ID: Tariff]()) { $0[$1.id] = $1.tariff }
        }
        let shown = catalogue.shown(ids).compactMap(\.self)
        page.stays = shown.map { stay in
            var summary = stay.summary(nil, nights: nil)
            if let tariff = tariffs[stay.card.id], tariff.isValid { summary.averagePerNight = tariff.weekday }
            return summary
        }
        page.credits = credits(of: shown.map(\.card.origin))
    }

    /// Only what there is can be wished for. Hotels and courses aren't there yet.
    private func isOffered(_ wish: Wish) -> Bool {
        switch wish.kind {
        case .stay: catalogue.shown(Stay.ID(wish.number)) != nil
        case .hotel, .course: false
        }
    }
}

extension Call {
    /// `…/wishes/stay/42`
    func wish() throws(Refusal) -> Wish {
        guard parameters.count == 2, let kind = Wish.Kind(slug: parameters[0]), let number = Int32(parameters[1]),
            number > 0, String(number) == parameters[1]
        else { throw .notFound }
        return Wish(kind: kind, number: number)
    }
}
