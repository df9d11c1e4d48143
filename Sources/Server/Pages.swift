import HTTP

/// Every page and what belongs to pages: one line per address.
enum Pages {
    static let routes = [
        Route(.get, "/", PlacePages.home),
        Route(.get, "/stays", PlacePages.home),
        Route(.get, "/stays/destination", PlacePages.destination),
        Route(.get, "/stays/search", StayPages.results),
        Route(.get, "/stays/:id", StayPages.one),

        Route(.get, "/pictures/hero.svg", Pictures.hero),
        Route(.get, "/pictures/themes/:file", Pictures.theme),
        Route(.get, "/pictures/places/:file", Pictures.place),
        Route(.get, "/pictures/hosts/:file", Pictures.host),
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
