import Domain
import HTTP
import Routes
import Screens
import Views
import Words

/// The screens of signing in and signing up, and what their forms send where no script runs.
enum AccountPages {
    /// `/sign-in?back=/stays/42`
    @Sendable
    static func signIn(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        var state = state(site, call)
        if let id = call.request.query.first("id"), Handle.refusal(of: id) == nil { state.handle = id }
        let news = call.request.query.first("news").flatMap { SignInNews(rawValue: $0) }
        return show(state, site, call, news: news)
    }

    /// `/sign-up`: over the sign-in (S3-1.2).
    @Sendable
    static func signUp(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        var state = state(site, call)
        state.signUp.step = .basics
        return show(state, site, call)
    }

    /// `/sign-up/details`: the second step. The browser app leads back to the first while that isn't filled in.
    @Sendable
    static func signUpDetails(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        var state = state(site, call)
        state.signUp.step = .details
        return show(state, site, call)
    }

    /// `POST /sign-in`
    @Sendable
    static func sendSignIn(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let fields = try await call.form()
        try FormToken.check(fields, site, call)
        let id = fields.first("id") ?? ""
        do throws(Refusal) {
            let signedIn = try await site.signIn(id: id, password: fields.first("password") ?? "", call)
            return Response.redirect(to: WayBack.address(fields.first("back"))).welcoming(signedIn, call)
        } catch {
            guard let refusal = SignInRefusal(error) else { throw error }
            var state = state(site, call, back: fields.first("back"))
            state.handle = id
            state.refusal = refusal
            return show(state, site, call, status: error.status).retrying(after: error)
        }
    }

    /// `POST /sign-up`: both steps at once.
    @Sendable
    static func sendSignUp(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let form = try await PictureForm.read(call, site.membership.portraits)
        let fields = form.fields
        try FormToken.check(fields, site, call)
        var state = state(site, call, back: fields.first("back"))
        var order = AccountOrder(fields)
        var portrait = PortraitScreen.State(offering: order.avatar, call)
        portrait.fill(fields, site.membership.secrets)
        let refusal = await portrait.take(form, site, call)
        (order.picture, order.avatar) = portrait.order
        do throws(Refusal) {
            if let refusal { throw refusal }
            var missing: [SignUpRefusal] = []
            if let repetition = PasswordRule.refusal(ofRepetition: fields.first("repetition") ?? "", of: order.password)
            {
                missing.append(repetition)
            }
            guard missing.isEmpty else { throw .signUp(missing) }
            state.recoveryCodes = try await site.signUp(order, call)
            state.handle = order.handle
            state.hasJoined = true
            return show(state, site, call, status: .created)
        } catch {
            state.signUp.step = .basics
            switch error {
            case .signUp(let refusals):
                if refusals.contains(where: { $0.field == .picture }) { portrait.forget() }
                state.signUp.refuse(refusals)
            case _ where error.mayPass: state.signUp.progress = .failed
            default: throw error
            }
            state.signUp.fill(order, portrait)
            return show(state, site, call, status: error.status).retrying(after: error)
        }
    }

    /// `POST /sign-out`. Who isn't signed in is so already. Where only the access is over the session goes on: it is renewed, and
    /// the form comes again to end it.
    @Sendable
    static func sendSignOut(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let person = try await site.person(call)
        if person == nil, call.mayRenew { throw .renewAndSendAgain }
        let fields = try await call.form()
        try FormToken.check(fields, site, call)
        if let person { try await site.signOut(person) }
        return Response.redirect(to: Address.home.text).signedOut(call)
    }

    /// `/terms`
    @Sendable
    static func terms(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let words = Words(call.language)
        let sections = Legal.terms(words, isMember: call.person != nil)
        return Document(title: words.readTerms, sections: sections).response(site, call)
    }

    /// `/privacy`
    @Sendable
    static func privacy(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let words = Words(call.language)
        let sections = Legal.privacy(words, isMember: call.person != nil)
        return Document(title: words.readPrivacy, sections: sections).response(site, call)
    }

    static func state(_ site: Site, _ call: Call, back: String? = nil) -> SignInScreen.State {
        var state = SignInScreen.State()
        state.language = call.language
        state.providers = site.providers.summaries
        let way = WayBack.address(back ?? call.request.query.first("back"))
        state.back = way == Address.home.text ? "" : way
        state.signUp.back = state.back
        state.signUp.today = site.today
        state.signUp.draft.avatar = site.membership.randomness.avatarSeed.number
        return state
    }

    static func show(
        _ state: SignInScreen.State, _ site: Site, _ call: Call, status: Status = .ok, news: SignInNews? = nil
    ) -> Response {
        var state = state
        let token = FormToken(site, call)
        state.formToken = token.text
        let words = Words(call.language)
        let title = state.signUp.step == .closed ? words.signIn : words.signUp
        var document = Document(SignInView.self, state, title: title)
        // The screen itself knows nothing of it, so this page does without the browser app.
        if let news {
            document = Document(title: title, sections: [SignInNewsView.node(words, news)] + document.sections)
        }
        document.scripts = ["passkeys.js"]
        var response = document.response(site, call, status: status)
        if let cookie = token.cookie { response.headers.append(cookie) }
        return response.replacing("Cache-Control", "no-store")
    }
}

extension AccountOrder {
    /// From a form. A field that is missing is empty.
    init(_ fields: HTTP.Query) {
        self.init()
        handle = fields.first("handle") ?? ""
        password = fields.first("password") ?? ""
        introduction = fields.first("introduction") ?? ""
        phone = fields.first("phone") ?? ""
        birth = fields.first("birth") ?? ""
        avatar = fields.first("avatar").flatMap { Int($0) } ?? 1
        terms = fields.first("terms") == "yes"
        privacy = fields.first("privacy") == "yes"
    }
}

extension SignUpScreen.State {
    /// What was sent stands in the fields again, but for the passwords.
    mutating func fill(_ order: AccountOrder, _ portrait: PortraitScreen.State? = nil) {
        draft.handle = order.handle
        draft.introduction = order.introduction
        draft.phone = order.phone
        draft.birth = Day(iso: order.birth).map { BirthWheels($0) } ?? BirthWheels()
        draft.avatar = order.avatar
        draft.picture = .avatar
        if let portrait, portrait.choice == .photo {
            draft.picture = .photo
            draft.photo = portrait.photo
            ticket = portrait.ticket
        }
        draft.terms = order.terms
        draft.privacy = order.privacy
    }
}

extension SignInRefusal {
    /// nil for what the sign-in screen has no words for.
    fileprivate init?(_ refusal: Refusal) {
        switch refusal {
        case .wrongCredentials: self = .wrong
        case .tooMany: self = .tooMany
        case .busy: self = .unreachable
        default: return nil
        }
    }
}
