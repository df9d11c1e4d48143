import Demo
import Domain
import HTTP
import Media
import Routes

/// What goes along when a stay is shared: its picture for other services, its link for a camera.
enum SharePictures {
    /// `/pictures/stays/42/preview.jpeg`
    @Sendable
    static func preview(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard let card = site.catalogue.shown(try call.stayID())?.card else { throw .notFound }
        try site.membership.limits.drawings.take(call.clientKey, now: site.clock.now()).get()
        let drawing = Scene.svg(
            kind: card.kind, region: Scene.Region(at: card.position), view: 0, seed: Scene.seed(card.originKey))
        guard let picture = DrawnPicture.jpeg(svg: drawing, width: SharePreview.pictureWidth) else { throw .notFound }
        return Response.bytes(picture, type: "image/jpeg").with("Cache-Control", "public, max-age=86400").tagged()
    }

    /// `/stays/42/code.svg?check_in=2027-03-10&check_out=2027-03-12`
    @Sendable
    static func code(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let id = try call.stayID()
        guard site.catalogue.shown(id) != nil else { throw .notFound }
        let link = call.request.origin.description + Address.stay(id, try call.conditions().forOneStay).text
        guard let code = QRCode(link) else { throw .notFound }
        return Response.bytes(svg(code), type: "image/svg+xml")
            .with("Cache-Control", "public, max-age=86400").tagged()
    }

    /// Dark on light with the margin that readers need, one path of runs.
    private static func svg(_ code: QRCode) -> [UInt8] {
        let margin = 4
        var path = ""
        for row in 0..<code.size {
            var column = 0
            while column < code.size {
                let start = column
                while column < code.size, code[column, row] { column += 1 }
                if column > start {
                    path += "M\(start + margin),\(row + margin)h\(column - start)v1h-\(column - start)z"
                }
                column += 1
            }
        }
        let edge = code.size + 2 * margin
        return Array(
            ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(edge) \(edge)\" shape-rendering=\"crispEdges\">"
                + "<path fill=\"#fff\" d=\"M0,0h\(edge)v\(edge)h-\(edge)z\"/><path d=\"\(path)\"/></svg>").utf8)
    }
}
