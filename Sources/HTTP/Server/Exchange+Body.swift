extension Exchange {
    /// Some bytes of the body are here.
    ///
    /// - Returns: whether they were taken; if not, they are to be shown again, after sleeping or before closing.
    func receive(_ bytes: UnsafeRawBufferPointer) -> (isTaken: Bool, step: Step) {
        enum Outcome { case taken, asleep, refused }
        let now = Milliseconds.now()
        beginIfLarge()
        let outcome = state.withLock { state -> Outcome in
            guard let body = state.brief?.body, !state.isAbandoned,
                bytes.count <= state.bodyLimit - state.received
            else { return .refused }
            // Time in which the client waited for us is not held against it.
            if state.fellAsleepAt > 0 {
                state.bodyBegan = state.bodyBegan.after(now - min(now, state.fellAsleepAt))
                state.fellAsleepAt = 0
            }
            // Once the handler has answered without reading on, the rest is let through, to reply after it.
            if state.isBodyWanted, case .full = body.offer(bytes) {
                state.isAsleep = true
                state.fellAsleepAt = now
                connection.setDeadline(.max)
                connection.suspend()
                return .asleep
            }
            state.received += bytes.count
            connection.setDeadline(state.bodyBegan.after(engine.limits.transfer(of: state.received)))
            return .taken
        }
        switch outcome {
        case .taken: return (true, .goOn)
        case .asleep: return (false, .goOn)
        case .refused: return (false, .close)
        }
    }

    /// The whole body is here: the moment in which a reply may be given.
    func finish() -> Step {
        connection.setDeadline(.max)
        state.withLock { $0.brief }?.body.complete()
        if isStreamAskedOnKeptConnection {
            state.withLock { $0.phase = .replied }
            return .lastReply(comeBack())
        }
        begin()
        return state.withLock { state in
            if state.isAbandoned { return .close }
            switch state.phase {
            case .answered(let response):
                state.phase = .replied
                return .reply(response)
            case .running:
                state.isAsleep = true
                connection.suspend()
                return .goOn
            case .fresh, .admitted, .replied, .over: return .close
            }
        }
    }

    /// A handler whose whole body is sure to fit in memory begins when it is all here, and then need not wait. For a
    /// longer one it begins with the first bytes.
    private func beginIfLarge() {
        let framing = state.withLock { $0.framing }
        if case .length(let bytes) = framing, bytes <= UInt64(RequestBody.enough) { return }
        begin()
    }

    /// Starts the handler on this thread; it moves elsewhere only if it has to wait.
    private func begin() {
        let request = state.withLock { state -> Request? in
            guard case .admitted = state.phase else { return nil }
            state.phase = .running
            state.isHandling = true
            return state.request.take()
        }
        guard let request else { return }
        let task = Task.immediate { answer(await engine.handler(request)) }
        state.withLock { state in
            if state.isHandling { state.task = task }
        }
    }

    /// The handler has returned.
    private func answer(_ response: Response) {
        enum Outcome { case kept, wake, tooLate(isLast: Bool) }
        let outcome = state.withLock { state -> Outcome in
            state.isHandling = false
            state.task = nil
            switch state.phase {
            case .running:
                state.phase = .answered(response)
                defer { state.isAsleep = false }
                return state.isAsleep ? .wake : .kept
            case .over: return .tooLate(isLast: true)
            case .fresh, .admitted, .answered, .replied: return .tooLate(isLast: false)
            }
        }
        switch outcome {
        case .kept: break
        case .wake: connection.resume()
        case .tooLate(let isLast):
            response.discard()
            if isLast { engine.requestEnded() }
        }
    }

    /// There is room for more of the body.
    func wake() {
        let wasAsleep = state.withLock { state in
            // Asleep for its answer, not for room: only the answer may wake it.
            guard state.fellAsleepAt > 0, state.isAsleep else { return false }
            state.isAsleep = false
            return true
        }
        if wasAsleep { connection.resume() }
    }

    /// A browser may ask for its stream on a connection it kept from a page. Among ordinary requests no stream may
    /// stay (10,000 of them would slow each request by 0.9 ms), so it is told to come back at once on a new one.
    private var isStreamAskedOnKeptConnection: Bool {
        !isOnStreamDaemon
            && RequestLinePeek.isStream(target[...], paths: engine.configuration.streams.paths, isWhole: true)
            && state.withLock { $0.brief?.method == .get }
    }

    /// What such a request gets: an event stream that says only when to come back, and ends with its connection.
    func comeBack() -> Response {
        let delay = Int(clamping: Milliseconds(engine.configuration.streams.comeBack))
        return Response.bytes(ServerEvent.retry(milliseconds: delay).bytes, type: "text/event-stream").guarded()
    }
}
