import Markup
import Views

/// A screen's HTML as text to look through.
enum Drawn {
    static func html<View: ScreenView>(_ view: View.Type, _ state: View.Shown.State) -> String {
        var writer = HTMLWriter()
        writer.write(View.sections(state))
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    static func html(of sections: [Node]) -> String {
        var writer = HTMLWriter()
        writer.write(sections)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    static func html(of screen: MountedScreen) -> String {
        var writer = HTMLWriter()
        writer.write(screen.sections())
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Its texts alone, each in its own place of the list; the tags between them are gone.
    static func texts<View: ScreenView>(_ view: View.Type, _ state: View.Shown.State) -> [String] {
        html(view, state).split(separator: "<").compactMap { piece in
            let text = piece.drop { $0 != ">" }.dropFirst()
            return text.isEmpty ? nil : String(text)
        }
    }
}
