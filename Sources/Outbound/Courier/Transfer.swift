internal import CCurl
import Glibc

/// One exchange under way: libcurl's handle and what has come so far. Lives on the courier's thread alone.
final class Transfer {
    let errand: Errand
    let handle: UnsafeMutableRawPointer
    private let reach: OutboundConfiguration.Reach
    let answerLimit: Int
    /// Header lines for libcurl; it doesn't copy them.
    var lines: UnsafeMutablePointer<curl_slist>?

    private var answer = OutboundResponse(status: 0)
    private var headSize = 0
    private var isHeadComplete = false
    private var refusedAnAddress = false
    private var brokeALimit: OutboundFault?

    private static let largestHead = 64 * 1024

    /// nil when there is no memory for it.
    init?(_ errand: Errand, _ configuration: OutboundConfiguration) {
        guard let handle = curl_easy_init() else { return nil }
        self.errand = errand
        self.handle = handle
        reach = configuration.reach
        answerLimit = max(0, errand.request.answerLimit ?? configuration.answerLimit)
        guard prepare(configuration) else { return nil }
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(lines)
    }

    /// What libcurl's last word means for who asked.
    func outcome(_ code: CURLcode) -> Errand.Outcome {
        if let brokeALimit { return .failure(brokeALimit) }
        if let fault = fault(code) { return .failure(fault) }
        answer.status = nadri_curl_status(handle)
        guard answer.status >= 200 else { return .failure(.nonsense) }
        return .success(answer)
    }

    private func fault(_ code: CURLcode) -> OutboundFault? {
        switch code {
        case CURLE_OK: nil
        case CURLE_URL_MALFORMAT: .badAddress
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: refusedAnAddress ? .refusedAddress : .unreachable
        case CURLE_OPERATION_TIMEDOUT: .timedOut
        case CURLE_FILESIZE_EXCEEDED: .tooLarge
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
            .tlsFailed
        case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_SEND_ERROR, CURLE_RECV_ERROR: .cutOff
        case CURLE_OUT_OF_MEMORY, CURLE_FAILED_INIT: .exhausted
        // What is left is about answers that can't be read: UNSUPPORTED_PROTOCOL for HTTP/0.9, WEIRD_SERVER_REPLY,
        // BAD_CONTENT_ENCODING and their like.
        default: .nonsense
        }
    }

    // MARK: What libcurl calls

    /// A line of a head, its end included. Several heads may come: those of 1xx before the answer's own.
    func receiveLine(_ line: UnsafeRawBufferPointer) -> Bool {
        headSize += line.count
        guard headSize <= Transfer.largestHead else {
            brokeALimit = .nonsense
            return false
        }
        let text = String(decoding: line, as: UTF8.self).trimmingEnd()
        if text.isEmpty {
            isHeadComplete = nadri_curl_status(handle) >= 200
        } else if text.hasPrefix("HTTP/") && !isHeadComplete {
            answer.headers = []
        } else if !isHeadComplete, let colon = text.firstIndex(of: ":") {
            // What comes behind the body (trailers) is nobody's business.
            answer.headers.append(
                OutboundHeader(String(text[..<colon]), text[text.index(after: colon)...].trimmingStart()))
        }
        return true
    }

    func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count <= answerLimit - answer.body.count else {
            brokeALimit = .tooLarge
            return false
        }
        answer.body.append(contentsOf: bytes)
        return true
    }

    /// A socket to an address as it was resolved, just before it is connected: no later look at the name can bring
    /// another address in.
    func openSocket(_ address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 16
        let bytes = UnsafeRawBufferPointer(
            start: UnsafeRawPointer(address) + offset, count: Int(address.pointee.addrlen))
        guard reach == .anywhere || PublicAddress.holds(bytes, family: address.pointee.family) else {
            refusedAnAddress = true
            return nadri_curl_bad_socket
        }
        let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
        return socket(address.pointee.family, kind, address.pointee.`protocol`)
    }
}

extension StringProtocol {
    fileprivate func trimmingStart() -> String { String(drop { $0 == " " || $0 == "\t" }) }

    fileprivate func trimmingEnd() -> String {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
