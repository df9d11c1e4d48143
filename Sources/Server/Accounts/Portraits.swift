import Domain
import Glibc
import HTTP
import Media
import Routes
import Screens
import SignIn
import Storage

/// Pictures that people have of themselves: taken in, kept, shown, and tidied up.
public struct Portraits: Sendable {
    let intake: PictureIntake
    let store: any MediaStore
    let uploads: Uploads
    /// Where a picture lies while it is being sent.
    let folder: String

    /// For the store, while somebody waits for the answer.
    private static let waiting = Duration.seconds(3)

    /// A picture that was sent and is in nobody's use goes after two days, in seconds.
    static let patience: Int64 = 2 * 86_400

    public init(intake: PictureIntake, store: any MediaStore, database: Database, folder: String) {
        self.intake = intake
        self.store = store
        self.folder = folder
        uploads = Uploads(database)
    }

    /// Takes pictures out of the store that nobody uses.
    /// - Parameter now: seconds since 1970.
    public func tidy(at now: Int64) async {
        // What can't be done now is done at the next round.
        guard let unused = try? await uploads.letGo(before: now - Portraits.patience) else { return }
        for key in unused { await take(key) }
    }

    /// Takes a picture out of the store that was let go: when its account goes, or gets another. Nobody waits long for a store that is
    /// away; the picture is remembered, and goes at a later round.
    func remove(_ key: String?) async {
        guard let key else { return }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await take(key) }
            group.addTask { try? await Task.sleep(for: Portraits.waiting) }
            await group.next()
            group.cancelAll()
        }
    }

    private func take(_ key: String) async {
        if let name = MediaKey(key) {
            do {
                try await store.delete(name)
            } catch {
                return
            }
        }
        try? await uploads.forget(key)
    }
}

/// Says that a picture was sent here, to whoever sent it: its key and a proof. The key alone stands in the picture's address,
/// which everybody sees, so it gives nobody a right to the picture.
struct PictureTicket: Sendable {
    let key: MediaKey
    let text: String

    /// Where the picture can be seen.
    var address: String { SettingsAddress.portrait(key.description).text }

    init(_ key: MediaKey, _ secrets: MembershipSecrets) {
        self.key = key
        text = key.description + "." + PictureTicket.proof(of: key, secrets)
    }

    init?(_ text: String, _ secrets: MembershipSecrets) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let key = MediaKey(parts[0]),
            constantTimeEqual(Array(parts[1].utf8), Array(PictureTicket.proof(of: key, secrets).utf8))
        else { return nil }
        self.init(key, secrets)
    }

    private static func proof(of key: MediaKey, _ secrets: MembershipSecrets) -> String {
        Base64URL.encode(Digest.hmacSHA256(key.description.utf8, key: secrets.picture).prefix(18))
    }
}

enum PortraitPages {
    /// `POST /api/v1/pictures`: a picture on its own, JPEG, PNG, WebP or HEIC, at most 7 MiB.
    @Sendable
    static func send(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let membership = site.membership
        let portraits = membership.portraits
        try membership.limits.uploads.take(call.clientKey, now: site.clock.now()).get()
        // Told before it is sent, where the length is known.
        if let length = call.request.headers["content-length"].flatMap({ Int($0) }),
            length > portraits.intake.limits.bytes
        {
            throw .signUp([.pictureTooLarge])
        }
        let path = portraits.folder + "/" + Base64URL.encode(Randomness.system.bytes(15))
        do {
            _ = try await call.request.body.save(to: path, limit: portraits.intake.limits.bytes)
        } catch {
            throw Refusal(error)
        }
        defer { unlink(path) }
        var reply = PictureReply()
        reply.key = try await site.takePicture(path).text
        return .json(reply.json, status: .created).with("Cache-Control", "no-store")
    }

    /// `/pictures/people/KEY-160.webp`
    @Sendable
    static func show(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard let name = call.parameters.last.flatMap({ MediaName($0) }) else { throw .notFound }
        let bytes: [UInt8]?
        do {
            bytes = try await site.membership.portraits.store.get(name)
        } catch {
            throw .busy
        }
        guard let bytes else { throw .notFound }
        return Response.bytes(bytes, type: name.rendition.format.mediaType)
            .with("Cache-Control", "public, max-age=31536000, immutable")
    }
}

extension Site {
    /// Takes in a picture that lies in a file, and keeps it for whoever sent it.
    func takePicture(_ path: String) async throws(Refusal) -> PictureTicket {
        let portraits = membership.portraits
        let key = MediaKey()
        let picture: Picture
        do {
            picture = try await portraits.intake.take(path)
        } catch {
            throw Refusal(error)
        }
        // First, so that it is found again whatever happens then.
        try await stored { () async throws(StorageFault) in
            try await portraits.uploads.note(key.description, at: clock.now())
        }
        do {
            try await portraits.store.put(picture, as: key)
        } catch {
            throw .busy
        }
        return PictureTicket(key, membership.secrets)
    }
}

extension Refusal {
    fileprivate init(_ fault: PictureFault) {
        switch fault {
        case .tooLarge: self = .signUp([.pictureTooLarge])
        case .tooManyPixels: self = .signUp([.pictureTooManyPixels])
        case .notAPicture, .damaged: self = .signUp([.pictureUnreadable])
        case .busy, .unavailable: self = .busy
        case .cancelled: self = .interrupted
        }
    }

    fileprivate init(_ fault: BodyFault) {
        switch fault {
        case .tooLarge: self = .signUp([.pictureTooLarge])
        case .interrupted: self = .interrupted
        case .unwritable: self = .busy
        }
    }
}
