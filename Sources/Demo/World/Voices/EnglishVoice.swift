import Domain

enum EnglishVoice: Voice {
    static let heading = "[English]"
    static let guests = [
        "Emma", "Liam", "Sofia", "Noah", "Anika", "Oliver", "Chloe", "Ben", "Yasmin", "Lucas", "Hannah", "Tom",
        "Isabelle", "Jack", "Maya", "Ethan",
    ]

    static func name(_ sketch: Sketch, _ chance: inout Chance) -> String {
        let place = chance.pick(sketch.neighbourhood.words)
        return "\(place) \(sketch.accent.word) \(chance.pick(nouns(sketch.kind)))"
    }

    static func summary(_ sketch: Sketch, _ chance: inout Chance) -> String {
        [sketch.neighbourhood.character, sketch.accent.sentence, chance.pick(promises(sketch.kind))]
            .joined(separator: " ")
    }

    static func details(_ sketch: Sketch, host: String, _ chance: inout Chance) -> String {
        [
            space(sketch), comforts(sketch.amenities), sketch.neighbourhood.walk, arrival(sketch.amenities, &chance),
            "Write to me whenever something is unclear; I usually answer within the hour.\n\(host)",
        ].joined(separator: "\n\n")
    }

    static func reviews(_ count: Int, of sketch: Sketch, _ chance: inout Chance) -> [String] {
        let place = sketch.neighbourhood.words[0]
        let own = [
            "Waking up in \(place) was the best part of our trip. We followed the walk in the description step by step.",
            "So quiet for \(place). We have already decided to come back.",
            sketch.kind == .house
                ? "The old floors and the light on the stairs are even lovelier in person."
                : "The bed was so good that we overslept twice.",
        ]
        return chance.pick(count, of: own + praise)
    }

    static func facts(_ sketch: Sketch) -> String {
        space(sketch) + " " + comforts(sketch.amenities)
    }

    private static func nouns(_ kind: StayKind) -> [String] {
        switch kind {
        case .apartment: ["Apartment", "Flat", "Loft"]
        case .residence: ["Residence", "Suites"]
        case .guesthouse: ["Guesthouse", "Hostel"]
        case .hotel: ["Hotel", "Boutique Hotel"]
        case .poolVilla: ["Pool Villa"]
        default: ["House", "Shophouse", "Terrace"]
        }
    }

    private static func promises(_ kind: StayKind) -> [String] {
        switch kind {
        case .apartment: ["Cook, work and rest as you would at home.", "It is easy to stay longer than planned."]
        case .residence: ["The ease of a hotel with a kitchen of your own.", "Unpack once and feel settled."]
        case .guesthouse:
            ["Solo travellers find company here, and quiet when they want it.", "Rooms are simple, clean and cool."]
        case .hotel:
            ["Thick curtains and good bedding promise a deep sleep.", "We look after you from arrival to departure."]
        case .poolVilla: ["The pool is yours alone, day and night.", "Spend a day doing nothing beside the water."]
        default: ["You have the whole house to yourselves.", "There is a corner for everyone, even in a larger party."]
        }
    }

    private static func space(_ sketch: Sketch) -> String {
        let whole =
            switch sketch.share {
            case .entire: "The whole place is yours."
            case .privateRoom: "Your room is private; the lounge and the kitchen are shared."
            case .sharedRoom: "Beds with curtains stand in a shared room."
            case .hotelRoom: "Rooms are cleaned every day."
            }
        let baths =
            sketch.halfBaths % 2 == 0
            ? counted(sketch.halfBaths / 2, "bathroom")
            : counted(sketch.halfBaths / 2, "bathroom") + " plus a powder room"
        return
            "\(whole) There \(sketch.bedrooms == 1 ? "is" : "are") \(counted(sketch.bedrooms, "bedroom")), \(counted(sketch.beds, "bed")) and \(baths), for up to \(counted(sketch.capacity, "guest"))."
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func comforts(_ amenities: AmenitySet) -> String {
        var sentences: [String] = []
        if amenities.contains(.kitchen) { sentences.append("The kitchen has pots, plates, oil and spices.") }
        if amenities.contains(.breakfast) { sentences.append("Breakfast is served from eight to ten.") }
        if amenities.contains(.pool) { sentences.append("The pool is open from seven in the morning to ten at night.") }
        if amenities.contains(.washer) { sentences.append("There is a washing machine, with detergent.") }
        if amenities.contains(.desk) { sentences.append("A desk stands by the window and the Wi-Fi is fast.") }
        if amenities.contains(.gym) { sentences.append("The gym on the upper floor never closes.") }
        return sentences.isEmpty
            ? "Towels, toiletries and drinking water are provided." : sentences.joined(separator: " ")
    }

    private static func arrival(_ amenities: AmenitySet, _ chance: inout Chance) -> String {
        let hour = chance.pick(["2 pm", "3 pm"])
        let opening =
            amenities.contains(.selfCheckIn)
            ? "Check-in is from \(hour); the door code reaches you that morning."
            : "Check-in is from \(hour) to 10 pm, and someone will be there to welcome you."
        return opening + " Check-out is at 11 am. Please keep your voices down after ten for the neighbours' sake."
    }

    private static let praise = [
        "Even better than the pictures, and spotless.", "Quick, kind replies made everything easy.",
        "We walked everywhere and never needed a taxi.", "Everything for a small child was already there.",
        "Strong shower, soft towels, cold air conditioning.", "The food tips were the highlight of our week.",
        "The stairs are steep, but the rooms are worth it.", "It rained all day and we didn't mind at all.",
        "My parents want to move in.", "Arriving after midnight was no problem.",
        "Small but cleverly arranged.", "We are already looking at dates for next year.",
    ]
}
