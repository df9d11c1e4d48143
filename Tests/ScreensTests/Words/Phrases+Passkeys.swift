import Words

extension Phrases {
    static let ofPasskeys: [@Sendable (Words) -> String] = [
        { $0.passkeysMeaning }, { $0.passkeyLabel }, { $0.addPasskey }, { $0.signInByPasskey },
        { $0.removePasskey("1") }, { $0.remove }, { $0.passkeyFailed }, { $0.passkeyIsHere },
        { $0.passkeyExpired }, { $0.passkeyInvalid }, { $0.passkeyKnown }, { $0.passkeysTooMany },
        { $0.passkeyIsLastWayIn }, { $0.passkeysNeedName }, { $0.passkeysNeedBrowser }, { $0.provedForPasskey },
        { $0.passkeyRemoved },
    ]
}
