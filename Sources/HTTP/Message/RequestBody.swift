import Synchronization

/// The bytes of a request's body, as they come.
///
/// What the handler has not yet read waits here, at most about 96 KiB; then the client has to wait. One task reads
/// at a time.
public final class RequestBody: Sendable {
    /// Once this much waits, the connection rests until the handler has read.
    static let enough = 64 * 1024

    private struct State: Sendable {
        var waiting: [UInt8] = []
        var isComplete = false
        var fault: BodyFault?
        var reader: CheckedContinuation<Void, Never>?
        var wakeSender: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>

    init() {
        state = Mutex(State())
    }

    /// The next bytes, at least one; nil at the end.
    public func next() async throws(BodyFault) -> [UInt8]? {
        while true {
            switch take() {
            case .bytes(let bytes, let wakeSender):
                wakeSender?()
                return bytes
            case .end: return nil
            case .fault(let fault): throw fault
            case .nothingYet: await somethingNew()
            }
        }
    }

    /// The whole body in memory.
    ///
    /// - Parameter limit: bytes; a longer body is an error.
    public func collect(limit: Int) async throws(BodyFault) -> [UInt8] {
        var all: [UInt8] = []
        while let bytes = try await next() {
            guard bytes.count <= limit - all.count else { throw .tooLarge(limit: limit) }
            if all.isEmpty { all = bytes } else { all += bytes }
        }
        return all
    }

    // MARK: The connection's side

    enum Offer {
        case taken, full
    }

    /// Puts bytes behind those that wait, unless enough wait already.
    func offer(_ bytes: UnsafeRawBufferPointer) -> Offer {
        let (offer, reader) = state.withLock { state -> (Offer, CheckedContinuation<Void, Never>?) in
            guard state.waiting.count < RequestBody.enough else { return (.full, nil) }
            state.waiting.append(contentsOf: bytes)
            return (.taken, state.reader.take())
        }
        reader?.resume()
        return offer
    }

    func complete() {
        settle { $0.isComplete = true }
    }

    /// Ends the body with an error, unless it is complete.
    func fail(_ fault: BodyFault) {
        settle { state in
            if !state.isComplete, state.fault == nil { state.fault = fault }
        }
    }

    /// Called, from the reader's task, each time there is room again.
    func whenRoom(_ wakeSender: @escaping @Sendable () -> Void) {
        state.withLock { $0.wakeSender = wakeSender }
    }

    // MARK: The reader's side

    private enum Taken {
        case bytes([UInt8], wakeSender: (@Sendable () -> Void)?)
        case end
        case fault(BodyFault)
        case nothingYet
    }

    private func take() -> Taken {
        state.withLock { state in
            // A client that went away takes what it sent before with it: half a body is no body.
            if let fault = state.fault { return .fault(fault) }
            if !state.waiting.isEmpty {
                let bytes = state.waiting
                state.waiting = []
                return .bytes(bytes, wakeSender: state.isComplete ? nil : state.wakeSender)
            }
            return state.isComplete ? .end : .nothingYet
        }
    }

    private func somethingNew() async {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if state.isComplete || state.fault != nil || !state.waiting.isEmpty { return true }
                precondition(state.reader == nil, "two tasks read one request body")
                state.reader = continuation
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    private func settle(_ change: (inout State) -> Void) {
        let reader = state.withLock { state in
            change(&state)
            state.wakeSender = nil
            return state.reader.take()
        }
        reader?.resume()
    }
}
