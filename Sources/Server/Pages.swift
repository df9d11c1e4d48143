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
        Route(.get, "/sign-in/:provider", ProviderPages.start),
        Route(.get, "/sign-in/:provider/callback", ProviderPages.callback),
        Route(.post, "/sign-in/:provider/callback", isFromElsewhere: true, ProviderPages.postedCallback),
        .page("/sign-in/:provider/joining", ProviderJoining.show),
        Route(.post, "/sign-in/:provider/joining", ProviderJoining.send),
        .page("/sign-in/:provider/linking", ProviderLinking.finish),
        Route(.get, "/demo-provider/authorization", DemoProviderPages.consent),
        Route(.post, "/demo-provider/authorization", DemoProviderPages.decision),
        .page("/terms", AccountPages.terms),
        .page("/privacy", AccountPages.privacy),
        .page("/settings", SettingsPages.show),
        Route(.post, "/settings/providers/:provider", ProviderLinking.start),
        Route(.post, "/settings/providers/:provider/removal", ProviderLinking.remove),
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
