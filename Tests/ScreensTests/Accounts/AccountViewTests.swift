import Domain
import Foundation
import Markup
import Screens
import Testing
import Views
import Words

struct AccountViewTests {
    @Test("S3-1.1 a picture on top, id and password with placeholders, 로그인 and 회원가입 below")
    func signIn() throws {
        let html = Drawn.html(SignInView.self, .example)
        let places = try [
            "class=\"art\"", "placeholder=\"아이디\"", "placeholder=\"비밀번호\"", ">로그인</button>", ">회원가입</a>",
        ].map { text in try #require(html.range(of: text)).lowerBound }
        #expect(places == places.sorted())
        #expect(html.contains("autocomplete=\"username webauthn\"") && html.contains("autocomplete=\"current-password\""))
    }

    @Test("S3-1.3 social sign-in stands below, and only what is configured")
    func social() throws {
        var state = SignInScreen.State.example
        state.back = "/meetups"
        let html = Drawn.html(SignInView.self, state)
        for slug in ["apple", "kakao", "facebook", "github"] {
            #expect(html.contains("href=\"/sign-in/\(slug)?back=%2Fmeetups\""))
        }
        state.providers = [ProviderSummary("demo", "Demo", isDemo: true)]
        #expect(Drawn.texts(SignInView.self, state).contains("Demo (체험용)"))
        state.providers = []
        #expect(!Drawn.html(SignInView.self, state).contains("social"))
    }

    @Test("S3-1.2 the sign-up is a modal over the sign-in, which can't be reached meanwhile")
    func modal() {
        let html = Drawn.html(SignInView.self, .signingUp(.basics))
        #expect(html.contains("<main id=\"main\" class=\"sign\" inert>"))
        #expect(html.contains("class=\"layer flow is-open\" role=\"dialog\" aria-modal=\"true\""))
        #expect(!Drawn.html(SignInView.self, .example).contains("inert"))
    }

    @Test("S3-2.1 picture, id, password, password again, introduction, 취소, 다음: in this order")
    func basics() throws {
        let html = Drawn.html(SignInView.self, .signingUp(.basics))
        try expectOrder(
            [
                "id=\"picture\"", "placeholder=\"아이디\"", "placeholder=\"비밀번호\"", "placeholder=\"비밀번호 확인\"",
                "<textarea", ">취소</a>", ">다음</button>",
            ], in: html, from: "id=\"sign-up\"")
        #expect(html.contains("autocomplete=\"new-password\""))
    }

    @Test("S3-3.1 phone number, label of the birth date, picker, 이전, 취소, 가입: in this order; S3-3.2 with the number pad")
    func details() throws {
        let html = Drawn.html(SignInView.self, .signingUp(.details, .haneul))
        try expectOrder(
            ["id=\"phone\"", "id=\"birth-date\"", "class=\"wheels\"", ">이전</button>", ">취소</a>", ">가입</button>"],
            in: html, from: "id=\"details\"")
        #expect(html.contains("type=\"tel\" inputmode=\"tel\" autocomplete=\"tel\""))
        #expect(html.contains(">1998년 4월 17일</output>"))
    }

    @Test("다음 says why it is held back, and nothing holds it when all is there")
    func heldBack() {
        var draft = SignUpDraft.haneul
        draft.repetition = "abcdefg"
        var html = Drawn.html(SignInView.self, .signingUp(.basics, draft))
        #expect(html.contains("aria-disabled=\"true\" aria-describedby=\"why\""))
        #expect(html.contains("<span id=\"why\" class=\"sr\">두 비밀번호가 서로 달라요</span>"))
        html = Drawn.html(SignInView.self, .signingUp(.basics, .haneul))
        #expect(!html.contains("aria-disabled"))
    }

    @Test("Without the browser app both steps stand in one form that is sent as it is")
    func plain() {
        var state = SignInScreen.State.example
        state.signUp.step = .basics
        state.back = "/"
        state.signUp.back = "/courses"
        let html = Drawn.html(SignInView.self, state)
        #expect(html.contains("method=\"post\" action=\"/sign-up\""))
        #expect(html.contains("type=\"hidden\" name=\"back\" value=\"/courses\""))
        for name in ["handle", "password", "repetition", "introduction", "phone", "birth", "terms", "privacy"] {
            #expect(html.contains("name=\"\(name)\""))
        }
        #expect(html.split(separator: "name=\"avatar\"").count == 5)
        #expect(html.contains("type=\"date\" name=\"birth\""))
        #expect(html.contains("max=\"2012-11-30\""))
        #expect(!html.contains("wheels") && !html.contains(">다음</button>"))
        #expect(html.contains(">가입</button>"))
    }

    @Test("What the server refused stands at its field when the page is drawn again; passwords don't come back")
    func plainRefused() {
        var state = SignInScreen.State.example
        state.signUp.step = .basics
        state.signUp.draft = .haneul
        state.signUp.refuse([.passwordCommon, .handleTaken])
        let html = Drawn.html(SignInView.self, state)
        #expect(html.contains("너무 흔한 비밀번호예요") && html.contains("이미 쓰는 아이디예요"))
        #expect(html.contains("value=\"haneul_walk\"") && html.contains("value=\"1998-04-17\""))
        #expect(!html.contains("주말마다 산책해요"))
    }

    @Test("Every wheel is a list of its own with the chosen item marked")
    func wheels() {
        var state = SignUpScreen.State.at(.details, .haneul)
        state.draft.birth.turn(.month, to: 1, today: state.today)
        var all = SignInScreen.State.example
        all.signUp = state
        let html = Drawn.html(SignInView.self, all)
        #expect(html.split(separator: "role=\"listbox\"").count == 4)
        #expect(html.split(separator: "aria-selected=\"true\"").count == 4)
        #expect(html.split(separator: "id=\"wheel-2-").count - 1 == 28 + 1)
        #expect(html.contains("aria-activedescendant=\"wheel-0-98\""))
    }

    @Test("What is typed is shown as it is written, whatever it is")
    func hostile() {
        let text = "\"><script>alert('x')</script>"
        var draft = SignUpDraft()
        draft.handle = text
        draft.introduction = "</textarea>" + text
        draft.phone = text
        draft.photo = text
        draft.picture = .photo
        var state = SignInScreen.State.signingUp(.basics, draft)
        state.handle = text
        state.providers = [ProviderSummary("../" + text, text)]
        let html = Drawn.html(SignInView.self, state)
        #expect(!html.contains("<script") && !html.contains("</textarea>\"") && !html.contains("alert('"))
    }

    @Test("A drawn face is small, always the same for a number, and mostly another for another")
    func avatars() {
        var seen: Set<String> = []
        for seed in [Int.min, -1, Int.max] + Array(0..<400) {
            var writer = HTMLWriter()
            writer.write(AvatarDrawing.node(seed: seed))
            #expect(writer.bytes.count < 2000)
            var again = HTMLWriter()
            again.write(AvatarDrawing.node(seed: seed))
            #expect(again.bytes == writer.bytes)
            seen.insert(String(decoding: writer.bytes, as: UTF8.self))
        }
        #expect(seen.count > 380)
    }

    @Test("Terms and privacy can be read in full", arguments: Language.allCases)
    func legal(language: Language) {
        let words = Words(language)
        for (nodes, parts) in [
            (Legal.terms(words, isMember: false), words.terms), (Legal.privacy(words, isMember: true), words.privacy),
        ] {
            var writer = HTMLWriter()
            writer.write(nodes)
            let html = String(decoding: writer.bytes, as: UTF8.self)
            for part in parts { #expect(html.contains(part.heading + "</h2>")) }
        }
        let html = Drawn.html(SignInView.self, .signingUp(.details))
        #expect(html.contains("href=\"/terms\"") && html.contains("href=\"/privacy\""))
    }

    private func expectOrder(
        _ texts: [String], in html: String, from start: String, location: SourceLocation = #_sourceLocation
    ) throws {
        var rest = html[try #require(html.range(of: start), sourceLocation: location).upperBound...]
        for text in texts {
            let range = try #require(rest.range(of: text), "\(text)", sourceLocation: location)
            rest = rest[range.upperBound...]
        }
    }
}
