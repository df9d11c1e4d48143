internal import CCurl

/// What the courier's thread does until it ends: begin transfers, carry them on, end them.
struct Round {
    private let courier: Courier
    private let multi: UnsafeMutableRawPointer
    /// By libcurl's handle.
    private var transfers: [UnsafeMutableRawPointer: Transfer] = [:]

    init(_ courier: Courier, _ multi: UnsafeMutableRawPointer) {
        self.courier = courier
        self.multi = multi
        // Connections kept for the next request to the same service.
        nadri_curl_set_multi_number(multi, CURLMOPT_MAXCONNECTS, 16)
    }

    mutating func run() {
        while true {
            let now = ContinuousClock.now
            let orders = courier.orders(now: now)
            if orders.isEnd { return }
            for errand in orders.overdue { errand.asker.resume(returning: .failure(.timedOut)) }
            for errand in orders.begin { begin(errand) }
            cancel(orders.cancel)
            endOverdue(now)
            var running: Int32 = 0
            curl_multi_perform(multi, &running)
            // Whoever ended made room for one who waits.
            if endFinished() { continue }
            sleep(until: orders.nextDeadline)
        }
    }

    private mutating func begin(_ errand: Errand) {
        guard let transfer = Transfer(errand, courier.configuration) else {
            return end(errand, .failure(.exhausted))
        }
        guard curl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
            return end(errand, .failure(.exhausted))
        }
        transfers[transfer.handle] = transfer
    }

    private mutating func cancel(_ numbers: [UInt64]) {
        for transfer in transfers.values where numbers.contains(transfer.errand.number) {
            take(transfer, .failure(.cancelled))
        }
    }

    private mutating func endOverdue(_ now: ContinuousClock.Instant) {
        for transfer in transfers.values where transfer.errand.deadline <= now {
            take(transfer, .failure(.timedOut))
        }
    }

    /// Whether any has finished.
    private mutating func endFinished() -> Bool {
        var left: Int32 = 0
        var ended = false
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
                let transfer = transfers[handle]
            else { continue }
            take(transfer, transfer.outcome(message.pointee.data.result))
            ended = true
        }
        return ended
    }

    private mutating func take(_ transfer: Transfer, _ outcome: Errand.Outcome) {
        transfers[transfer.handle] = nil
        curl_multi_remove_handle(multi, transfer.handle)
        end(transfer.errand, outcome)
    }

    private func end(_ errand: Errand, _ outcome: Errand.Outcome) {
        courier.hasEnded(errand.number)
        errand.asker.resume(returning: outcome)
    }

    /// Until something moves on a connection, somebody calls, or a deadline passes.
    private func sleep(until deadline: ContinuousClock.Instant?) {
        let deadlines = transfers.values.map(\.errand.deadline) + (deadline.map { [$0] } ?? [])
        var pause: Duration = .seconds(60)
        if let next = deadlines.min() { pause = min(pause, max(.zero, next - .now)) }
        // Rounded up: to wake too early would be to turn in circles for the rest of the millisecond.
        let milliseconds = pause.components.seconds * 1000 + pause.components.attoseconds / 1_000_000_000_000_000 + 1
        curl_multi_poll(multi, nil, 0, Int32(milliseconds), nil)
    }
}
