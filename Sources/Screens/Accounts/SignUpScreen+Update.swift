import Domain
import Routes
import Wire

extension SignUpScreen.State {
    mutating func take(_ action: SignUpScreen.Action) -> [Effect] {
        switch action {
        case .open: return open()
        case .type(let field, let text): return type(text, in: field)
        case .agree(let field, let isAgreed): agree(isAgreed, to: field)
        case .turn(let wheel, let index):
            draft.birth.turn(wheel, to: index, today: today)
            change(.birth)
        case .next: return goOn()
        case .previous:
            guard progress != .waiting, step == .details else { return [] }
            step = .basics
            return [.back(entries: 1, address: Address.signUp(back: back).text), .focus(id: "flow-title")]
        case .cancel: return progress == .waiting ? [] : cancel()
        case .went(let address): return went(to: address)
        case .known(let question, let isFree): return known(question, isFree)
        case .openTray:
            tray = .open
            return [.focus(id: "tray-title")]
        case .closeTray: return closeTray()
        case .drawAvatar:
            ticket = ""
            draft.drawAnother()
            change(.picture)
        case .cut: tray = .cutting
        case .removePicture:
            ticket = ""
            draft.picture = .missing
            change(.picture)
            return [Self.forgetPicture] + closeTray()
        case .chose(let address):
            ticket = ""
            draft.picture = .photo
            draft.photo = address
            change(.picture)
            return closeTray()
        case .pictureFailed(let isTooLarge):
            tray = .closed
            refuse([isTooLarge ? .pictureTooLarge : .pictureUnreadable])
        case .join: return join()
        case .pictureSent(let key): return order(picture: key)
        case .joined: return leave() + [Self.forgetPicture]
        case .refused(let problem): return refused(problem)
        case .restored(let kept): return restored(kept)
        case .today(let today):
            self.today = today
            isLive = true
        }
        return []
    }

    private static var forgetPicture: Effect { .picture(.forget, address: "", reply: "", failure: "") }

    private mutating func open() -> [Effect] {
        guard step == .closed else { return [] }
        step = .basics
        return [.push(Address.signUp(back: back).text), .focus(id: "flow-title")]
    }

    private mutating func agree(_ isAgreed: Bool, to field: SignUpField) {
        switch field {
        case .terms: draft.terms = isAgreed
        case .privacy: draft.privacy = isAgreed
        default: return
        }
        change(field)
    }

    /// S3-2.6; what is missing is named and gets the focus instead.
    private mutating func goOn() -> [Effect] {
        guard step == .basics else { return [] }
        touch(Self.basics)
        if let missing = firstMissing { return [.focus(id: missing.field.name.text)] }
        step = .details
        return [.push(Address.signUpDetails(back: back).text), .focus(id: "flow-title")]
    }

    /// S3-2.4, S3-3.7
    private mutating func cancel() -> [Effect] {
        guard step != .closed else { return [] }
        return leave() + [Self.forgetPicture, .focus(id: "sign-up-link")]
    }

    /// Back to the sign-in, with an empty draft.
    private mutating func leave() -> [Effect] {
        let entries = step.rawValue
        var empty = SignUpScreen.State()
        empty.today = today
        empty.isLive = isLive
        empty.back = back
        empty.draft.avatar = draft.avatar
        empty.question = question + 1
        self = empty
        return [.back(entries: entries, address: Address.signIn(back: back).text)]
    }

    /// The browser's own back keeps the draft, as 이전 does.
    private mutating func went(to address: String) -> [Effect] {
        step = SignUpScreen.Step(address: address)
        tray = .closed
        return hasStepBehind ? [] : returnToBasics()
    }

    private mutating func closeTray() -> [Effect] {
        guard tray != .closed else { return [] }
        tray = .closed
        return [.focus(id: SignUpField.picture.name.text)]
    }

    /// Passwords aren't kept, so that after a reload the first step has to be filled again before the second shows.
    private mutating func restored(_ kept: SignUpDraft?) -> [Effect] {
        if var kept {
            ticket = ""
            kept.password = draft.password
            kept.repetition = draft.repetition
            draft = kept
            if draft.picture != .missing { change(.picture) }
        }
        let effects = hasStepBehind ? [] : returnToBasics()
        return effects + (draft.handle.isEmpty || step == .closed ? [] : askForHandle())
    }

    private var hasStepBehind: Bool { step != .details || firstMissing(of: Self.basics) == nil }

    private mutating func returnToBasics() -> [Effect] {
        step = .basics
        if draft.password.isEmpty, !draft.handle.isEmpty { touch([.password]) }
        return [.replaceAddress(Address.signUp(back: back).text)]
    }
}

// The id's availability, asked while it is typed.
extension SignUpScreen.State {
    private mutating func type(_ text: String, in field: SignUpField) -> [Effect] {
        switch field {
        case .handle: draft.handle = text
        case .password: draft.password = text
        case .repetition: draft.repetition = text
        case .introduction: draft.introduction = text
        case .phone: draft.phone = text
        case .picture, .birth, .terms, .privacy: return []
        }
        change(field)
        return field == .handle ? askForHandle() : []
    }

    /// One question at a time: what was typed meanwhile is asked when the answer has come.
    private mutating func askForHandle() -> [Effect] {
        guard availability != .asking else { return [] }
        availability = .unknown
        guard Handle.refusal(of: draft.handle) == nil else { return [] }
        availability = .asking
        asked = draft.handle
        question += 1
        return [
            .fetch(
                address: Address.handleAPI(draft.handle).text, reply: "known:" + String(question),
                failure: "unknown:" + String(question))
        ]
    }

    private mutating func known(_ question: Int, _ isFree: Bool?) -> [Effect] {
        guard question == self.question, availability == .asking else { return [] }
        availability = .unknown
        guard asked.hasBytes(of: draft.handle) else { return askForHandle() }
        if isFree == true { availability = .free }
        if isFree == false { refuse([.handleTaken]) }
        return []
    }
}

// Sending it.
extension SignUpScreen.State {
    /// S3-3.4; what is missing is named and gets the focus instead.
    private mutating func join() -> [Effect] {
        guard progress != .waiting, step == .details else { return [] }
        touch(Self.details)
        if let missing = firstMissing { return [.focus(id: missing.field.name.text)] }
        guard hasStepBehind else { return returnToBasics() }
        progress = .waiting
        guard draft.picture == .photo else { return order(picture: nil) }
        guard ticket.isEmpty else { return order(picture: ticket) }
        return [
            .picture(.send, address: Address.picturesAPI.text, reply: "picture-sent", failure: "refused")
        ]
    }

    private func order(picture: String?) -> [Effect] {
        guard progress == .waiting, let birth = draft.birth.date else { return [] }
        var order = AccountOrder()
        order.handle = draft.handle
        order.password = draft.password
        order.introduction = draft.introduction
        order.phone = (try? PhoneNumber(draft.phone))?.digits ?? ""
        order.birth = birth.iso
        order.picture = picture
        order.avatar = draft.avatar
        order.terms = draft.terms
        order.privacy = draft.privacy
        return [
            .send(
                method: "POST", address: Address.accountsAPI.text, body: String(decoding: order.json, as: UTF8.self),
                reply: "joined", failure: "refused")
        ]
    }

    private mutating func refused(_ problem: ProblemReply) -> [Effect] {
        guard progress == .waiting else { return [] }
        let refused = problem.ofSignUp
        guard !refused.isEmpty else {
            progress = .failed
            return []
        }
        progress = .settled
        refuse(refused)
        guard let first = firstMissing(of: Self.basics) ?? firstMissing(of: Self.details) else { return [] }
        let focus = Effect.focus(id: first.field.name.text)
        guard Self.basics.contains(first.field), step == .details else { return [focus] }
        step = .basics
        return [.back(entries: 1, address: Address.signUp(back: back).text), focus]
    }
}
