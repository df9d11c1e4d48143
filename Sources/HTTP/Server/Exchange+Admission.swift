extension Exchange {
    /// The head is complete: lets it through the gate, or answers at once with the refusal.
    ///
    /// - Parameter head: nil if it was not written the one way the gate reads.
    func admit(_ head: [UInt8]?) -> Step {
        if engine.isOver { return .close }
        engine.requestBegan()
        state.withLock { $0.hasBegun = true }
        do throws(GateRefusal) {
            guard let head else { throw .unseenBytes }
            try admit(RequestGate.admit(head))
            return .goOn
        } catch {
            state.withLock { $0.phase = .replied }
            return .lastReply(.bare(error.status))
        }
    }

    private func admit(_ head: RequestHead) throws(GateRefusal) {
        let caller = engine.forwarding.caller(peer: connection.peer, head: head)
        let body = RequestBody()
        let request = Request(
            id: caller.requestID ?? .next(), method: head.method, path: head.target.path,
            segments: head.target.segments, query: head.target.query, headers: head.headers, origin: caller.origin,
            client: caller.client, body: body)
        let limit = max(0, engine.configuration.bodyLimit(head.method, head.target.path))

        state.withLock { state in
            state.request = request
            state.brief = Brief(
                id: request.id, method: head.method, path: request.path, client: caller.client, body: body)
            state.framing = head.framing
            state.bodyLimit = limit
        }
        if case .length(let bytes) = head.framing, bytes > UInt64(limit) { throw .bodyTooLarge }

        let now = Milliseconds.now()
        state.withLock { state in
            state.phase = .admitted
            state.bodyBegan = now
        }
        if head.framing == .none {
            connection.setDeadline(.max)
        } else {
            body.whenRoom { [weak self] in self?.wake() }
            connection.setDeadline(now.after(engine.limits.transfer(of: 0)))
        }
    }
}
