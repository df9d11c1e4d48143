import Outbound

extension OutboundClient: ProviderTransport {
    /// The client may ask anywhere over http: the operator named the providers, and `ProviderSignIn` sends nothing in the clear
    /// but to this machine.
    public func send(_ request: ProviderRequest) async throws(ProviderSilence) -> ProviderResponse {
        let asked = OutboundRequest(
            request.method == .get ? .get : .post, request.address,
            headers: request.headers.map { OutboundHeader($0.name, $0.value) }, body: request.body,
            answerLimit: ProviderResponse.mostBytes)
        let answer: OutboundResponse
        do throws(OutboundFault) { answer = try await send(asked) } catch {
            switch error {
            case .timedOut, .busy: throw .slow
            case .tooLarge: throw .tooLong
            case .badAddress, .badHeader, .refusedAddress, .unreachable, .tlsFailed, .nonsense, .cutOff, .cancelled,
                .exhausted:
                throw .unreachable
            }
        }
        return ProviderResponse(status: answer.status, contentType: answer["Content-Type"] ?? "", body: answer.body)
    }
}
