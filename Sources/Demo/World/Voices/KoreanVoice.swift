import Domain

enum KoreanVoice: Voice {
    static let heading = "[한국어]"
    private static let hosts = [
        "소연", "지훈", "민서", "하은", "도윤", "서준", "유진", "은정", "태호", "보라", "현우", "미영", "승민", "가은", "동혁", "선희", "재원",
        "나래", "경수", "다인", "수아", "준영", "혜진", "정민",
    ]
    static let guests = [
        "예린", "민준", "수빈", "지아", "건우", "채원", "시우", "윤서", "하준", "아름", "성훈", "다은", "우진", "세영", "진호", "연주", "규리",
        "상혁", "소희", "은우", "지수", "태경", "미소", "한별",
    ]

    static func hosts(in country: String) -> [String] { hosts }

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
            "궁금한 점은 언제든 메시지로 물어보세요. 머무는 동안 편안하시도록 돕겠습니다.\n\(host) 드림",
        ].joined(separator: "\n\n")
    }

    static func reviews(_ count: Int, of sketch: Sketch, _ chance: inout Chance) -> [String] {
        let place = sketch.neighbourhood.words[0]
        let own = [
            "\(place) 근처에서 이렇게 조용한 곳을 찾을 줄 몰랐어요. 다음에도 여기로 정했습니다.",
            "\(place) 산책이 여행에서 제일 좋았어요. 알려 주신 길 그대로 걸었습니다.",
            sketch.kind == .hanok
                ? "한옥은 처음이었는데 바닥이 따뜻해서 부모님이 무척 좋아하셨어요." : "침구가 정말 편해서 늦잠을 잤습니다. 아침 햇살도 좋았어요.",
        ]
        return chance.pick(count, of: own + praise)
    }

    static func facts(_ sketch: Sketch) -> String {
        space(sketch) + " " + comforts(sketch.amenities)
    }

    private static func nouns(_ kind: StayKind) -> [String] {
        switch kind {
        case .apartment: ["아파트", "스테이", "하우스"]
        case .residence: ["레지던스", "스위트"]
        case .house: ["주택", "집", "하우스"]
        case .guesthouse: ["게스트하우스", "민박"]
        case .hotel: ["호텔", "부티크 호텔"]
        case .hanok: ["한옥", "한옥스테이", "고택"]
        case .pension: ["펜션", "펜션하우스"]
        case .poolVilla: ["풀빌라", "독채 풀빌라"]
        case .lodge: ["오두막", "산장", "숲속집"]
        case .campsite: ["캠핑장", "글램핑"]
        case .ryokan: ["여관"]
        }
    }

    private static func promises(_ kind: StayKind) -> [String] {
        switch kind {
        case .apartment: ["살던 집처럼 편하게 요리하고 쉬어 가세요.", "한 달쯤 살아 보고 싶어지는 집입니다."]
        case .residence: ["호텔의 편안함에 작은 부엌을 더했습니다.", "짐을 풀면 바로 일상이 시작되는 공간입니다."]
        case .house: ["집 전체를 천천히 누려 보세요.", "여럿이 와도 저마다 쉴 자리가 있습니다."]
        case .guesthouse: ["혼자 온 여행자도 금세 말벗이 생기는 곳입니다.", "작지만 깨끗한 방과 든든한 아침이 있습니다."]
        case .hotel: ["체크인부터 배웅까지 조용히 챙겨 드립니다.", "두꺼운 커튼과 좋은 침구로 깊이 주무실 수 있습니다."]
        case .hanok: ["구들의 온기와 나무 냄새 속에서 하룻밤 쉬어 가세요.", "느리게 흐르는 하루를 선물합니다."]
        case .pension: ["바비큐와 밤하늘이 기다립니다.", "가족과 함께 웃을 자리를 넉넉히 마련했습니다."]
        case .poolVilla: ["우리끼리만 쓰는 수영장에서 온종일 보내세요.", "물소리를 들으며 아무것도 하지 않는 하루를 권합니다."]
        case .lodge: ["장작 타는 소리를 들으며 긴 밤을 보내기 좋습니다.", "휴대전화를 내려놓고 숲의 시간을 살아 보세요."]
        case .campsite: ["장비 없이 몸만 오셔도 됩니다.", "불을 피우고 별을 세는 밤이 준비되어 있습니다."]
        case .ryokan: ["따뜻한 물에 하루의 피로를 풀어 보세요."]
        }
    }

    private static func space(_ sketch: Sketch) -> String {
        let whole =
            switch sketch.share {
            case .entire: "다른 손님 없이 전체를 혼자 쓰시는 공간입니다."
            case .privateRoom: "방은 혼자 쓰시고, 거실과 부엌은 다른 손님과 함께 씁니다."
            case .sharedRoom: "커튼이 달린 침대를 하나씩 쓰는 함께 쓰는 방입니다."
            case .hotelRoom: "매일 청소해 드리는 객실입니다."
            }
        let baths =
            sketch.halfBaths % 2 == 0
            ? "욕실 \(sketch.halfBaths / 2)개가" : "욕실 \(sketch.halfBaths / 2)개와 작은 화장실이"
        return "\(whole) 침실 \(sketch.bedrooms)개, 침대 \(sketch.beds)개, \(baths) 있고 최대 \(sketch.capacity)명까지 머물 수 있습니다."
    }

    private static func comforts(_ amenities: AmenitySet) -> String {
        var sentences: [String] = []
        if amenities.contains(.kitchen) { sentences.append("부엌에는 기본 양념과 그릇, 조리 도구를 갖추었습니다.") }
        if amenities.contains(.breakfast) { sentences.append("아침은 여덟 시부터 열 시까지 차려 드립니다.") }
        if amenities.contains(.pool) { sentences.append("수영장은 아침 아홉 시부터 밤 열 시까지 쓰실 수 있습니다.") }
        if amenities.contains(.barbecue) { sentences.append("숯과 그릴은 하루 전에 말씀해 주시면 준비해 드립니다.") }
        if amenities.contains(.washer) { sentences.append("세탁기와 세제가 있어 긴 여행에도 편합니다.") }
        if amenities.contains(.desk) { sentences.append("창가에 책상이 있고 무선 인터넷이 빠릅니다.") }
        if amenities.contains(.parking) { sentences.append("주차는 한 대까지 무료입니다.") }
        if amenities.contains(.pets) { sentences.append("반려동물과 함께 오셔도 좋습니다.") }
        return sentences.isEmpty ? "수건과 세면용품, 생수를 넉넉히 준비해 둡니다." : sentences.joined(separator: " ")
    }

    private static func arrival(_ amenities: AmenitySet, _ chance: inout Chance) -> String {
        let hour = chance.pick(["오후 세 시", "오후 네 시"])
        let opening =
            amenities.contains(.selfCheckIn)
            ? "체크인은 \(hour)부터이고, 오시는 날 아침에 문 여는 법을 알려 드립니다."
            : "체크인은 \(hour)부터 밤 열 시까지이고, 직접 만나 안내해 드립니다."
        return opening + " 체크아웃은 오전 열한 시입니다. 밤 열 시 이후에는 이웃을 위해 목소리를 낮춰 주세요."
    }

    private static let praise = [
        "사진보다 실제가 더 좋았습니다. 구석구석 깨끗했어요.", "호스트가 답장을 빨리 주셔서 마음이 편했습니다.", "창밖 풍경만 바라봐도 하루가 금방 지나갔어요.",
        "아이와 함께였는데 필요한 물건이 다 있었습니다.", "혼자 조용히 쉬고 싶을 때 또 올게요.", "위치가 좋아서 어디든 걸어서 다녔습니다.",
        "따뜻한 물이 잘 나오고 수건이 뽀송했어요.", "작은 선물까지 챙겨 주셔서 감동했습니다.", "방음이 아주 완벽하지는 않지만 그 밖에는 다 만족스러웠어요.",
        "추천해 주신 식당이 여행의 하이라이트였습니다.", "체크인이 간단해서 늦은 밤에 도착해도 문제없었어요.", "부모님을 모시고 갔는데 두 분 다 또 오자고 하십니다.",
        "계단이 조금 있지만 올라온 보람이 있는 풍경이에요.", "아침에 마신 커피 한 잔이 오래 기억에 남습니다.", "비가 와서 종일 안에 있었는데 오히려 좋았어요.",
        "다음 계절에도 오고 싶어서 벌써 날짜를 보고 있습니다.",
    ]
}
