import Domain
import Glibc
import HTTP
import Routes
import Screens
import SignIn
import Views
import Words

/// A form that may bring a picture along in a file: what a page without scripts sends.
struct PictureForm: Sendable {
    private(set) var fields = HTTP.Query()
    /// The picture; nil where none was chosen.
    private(set) var file: IncomingFile?
    /// Whether it has more bytes than a picture may have. All that it had is let through, so that the fields behind it are known.
    private(set) var isTooLarge = false

    static let fileField = PortraitScreen.fileField.text

    init(fields: HTTP.Query) {
        self.fields = fields
    }

    private init() {}

    /// Reads it while it comes. The file goes to the disk, the fields stay in memory.
    static func read(_ call: Call, _ portraits: Portraits) async throws(Refusal) -> PictureForm {
        guard let boundary = call.request.headers["content-type"].flatMap({ MultipartReader.boundary(in: $0) }) else {
            return PictureForm(fields: try await call.form())
        }
        var reader = MultipartReader(boundary: boundary)
        var parts = Parts(portraits)
        while let bytes = try await call.nextBytes() {
            do throws(MultipartFault<Refusal>) {
                try reader.take(bytes) { event throws(Refusal) in try parts.take(event) }
            } catch {
                switch error {
                case .malformed: throw .badBody
                case .stopped(let refusal): throw refusal
                }
            }
        }
        guard reader.isComplete else { throw .badBody }
        return try parts.whole()
    }

    /// What has come of it so far.
    private struct Parts {
        private let portraits: Portraits
        private var values: [(name: String, bytes: [UInt8])] = []
        private var size = 0
        private var form = PictureForm()
        /// Of which part the bytes are that come.
        private var part = Part.other
        private var fileSize = 0

        private enum Part { case field, picture, other }

        /// Bytes that each field counts besides its own, so that even empty ones can't be without number.
        private static let fieldCost = 64

        init(_ portraits: Portraits) {
            self.portraits = portraits
        }

        mutating func take(_ event: MultipartReader.Event) throws(Refusal) {
            switch event {
            case .part(let name, nil):
                part = .field
                try count(name.utf8.count + Parts.fieldCost)
                values.append((name, []))
            // A browser sends a file without a name where none was chosen.
            case .part(PictureForm.fileField, let fileName?) where !fileName.isEmpty && form.file == nil:
                part = .picture
                form.file = try IncomingFile(in: portraits.folder)
            case .part: part = .other
            case .bytes(let bytes):
                switch part {
                case .field:
                    try count(bytes.count)
                    values[values.count - 1].bytes += bytes
                case .picture: try write(bytes)
                case .other: break
                }
            }
        }

        private mutating func write(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
            guard let file = form.file, !form.isTooLarge else { return }
            fileSize += bytes.count
            if fileSize > portraits.intake.limits.bytes {
                form.isTooLarge = true
            } else {
                try file.append(bytes)
            }
        }

        /// As for a form without a file.
        private mutating func count(_ bytes: Int) throws(Refusal) {
            size += bytes
            guard size <= Call.mostBytes else { throw .bodyTooLarge(Call.mostBytes) }
        }

        func whole() throws(Refusal) -> PictureForm {
            var form = form
            for (name, bytes) in values {
                let isText = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
                guard isText, let value = String(validating: bytes, as: UTF8.self) else { throw .badBody }
                form.fields.pairs.append(HTTP.Query.Pair(name: name, value: value))
            }
            return form
        }
    }
}

/// A file that comes in. It is gone with the last who knows it, whatever happens.
final class IncomingFile: Sendable {
    let path: String
    private let descriptor: Int32

    init(in folder: String) throws(Refusal) {
        path = folder + "/" + Base64URL.encode(Randomness.system.bytes(15))
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .busy }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(path)
    }

    /// - Throws: `busy` where the disk has no room.
    func append(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .busy }
            written += count
        }
    }
}

extension PortraitScreen.State {
    /// For somebody who has no picture yet: drawn faces from that seed on, of which the first is chosen.
    init(offering seed: Int, _ call: Call) {
        self.init()
        language = call.language
        offered = seed
        avatar = seed
        choice = .avatar
    }

    /// What was chosen on the form, but for a file.
    mutating func fill(_ fields: HTTP.Query, _ secrets: MembershipSecrets) {
        if let seed = Self.seed(fields) {
            choice = .avatar
            avatar = seed.number
        } else if let ticket = fields.first("picture").flatMap({ PictureTicket($0, secrets) }) {
            choose(ticket)
        }
    }

    /// Takes in the file that came along: the picture is then known by its ticket, so that it isn't lost when something else is wrong
    /// with the form.
    /// - Returns: why it wasn't taken in.
    mutating func take(_ form: PictureForm, _ site: Site, _ call: Call) async -> Refusal? {
        if let text = form.fields.first("picture"), !text.isEmpty, Self.seed(form.fields) == nil,
            PictureTicket(text, site.membership.secrets) == nil
        {
            return refuse(.signUp([.pictureUnreadable]), call)
        }
        guard let file = form.file else { return nil }
        guard !form.isTooLarge else { return refuse(.signUp([.pictureTooLarge]), call) }
        do throws(Refusal) {
            try site.membership.limits.uploads.take(call.clientKey, now: site.clock.now()).get()
            choose(try await site.takePicture(file.path))
            return nil
        } catch {
            return refuse(error, call)
        }
    }

    /// Says at the picture what is wrong with it.
    mutating func refuse(_ refusal: Refusal, _ call: Call) -> Refusal {
        if let said = refusal.forSettings(at: .picture)?.first(where: { $0.field == .picture }) {
            notice = Words(call.language).refusal(said)
        }
        return refusal
    }

    /// Where it was taken by somebody else, or has gone meanwhile.
    mutating func forget() {
        choice = mayKeep ? .kept : .avatar
        photo = ""
        ticket = ""
    }

    /// Of the drawing that was chosen; nil where none was.
    private static func seed(_ fields: HTTP.Query) -> AvatarSeed? {
        fields.first("avatar").flatMap { Int($0) }.flatMap { AvatarSeed($0) }
    }

    private mutating func choose(_ ticket: PictureTicket) {
        choice = .photo
        self.ticket = ticket.text
        photo = ticket.address
    }

    /// What an account is made with.
    var order: (ticket: String?, avatar: Int) { (choice == .photo ? ticket : nil, avatar) }
}
