/// Why there is no answer. No case holds the address or anything of the exchange: faults go into logs.
public enum OutboundFault: Error, Equatable, Sendable, CaseIterable {
    /// The address is no absolute one, has characters that it may not have, a name and password, or a scheme that
    /// the configuration doesn't allow.
    case badAddress
    /// A header or the signature can't be sent: a name that is none, a line break, an empty key.
    case badHeader
    /// Every address that the host's name stands for is private, and the configuration allows public ones only.
    case refusedAddress
    /// No such host, or nobody listens there.
    case unreachable
    /// There is a TLS connection to nobody, or to somebody else than was meant.
    case tlsFailed
    /// The answer was not complete within the deadline.
    case timedOut
    /// The answer is longer than what was allowed.
    case tooLarge
    /// What came is not HTTP.
    case nonsense
    /// The other side ended the connection in the middle, or its chunks are none: libcurl doesn't tell these apart.
    case cutOff
    /// As many requests as may wait are waiting.
    case busy
    /// The task that asked was cancelled.
    case cancelled
    /// This machine has no thread or memory left for it.
    case exhausted

    /// Whether the same request may do better a moment later.
    public var isPassing: Bool {
        switch self {
        case .unreachable, .timedOut, .cutOff, .busy: true
        case .badAddress, .badHeader, .refusedAddress, .tlsFailed, .tooLarge, .nonsense, .cancelled, .exhausted: false
        }
    }
}
