import Markup

/// Line drawings of 24 × 24, defined once in a page and used by reference.
public enum Icon: CaseIterable, Sendable {
    case search, back, next, down, close, share, pin, star, check, wifi, kitchen, parking, bath, climate, desk,
        position, alert, info, compass, map, menu, plus, minus, camera, person, image, redraw, trash, apple, kakao,
        facebook,
        github, door, heart, calendar

    var id: StaticString {
        switch self {
        case .search: "i-search"
        case .back: "i-back"
        case .next: "i-next"
        case .down: "i-down"
        case .close: "i-close"
        case .share: "i-share"
        case .pin: "i-pin"
        case .star: "i-star"
        case .check: "i-check"
        case .wifi: "i-wifi"
        case .kitchen: "i-kitchen"
        case .parking: "i-parking"
        case .bath: "i-bath"
        case .climate: "i-climate"
        case .desk: "i-desk"
        case .position: "i-position"
        case .alert: "i-alert"
        case .info: "i-info"
        case .compass: "i-compass"
        case .map: "i-map"
        case .menu: "i-menu"
        case .plus: "i-plus"
        case .minus: "i-minus"
        case .camera: "i-camera"
        case .person: "i-person"
        case .image: "i-image"
        case .redraw: "i-redraw"
        case .trash: "i-trash"
        case .apple: "i-apple"
        case .kakao: "i-kakao"
        case .facebook: "i-facebook"
        case .github: "i-github"
        case .door: "i-door"
        case .heart: "i-heart"
        case .calendar: "i-calendar"
        }
    }

    private var reference: StaticString {
        switch self {
        case .search: "#i-search"
        case .back: "#i-back"
        case .next: "#i-next"
        case .down: "#i-down"
        case .close: "#i-close"
        case .share: "#i-share"
        case .pin: "#i-pin"
        case .star: "#i-star"
        case .check: "#i-check"
        case .wifi: "#i-wifi"
        case .kitchen: "#i-kitchen"
        case .parking: "#i-parking"
        case .bath: "#i-bath"
        case .climate: "#i-climate"
        case .desk: "#i-desk"
        case .position: "#i-position"
        case .alert: "#i-alert"
        case .info: "#i-info"
        case .compass: "#i-compass"
        case .map: "#i-map"
        case .menu: "#i-menu"
        case .plus: "#i-plus"
        case .minus: "#i-minus"
        case .camera: "#i-camera"
        case .person: "#i-person"
        case .image: "#i-image"
        case .redraw: "#i-redraw"
        case .trash: "#i-trash"
        case .apple: "#i-apple"
        case .kakao: "#i-kakao"
        case .facebook: "#i-facebook"
        case .github: "#i-github"
        case .door: "#i-door"
        case .heart: "#i-heart"
        case .calendar: "#i-calendar"
        }
    }

    enum Size { case regular, medium, small }

    /// Decoration beside words: screen readers pass it over.
    func node(_ size: Size = .regular, filled: Bool = false) -> Node {
        let names: StaticString
        switch (size, filled) {
        case (_, true): names = "ico ico-fill"
        case (.regular, _): names = "ico"
        case (.medium, _): names = "ico ico-20"
        case (.small, _): names = "ico ico-16"
        }
        return element(
            "svg", [.class(names), .attribute("aria-hidden", "true"), .attribute("viewBox", "0 0 24 24")],
            [element("use", [.attribute("href", reference)])])
    }

    /// All drawings, to stand once at the top of a page.
    public static var sprite: Node {
        element(
            "svg",
            [
                .class("sprite"), .attribute("width", 0), .attribute("height", 0), .attribute("aria-hidden", "true"),
                .attribute("focusable", "false"),
            ],
            [
                element(
                    "defs", [],
                    Icon.allCases.map { icon in
                        element("symbol", [.id(icon.id), .attribute("viewBox", "0 0 24 24")], [.drawn(icon.drawing)])
                    })
            ])
    }

    private var drawing: StaticString {
        switch self {
        case .search:
            "<circle cx=\"11\" cy=\"11\" r=\"6.5\"/><path d=\"m16 16 4.5 4.5\"/>"
        case .back:
            "<path d=\"m14.5 5-7 7 7 7\"/>"
        case .next:
            "<path d=\"m9.5 5 7 7-7 7\"/>"
        case .down:
            "<path d=\"m5 9 7 7 7-7\"/>"
        case .close:
            "<path d=\"m5.5 5.5 13 13M18.5 5.5l-13 13\"/>"
        case .share:
            "<path d=\"M12 15V3.5m0 0L7.8 7.7M12 3.5l4.2 4.2M6.5 11.5H5.8a1.5 1.5 0 0 0-1.5 1.5v6a1.5 1.5 0 0 0 1.5 1.5h12.4a1.5 1.5 0 0 0 1.5-1.5v-6a1.5 1.5 0 0 0-1.5-1.5h-.7\"/>"
        case .pin:
            "<path d=\"M12 21s-6.8-5.7-6.8-11.2a6.8 6.8 0 0 1 13.6 0C18.8 15.3 12 21 12 21z\"/><circle cx=\"12\" cy=\"9.8\" r=\"2.4\"/>"
        case .star:
            "<path d=\"M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z\"/>"
        case .check:
            "<path d=\"m5 12.5 4.7 4.7L19 7.5\"/>"
        case .wifi:
            "<path d=\"M3 9.5a13 13 0 0 1 18 0M6.2 13a8.4 8.4 0 0 1 11.6 0M9.3 16.3a4 4 0 0 1 5.4 0\"/><path d=\"M12 19.3v.1\"/>"
        case .kitchen:
            "<path d=\"M5 10h14v6.5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM3 12h2M19 12h2M8 7V5M12 7V4M16 7V5\"/>"
        case .parking:
            "<path d=\"M5 11.5 6.6 6.8c.2-.8.9-1.3 1.7-1.3h7.4c.8 0 1.5.5 1.7 1.3L19 11.5M4.5 11.5h15c.6 0 1 .4 1 1V18h-2.5v-1.5H6V18H3.5v-5.5c0-.6.4-1 1-1z\"/><path d=\"M7.3 14.2v.1M16.7 14.2v.1\"/>"
        case .bath:
            "<path d=\"M3.5 12h17v2.5a4.5 4.5 0 0 1-4.5 4.5H8a4.5 4.5 0 0 1-4.5-4.5zM6 12V6.5A2.5 2.5 0 0 1 8.5 4c1.2 0 2 .8 2.3 2M7 19l-1 2M17 19l1 2\"/>"
        case .climate:
            "<path d=\"M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5\"/>"
        case .desk:
            "<path d=\"M3 9h18M5 9v10M19 9v10M13 9v5h6\"/>"
        case .position:
            "<circle cx=\"12\" cy=\"12\" r=\"6.5\"/><circle cx=\"12\" cy=\"12\" r=\"2\" fill=\"currentColor\"/><path d=\"M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3\"/>"
        case .alert:
            "<path d=\"M12 4 2.8 19.7h18.4z\"/><path d=\"M12 10v4.5M12 17.2v.1\"/>"
        case .info:
            "<circle cx=\"12\" cy=\"12\" r=\"8.8\"/><path d=\"M12 11v5.5M12 7.6v.1\"/>"
        case .compass:
            "<circle cx=\"12\" cy=\"12\" r=\"8.8\"/><path d=\"m15.5 8.5-2 5-5 2 2-5z\"/>"
        case .map:
            "<path d=\"M9 4.5 3.5 6.8v12.7L9 17.2l6 2.3 5.5-2.3V4.5L15 6.8z\"/><path d=\"M9 4.5v12.7M15 6.8v12.7\"/>"
        case .menu:
            "<path d=\"M4.5 7h15M4.5 12h15M4.5 17h15\"/>"
        case .plus:
            "<path d=\"M12 5v14M5 12h14\"/>"
        case .minus:
            "<path d=\"M5 12h14\"/>"
        case .camera:
            "<path d=\"M4.8 7.5h2.7L9 5h6l1.5 2.5h2.7c.9 0 1.5.7 1.5 1.5v9c0 .9-.6 1.5-1.5 1.5H4.8c-.9 0-1.5-.6-1.5-1.5V9c0-.8.6-1.5 1.5-1.5z\"/><circle cx=\"12\" cy=\"13\" r=\"3.5\"/>"
        case .person:
            "<circle cx=\"12\" cy=\"8.2\" r=\"4\"/><path d=\"M4.5 20.2c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6\"/>"
        case .image:
            "<rect x=\"3.5\" y=\"4.5\" width=\"17\" height=\"15\" rx=\"3\"/><circle cx=\"9\" cy=\"10\" r=\"1.8\"/><path d=\"m4.5 18 5-4.5 3 2.5 3.5-3.5 4 4\"/>"
        case .redraw:
            "<path d=\"M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4\"/>"
        case .trash:
            "<path d=\"M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5\"/>"
        case .apple:
            "<path d=\"M16.4 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.9-3.5.9s-1.8-.9-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2.1-1.1 2.8-2.3.9-1.3 1.3-2.6 1.3-2.6s-2.5-1-2.5-3.8zM14.1 5.9c.6-.8 1.1-1.9 1-3-1 0-2.2.6-2.9 1.4-.6.7-1.2 1.8-1 2.9 1.1.1 2.2-.6 2.9-1.3z\"/>"
        case .kakao:
            "<path d=\"M12 4C6.9 4 2.8 7.2 2.8 11.2c0 2.6 1.7 4.8 4.3 6.1l-.9 3.3c-.1.3.3.5.5.3l3.9-2.6c.5 0 .9.1 1.4.1 5.1 0 9.2-3.2 9.2-7.2S17.1 4 12 4z\"/>"
        case .facebook:
            "<path d=\"M13.6 21v-8h2.7l.4-3.1h-3.1V7.9c0-.9.2-1.5 1.5-1.5h1.7V3.6c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.5-4 4.1v2.3H7.7V13h2.7v8z\"/>"
        case .github:
            "<path d=\"M12 2.8a9.3 9.3 0 0 0-2.9 18.1c.5.1.6-.2.6-.4v-1.7c-2.6.6-3.1-1.1-3.1-1.1-.4-1.1-1-1.4-1-1.4-.8-.6.1-.6.1-.6.9.1 1.4 1 1.4 1 .8 1.4 2.2 1 2.7.8.1-.6.3-1 .6-1.3-2.1-.2-4.2-1-4.2-4.6 0-1 .4-1.9 1-2.5-.1-.2-.4-1.2.1-2.5 0 0 .8-.2 2.6 1a8.8 8.8 0 0 1 4.6 0c1.8-1.2 2.6-1 2.6-1 .5 1.3.2 2.3.1 2.5.6.7 1 1.5 1 2.5 0 3.6-2.2 4.4-4.2 4.6.3.3.6.9.6 1.7v2.6c0 .2.2.6.7.5A9.3 9.3 0 0 0 12 2.8z\"/>"
        case .door:
            "<path d=\"M6 20.5V4.8c0-.7.5-1.3 1.3-1.3h9.4c.8 0 1.3.6 1.3 1.3v15.7M3.5 20.5h17\"/><path d=\"M14.3 12v.5\"/>"
        case .heart:
            "<path d=\"M12 20.2S3.8 15.4 3.8 9.5A4.5 4.5 0 0 1 12 6.9a4.5 4.5 0 0 1 8.2 2.6c0 5.9-8.2 10.7-8.2 10.7z\"/>"
        case .calendar:
            "<rect x=\"3.8\" y=\"5.2\" width=\"16.4\" height=\"15\" rx=\"3\"/><path d=\"M3.8 10h16.4M8.2 3v4M15.8 3v4\"/>"
        }
    }
}
