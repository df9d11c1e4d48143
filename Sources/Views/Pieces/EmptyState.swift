import Markup

/// A drawing, what happened, and what to do next.
enum EmptyState {
    static func node(title: String, text: String, isHeading: Bool = true, @Nodes act: Content) -> Node {
        div(.class("empty")) {
            element(
                "svg",
                [
                    .class("empty-art"), .attribute("viewBox", "0 0 160 120"), .attribute("aria-hidden", "true"),
                ], [.drawn(drawing)])
            if isHeading { h1 { title } } else { h2 { title } }
            p(.class("muted")) { text }
            div(.class("empty-acts")) { act() }
        }
    }

    /// Hills, a path and a signpost that points nowhere yet.
    private static let drawing: StaticString = """
        <circle cx="118" cy="34" r="14" fill="var(--amber)"/>\
        <path d="M0 92q28-34 58-14t52-16 50 22v36H0z" fill="var(--accent-soft)"/>\
        <path d="M0 104q40-22 80-8t80-6v30H0z" fill="var(--fill-2)"/>\
        <path d="M70 108V62" stroke="var(--ink-2)" stroke-width="4" stroke-linecap="round"/>\
        <path d="M70 60h30l8 8-8 8H70zM70 80H46l-7 7 7 7h24z" fill="var(--paper)" stroke="var(--ink-2)" \
        stroke-width="3" stroke-linejoin="round"/>
        """
}
