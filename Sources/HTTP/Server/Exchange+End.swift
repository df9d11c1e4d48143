extension Exchange {
    /// What the reply turned out to be.
    func note(status: Status, bytesOut: Int) {
        state.withLock { state in
            state.status = status
            state.bytesOut = bytesOut
        }
    }

    /// More of a stream went out.
    func noteStreamed(_ bytes: Int) {
        state.withLock { $0.bytesOut += bytes }
    }

    /// The library lets go of the request, answered or not.
    func end(isComplete: Bool) {
        let (unsent, isLast, last) = state.withLock { state -> (Response?, Bool, State) in
            var unsent: Response?
            if case .answered(let response) = state.phase { unsent = response }
            state.phase = .over
            return (unsent, state.hasBegun && !state.isHandling, state)
        }
        last.brief?.body.fail(.interrupted)
        unsent?.discard()
        if last.hasBegun { report(last, isComplete: isComplete) }
        if isLast { engine.requestEnded() }
    }

    /// The server can wait no longer: whatever sleeps is woken, the handler is told by cancellation, and the
    /// connection ends. A handler that returns later finds the exchange over.
    func abandon() {
        let (wasAsleep, last) = state.withLock { state -> (Bool, State) in
            state.isAbandoned = true
            if case .running = state.phase { state.phase = .answered(.empty(.unavailable)) }
            defer { state.isAsleep = false }
            return (state.isAsleep, state)
        }
        connection.cut()
        last.task?.cancel()
        last.brief?.body.fail(.interrupted)
        if wasAsleep { connection.resume() }
    }

    private func report(_ last: State, isComplete: Bool) {
        guard let observer = engine.configuration.observer else { return }
        observer(
            ExchangeFacts(
                id: last.brief?.id ?? .next(), method: last.brief?.method, path: last.brief?.path ?? "",
                status: last.status, duration: ContinuousClock.now - began, bytesOut: last.bytesOut,
                isComplete: isComplete, client: last.brief?.client ?? connection.peer))
    }
}

extension Response {
    /// This reply will reach nobody.
    func discard() {
        if case .events(let stream) = body { stream.end() }
    }
}
