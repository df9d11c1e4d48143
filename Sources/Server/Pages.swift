import HTTP

/// Every page and what belongs to pages: one line per address.
enum Pages {
    static let routes = [
        .page("/", PlacePages.home),
        .page("/stays", PlacePages.home),
        .page("/stays/destination", PlacePages.destination),
        .page("/stays/search", StayPages.results),
        .page("/stays/:id", StayPages.one),

        .page("/sign-in", AccountPages.signIn),
        Route(.post, "/sign-in", AccountPages.sendSignIn),
        .page("/sign-up", AccountPages.signUp),
        .page("/sign-up/details", AccountPages.signUpDetails),
        Route(.post, "/sign-up", AccountPages.sendSignUp),
        Route(.post, "/sign-out", AccountPages.sendSignOut),
        .page("/terms", AccountPages.terms),
        .page("/privacy", AccountPages.privacy),
        .page("/recovery", RecoveryPages.show),
        Route(.post, "/recovery", RecoveryPages.send),
        .page("/settings", SettingsPages.show),
        .page("/settings/profile", ProfilePages.show),
        Route(.post, "/settings/profile", ProfilePages.send),
        .page("/settings/password", PasswordPages.show),
        Route(.post, "/settings/password", PasswordPages.send),
        .page("/settings/recovery-codes", RecoveryCodePages.show),
        Route(.post, "/settings/recovery-codes", RecoveryCodePages.send),
        .page("/settings/devices", DevicePages.show),
        Route(.post, "/settings/devices/others/sign-out", DevicePages.signOutOthers),
        Route(.post, "/settings/devices/:id/sign-out", DevicePages.signOut),
        Route(.post, "/settings/passkeys/:id/removal", PasskeyPages.remove),
        .page("/settings/export", ExportPages.download),
        .page("/settings/deletion", DeletionPages.show),
        Route(.post, "/settings/deletion", DeletionPages.send),
        Route(.get, "/session/renewal", SessionRenewal.page),
        Route(.post, "/session/renewal", SessionRenewal.fromScript),

        Route(.get, "/pictures/hero.svg", Pictures.hero),
        Route(.get, "/pictures/themes/:file", Pictures.theme),
        Route(.get, "/pictures/places/:file", Pictures.place),
        Route(.get, "/pictures/hosts/:file", Pictures.host),
        Route(.get, "/pictures/people/:file", PortraitPages.show),
        Route(.get, "/pictures/stays/:id/:file", Pictures.stay),

        Route(.get, "/tiles/:version/:zoom/:column/:row", Tiles.tile),

        Route(.get, "/language/:language", Preference.setLanguage),
        Route(.get, "/theme/:theme", Preference.setTheme),

        Route(.get, "/offline", Fixed.offline),
        Route(.get, "/components", Fixed.components),
        Route(.get, "/sw.js", Fixed.serviceWorker),
        Route(.get, "/assets/:version/:file", Fixed.asset),
        Route(.get, "/assets/:version/:folder/:file", Fixed.assetInFolder),
    ]
}
