internal import CCurl

extension Transfer {
    /// Tells libcurl everything; false when it refuses something, which is for want of memory.
    func prepare(_ configuration: OutboundConfiguration) -> Bool {
        let request = errand.request
        return isKept(CURLOPT_URL, request.url) && setBounds(configuration) && setMethod(request)
            && setHeaders(request) && setSignature(request.signature) && setReceivers()
    }

    private func setBounds(_ configuration: OutboundConfiguration) -> Bool {
        let schemes = configuration.schemes.map(\.rawValue).sorted().joined(separator: ",")
        return isKept(CURLOPT_PROTOCOLS_STR, schemes)
            // An empty proxy keeps libcurl from asking the environment for one.
            && isKept(CURLOPT_PROXY, "")
            && isKept(CURLOPT_FOLLOWLOCATION, 0)
            && isKept(CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
            && isKept(CURLOPT_HTTP_VERSION, nadri_curl_http_1_1)
            && isKept(CURLOPT_HTTP09_ALLOWED, 0)
            && isKept(CURLOPT_SSLVERSION, nadri_curl_tls_1_2)
            && (configuration.certificates.map { isKept(CURLOPT_CAINFO, $0) } ?? true)
            // Signals are the process's; and a name server that never answers must not hold up the others.
            && isKept(CURLOPT_NOSIGNAL, 1)
            && isKept(CURLOPT_QUICK_EXIT, 1)
    }

    private func setMethod(_ request: OutboundRequest) -> Bool {
        if request.method == .head { return isKept(CURLOPT_NOBODY, 1) }
        // Ends what announces too much before it comes. An answer to HEAD announces what never comes.
        guard nadri_curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(max(1, answerLimit))) == CURLE_OK
        else { return false }
        // On a kept connection that turns out to be closed libcurl sends again by itself. What may not be done twice
        // goes over a connection of its own.
        let isRepeatable = request.method != .post && request.method != .patch
        guard isKept(CURLOPT_CUSTOMREQUEST, request.method.rawValue),
            isKept(CURLOPT_FRESH_CONNECT, isRepeatable ? 0 : 1)
        else { return false }
        let carriesBody = request.method != .get && request.method != .delete
        guard carriesBody || !request.body.isEmpty else { return true }
        return nadri_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.count)) == CURLE_OK
            && request.body.withUnsafeBytes { bytes in
                // An empty body has no address; any will do for no bytes.
                let start = bytes.baseAddress ?? UnsafeRawPointer(handle)
                return nadri_curl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, start) == CURLE_OK
            }
    }

    private func setHeaders(_ request: OutboundRequest) -> Bool {
        var texts: [String] = []
        // Large bodies don't wait a second for leave to be sent, and not every body is a form. But libcurl would sign
        // these lines too, although they only tell it to leave something out.
        if request.signature == nil {
            texts.append("Expect:")
            if !request.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
                texts.append("Content-Type:")
            }
        }
        // A header without a value is written with a semicolon; with a colon it would be left out.
        texts += request.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        for text in texts {
            guard let longer = curl_slist_append(lines, text) else { return false }
            lines = longer
        }
        return isKept(CURLOPT_USERAGENT, "Nadri")
            && isKept(CURLOPT_EXPECT_100_TIMEOUT_MS, 1)
            && nadri_curl_set_pointer(handle, CURLOPT_HTTPHEADER, lines) == CURLE_OK
    }

    private func setSignature(_ signature: AWSSignature?) -> Bool {
        guard let signature else { return true }
        return isKept(CURLOPT_AWS_SIGV4, "aws:amz:\(signature.region):\(signature.service)")
            && isKept(CURLOPT_USERNAME, signature.accessKey) && isKept(CURLOPT_PASSWORD, signature.secretKey)
    }

    private func setReceivers() -> Bool {
        let context = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        return nadri_curl_set_pointer(handle, CURLOPT_WRITEDATA, context) == CURLE_OK
            && nadri_curl_set_pointer(handle, CURLOPT_HEADERDATA, context) == CURLE_OK
            && nadri_curl_set_pointer(handle, CURLOPT_OPENSOCKETDATA, context) == CURLE_OK
            && nadri_curl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { start, size, count, context in
                Transfer.receive(start, size * count, context) { $0.receiveBody($1) }
            } == CURLE_OK
            && nadri_curl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { start, size, count, context in
                Transfer.receive(start, size * count, context) { $0.receiveLine($1) }
            } == CURLE_OK
            && nadri_curl_set_socket_opener(handle) { context, _, address in
                guard let context, let address else { return nadri_curl_bad_socket }
                return Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue().openSocket(address)
            } == CURLE_OK
    }

    /// The bytes taken. Any other number than what came ends the transfer, and one more is no number with a meaning.
    private static func receive(
        _ start: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
        _ take: (Transfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard count > 0, let context else { return 0 }
        let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        return take(transfer, UnsafeRawBufferPointer(start: start, count: count)) ? count : count &+ 1
    }

    private func isKept(_ option: CURLoption, _ text: String) -> Bool {
        text.withCString { nadri_curl_set_pointer(handle, option, $0) == CURLE_OK }
    }

    private func isKept(_ option: CURLoption, _ number: Int) -> Bool {
        nadri_curl_set_number(handle, option, number) == CURLE_OK
    }
}
