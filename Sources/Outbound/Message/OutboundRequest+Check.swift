internal import CCurl

extension OutboundRequest {
    /// Refuses what must not reach the wire, before a connection is made.
    func check(_ schemes: Set<OutboundConfiguration.Scheme>) throws(OutboundFault) {
        guard let scheme = OutboundRequest.scheme(ofAddress: url),
            schemes.contains(where: { $0.rawValue == scheme })
        else { throw .badAddress }
        guard headers.allSatisfy(\.isProper), signature?.isProper ?? true else { throw .badHeader }
    }

    /// The scheme in small letters; nil for an address that isn't one. libcurl itself reads it, as it will later.
    private static func scheme(ofAddress text: String) -> String? {
        // libcurl forgives a third slash and takes the path for a host; browsers read it another way.
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !text.contains(":///"), let address = curl_url()
        else { return nil }
        defer { curl_url_cleanup(address) }
        guard curl_url_set(address, CURLUPART_URL, text, 0) == CURLUE_OK,
            part(address, CURLUPART_USER) == nil, part(address, CURLUPART_PASSWORD) == nil,
            part(address, CURLUPART_HOST)?.isEmpty == false
        else { return nil }
        return part(address, CURLUPART_SCHEME)?.lowercased()
    }

    private static func part(_ address: OpaquePointer, _ part: CURLUPart) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(address, part, &text, 0) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}
