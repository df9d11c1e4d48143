import Domain
import Testing

@testable import Feeds

@Suite struct VocabularyTests {
    @Test(
        arguments: [
            ("Entire rental unit", .apartment), ("Entire home/apt", .apartment), ("Condominium", .apartment),
            ("Entire serviced apartment", .residence), ("Room in aparthotel", .residence), ("Room in hotel", .hotel),
            ("Private room in hostel", .guesthouse), ("Bed & Breakfast", .guesthouse),
            ("Entire guesthouse", .guesthouse),
            ("Dorm", .guesthouse), ("Private room in home", .house), ("Townhouse", .house), ("Houseboat", .house),
            ("Tiny home", .house), ("Entire villa", .house), ("Private room in nature lodge", .lodge), ("Hut", .lodge),
            ("Tent", .campsite), ("Campsite", .campsite), ("Pension (South Korea)", .pension),
            ("Ryokan (Japan)", .ryokan),
            ("Hanok", .hanok), ("", .apartment), ("Something new", .apartment),
        ] as [(String, StayKind)])
    func propertyTypes(type: String, kind: StayKind) {
        #expect(StayKind(propertyType: cell(type)) == kind)
    }

    @Test(
        arguments: [
            ("Entire home/apt", .entire), ("Private room", .privateRoom), ("Shared room", .sharedRoom),
            ("Hotel room", .hotelRoom), ("", .privateRoom), ("?", .privateRoom),
        ] as [(String, StayShare)])
    func roomTypes(type: String, share: StayShare) {
        #expect(StayShare(roomType: cell(type)) == share)
    }

    @Test(
        arguments: [
            ("Wifi", [.wifi]), ("Wireless Internet", [.wifi]), ("Internet", []), ("Hair dryer", [.hairDryer]),
            ("Free dryer – In unit", [.dryer]), ("Dryer –\u{A0}In unit", [.dryer]), ("Dishwasher", []),
            ("Washer / Dryer", [.washer, .dryer]), ("Pool table", []), ("Shared pool", [.pool]), ("Pool view", [.view]),
            ("Garden view", [.view]), ("Backyard", [.garden]), ("Dedicated workspace: desk and office chair", [.desk]),
            ("65\" HDTV with Roku", [.tv]), ("Cable TV", [.tv]), ("Window AC unit", [.airConditioning]),
            ("Central heating", [.heating]), ("Pets Allowed", [.pets]), ("Pets live on this property", []),
            ("Smoke Detector", [.smokeAlarm]), ("Pack ’n play/Travel crib - available upon request", [.crib]),
            ("BBQ grill: gas", [.barbecue]), ("Barbecue utensils", []), ("Indoor fireplace: gas", [.fireplace]),
            ("Fireplace guards", []), ("Keypad", [.selfCheckIn]), ("Beachfront", [.beach]), ("Beach essentials", []),
            ("Wheelchair Accessible", [.accessible]), ("Elevator in Building", [.elevator]), ("Iron", [.iron]),
            ("Free Parking on Premises", [.parking]), ("Mini fridge", [.refrigerator]), ("Bathtub", [.bathtub]),
            ("Baby bath", []), ("Private patio or balcony", [.balcony]), ("Kitchenette", [.kitchen]),
            ("First aid kit", [.firstAid]), ("Gym", [.gym]), ("Hot tub", [.hotTub]), ("Microwave", [.microwave]),
            ("Breakfast", [.breakfast]), ("Smoking allowed", [.smoking]), ("Shampoo", []), ("", []),
        ] as [(String, [Amenity])])
    func amenityNames(name: String, amenities: [Amenity]) {
        #expect(AmenityNames.meaning(of: name) == AmenitySet(amenities))
    }

    @Test(arguments: [
        "{TV,\"Cable TV\",Kitchen,\"Hair dryer\"}", "[\"TV\", \"Kitchen\", \"Hair dryer\"]",
        "[\"32\\\" HDTV, with Netflix\", \"Kitchen\", \"Hair dryer \\u2013 new\"]", "TV,Kitchen,Hair dryer",
    ])
    func bothNotations(list: String) {
        var names = AmenityNames()
        #expect(names.amenities(in: cell(list)) == AmenitySet([.tv, .kitchen, .hairDryer]))
        #expect(names.amenities(in: cell(list)) == AmenitySet([.tv, .kitchen, .hairDryer]))
    }

    @Test(arguments: ["", "{}", "[]", "[", "{\"", "[\"\\u12", "\\", ",,,", "]["])
    func emptyAndBrokenLists(list: String) {
        var names = AmenityNames()
        #expect(names.amenities(in: cell(list)) == [])
    }

    @Test func commasInQuotedNamesPartNothing() {
        var names = AmenityNames()
        #expect(names.amenities(in: cell("[\"Shampoo, TV\"]")) == AmenitySet([.tv]))
    }
}
