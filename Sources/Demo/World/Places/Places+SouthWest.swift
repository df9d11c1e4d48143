import Domain

extension DemoPlace {
    static let jeonju = DemoPlace(
        Destination(
            slug: "jeonju", korean: "전주", english: "Jeonju", japanese: "全州", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 35.825, longitude: 127.145, reach: 7_000, region: .seoul),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "gyodong", area: "완산구 교동", setting: .city, latitude: 35.8155, longitude: 127.1530, reach: 280,
                words: ["한옥마을", "교동", "오목대"],
                character: "칠백 채 기와지붕이 오목대 아래 모인 한옥마을입니다.",
                walk: "경기전까지 걸어서 오 분입니다. 아침 일찍 향교 은행나무를 보고, 콩나물국밥으로 하루를 엽니다.",
                kinds: [.hanok, .hanok, .hanok, .guesthouse, .hanok]),
            Neighbourhood(
                slug: "gaeksa", area: "완산구 중앙동", setting: .city, latitude: 35.8190, longitude: 127.1440, reach: 380,
                words: ["객리단길", "객사", "중앙동"],
                character: "객사 뒤로 젊은 가게들이 불을 켠 객리단길입니다.",
                walk: "한옥마을까지 걸어서 십 분입니다. 영화의거리에서 심야 영화를 보고 가맥집에서 황태를 굽습니다.",
                kinds: [.hotel, .house, .apartment, .guesthouse, .residence]),
            Neighbourhood(
                slug: "seohak", area: "완산구 서학동", setting: .city, latitude: 35.8068, longitude: 127.1520, reach: 230,
                words: ["서학동", "예술마을", "초록바위"],
                character: "화가와 목수가 사는 골목, 서학동 예술마을입니다.",
                walk: "전주천 징검다리를 건너면 바로 한옥마을입니다. 작은 갤러리의 문은 늘 반쯤 열려 있습니다.",
                kinds: [.house, .guesthouse, .house, .hanok, .apartment]),
            Neighbourhood(
                slug: "geumam", area: "덕진구 금암동", setting: .city, latitude: 35.8400, longitude: 127.1290, reach: 420,
                words: ["금암동", "덕진", "건지산"],
                character: "연꽃 피는 덕진공원이 가까운 금암동입니다.",
                walk: "고속버스터미널에서 걸어서 구 분입니다. 칠월의 연꽃을 보고, 건지산 숲길을 한 시간 걸어 보세요.",
                kinds: [.apartment, .hotel, .residence, .guesthouse, .apartment]),
        ])

    static let damyang = DemoPlace(
        Destination(
            slug: "damyang", korean: "담양", english: "Damyang", japanese: "潭陽", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 35.290, longitude: 127.010, reach: 14_000, region: .hills),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "hyanggyo", area: "담양군 담양읍", setting: .country, latitude: 35.3300, longitude: 126.9820,
                reach: 320,
                words: ["죽녹원", "향교리", "관방제림"],
                character: "대숲 바람이 사철 시원한 향교리입니다.",
                walk: "죽녹원 후문까지 걸어서 칠 분입니다. 관방제림 둑길의 국수 거리에서 멸치국수를 드세요.",
                kinds: [.hanok, .house, .pension, .house, .guesthouse]),
            Neighbourhood(
                slug: "samjinae", area: "담양군 창평면", setting: .country, latitude: 35.2370, longitude: 127.0150,
                reach: 380,
                words: ["창평", "삼지내", "슬로시티"],
                character: "엿과 한과를 만드는 돌담 마을 창평입니다.",
                walk: "돌담길을 따라 도는 데 한 시간입니다. 창평장의 국밥이 유명하고, 겨울에는 엿 늘이는 날이 있습니다.",
                kinds: [.hanok, .hanok, .house, .house, .guesthouse]),
            Neighbourhood(
                slug: "geumseong", area: "담양군 금성면", setting: .country, latitude: 35.3450, longitude: 127.0320,
                reach: 490,
                words: ["메타길", "금성", "담양호"],
                character: "메타세쿼이아 길이 끝나는 곳의 조용한 들녘입니다.",
                walk: "가로수길까지 자전거로 십 분입니다. 온천이 가깝고, 금성산성에 오르면 호수가 보입니다.",
                kinds: [.pension, .poolVilla, .lodge, .pension, .campsite]),
            Neighbourhood(
                slug: "daedeok", area: "담양군 대덕면", setting: .country, latitude: 35.2330, longitude: 127.0580, reach: 680,
                words: ["대덕", "만덕산", "문학리"],
                character: "만덕산 아래 논물에 별이 비치는 대덕입니다.",
                walk: "소쇄원까지 차로 이십 분입니다. 반딧불이가 나는 유월이 가장 좋습니다.",
                kinds: [.lodge, .house, .pension, .hanok, .campsite]),
        ])
}
