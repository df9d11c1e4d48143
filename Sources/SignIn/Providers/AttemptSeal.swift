/// Closes what a browser keeps for us on the way to a provider and home: the attempt, then who came home.
public struct AttemptSeal: Sendable {
    private let attempts: SealedText
    private let arrivals: SealedText

    /// - Parameter secret: 32 random bytes that the nodes share and that nobody else has. The seal's own keys are derived of
    ///   it, so that the same secret may serve other purposes.
    public init(secret: [UInt8]) {
        attempts = SealedText(for: "sign-in attempt", secret: secret)
        arrivals = SealedText(for: "sign-in arrival", secret: secret)
    }

    /// - Returns: letters that may stand in a cookie; a third longer than the attempt, and 54 letters.
    func close(_ attempt: SignInAttempt, random: Randomness) -> String { attempts.close(attempt.json, random: random) }

    /// - Returns: nil unless this seal closed it.
    func open(_ text: String) -> SignInAttempt? { attempts.open(text).flatMap { SignInAttempt(json: $0) } }

    /// - Returns: at most 4096 letters that may stand in a cookie.
    func close(_ arrival: ProviderArrival, random: Randomness) -> String {
        arrivals.close(arrival.json, random: random)
    }

    /// - Returns: nil unless this seal closed it, as an arrival.
    func openArrival(_ text: String) -> ProviderArrival? { arrivals.open(text).flatMap { ProviderArrival(json: $0) } }
}
