import Domain

extension DemoPlace {
    static let seoul = DemoPlace(
        Destination(
            slug: "seoul", korean: "서울", english: "Seoul", japanese: "ソウル", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 37.5500, longitude: 126.9900, reach: 14_000, region: .seoul),
        speaking: KoreanVoice.self, seoulNorth + seoulWest + seoulSouth)

    private static let seoulNorth = [
        Neighbourhood(
            slug: "huam", area: "용산구 후암동", setting: .city, latitude: 37.5486, longitude: 126.9788, reach: 560,
            words: ["남산", "후암동", "소월길"],
            character: "남산 자락의 오래된 계단과 새 카페가 나란히 있는 후암동 언덕입니다.",
            walk: "서울역에서 마을버스로 팔 분이면 닿습니다. 남산 도서관과 해방촌 신흥시장이 걸어서 십오 분 거리이고, 저녁이면 소월길을 따라 도시의 불빛이 내려다보입니다.",
            kinds: [.residence, .apartment, .house, .guesthouse, .residence]),
        Neighbourhood(
            slug: "seochon", area: "종로구 체부동", setting: .city, latitude: 37.5797, longitude: 126.9698, reach: 480,
            words: ["서촌", "체부동", "인왕"],
            character: "경복궁 서쪽, 낮은 지붕과 좁은 골목이 그대로 남은 서촌입니다.",
            walk: "경복궁역 2번 출구에서 걸어서 육 분입니다. 통인시장과 대오서점이 가깝고, 수성동 계곡까지 천천히 올라가면 인왕산 바위가 눈앞에 펼쳐집니다.",
            kinds: [.hanok, .hanok, .guesthouse, .house, .hanok]),
        Neighbourhood(
            slug: "bukchon", area: "종로구 가회동", setting: .city, latitude: 37.5825, longitude: 126.9850, reach: 480,
            words: ["북촌", "가회동", "계동"],
            character: "기와지붕이 물결처럼 이어지는 북촌 언덕 위입니다.",
            walk: "안국역에서 골목을 따라 십 분쯤 오르면 됩니다. 아침 일찍 나서면 사람 없는 한옥길을 걸을 수 있고, 계동길에는 작은 공방과 찻집이 이어집니다.",
            kinds: [.hanok, .hanok, .hanok, .guesthouse, .hanok]),
        Neighbourhood(
            slug: "ikseon", area: "종로구 익선동", setting: .city, latitude: 37.5742, longitude: 126.9900, reach: 320,
            words: ["익선동", "운현", "종로"],
            character: "종로 한복판, 백 년 된 한옥 골목이 불빛으로 깨어나는 익선동입니다.",
            walk: "종로3가역에서 삼 분 거리입니다. 종묘와 창덕궁이 모두 걸어서 십 분 안쪽이고, 밤에는 포장마차 거리가 가깝습니다.",
            kinds: [.hanok, .hotel, .hotel, .guesthouse, .residence]),
        Neighbourhood(
            slug: "seongbuk", area: "성북구 성북동", setting: .city, latitude: 37.5925, longitude: 126.9965, reach: 480,
            words: ["성북동", "한양도성", "북정마을"],
            character: "한양도성 성곽 아래, 새소리가 먼저 들리는 성북동입니다.",
            walk: "한성대입구역에서 마을버스로 십 분입니다. 길상사와 심우장이 가깝고, 성곽길을 따라 걸으면 한 시간 만에 혜화문에 닿습니다.",
            kinds: [.house, .hanok, .house, .guesthouse, .apartment]),
        Neighbourhood(
            slug: "buam", area: "종로구 부암동", setting: .city, latitude: 37.5925, longitude: 126.9640, reach: 400,
            words: ["부암동", "백사실", "창의문"],
            character: "북악산과 인왕산 사이에 숨은 조용한 산동네 부암동입니다.",
            walk: "경복궁역에서 버스로 십 분입니다. 환기미술관과 석파정이 걸어갈 거리에 있고, 백사실 계곡에는 아직 도롱뇽이 삽니다.",
            kinds: [.house, .hanok, .guesthouse, .house, .residence]),
    ]

    private static let seoulWest = [
        Neighbourhood(
            slug: "yeonnam", area: "마포구 연남동", setting: .city, latitude: 37.5625, longitude: 126.9240, reach: 560,
            words: ["연남동", "경의선숲길", "동진시장"],
            character: "경의선숲길을 따라 작은 가게들이 모인 연남동입니다.",
            walk: "홍대입구역에서 걸어서 팔 분, 공항철도로 인천공항까지 한 번에 갈 수 있습니다. 숲길에서 돗자리를 펴고 오후를 보내기 좋습니다.",
            kinds: [.house, .guesthouse, .apartment, .residence, .apartment]),
        Neighbourhood(
            slug: "mangwon", area: "마포구 망원동", setting: .city, latitude: 37.5575, longitude: 126.9065, reach: 400,
            words: ["망원동", "망리단길", "월드컵로"],
            character: "시장 냄새와 커피 향이 섞인 다정한 동네 망원동입니다.",
            walk: "망원역에서 걸어서 칠 분입니다. 망원시장에서 저녁거리를 사고, 자전거로 오 분이면 한강공원에 닿습니다.",
            kinds: [.apartment, .guesthouse, .house, .apartment, .residence]),
        Neighbourhood(
            slug: "yeonhui", area: "서대문구 연희동", setting: .city, latitude: 37.5685, longitude: 126.9310, reach: 480,
            words: ["연희동", "궁동", "연희로"],
            character: "담장 높은 오래된 주택과 나무가 많은 연희동입니다.",
            walk: "신촌역에서 버스로 십 분입니다. 사러가쇼핑센터와 동네 책방이 가깝고, 안산 자락길은 유모차로도 오를 수 있습니다.",
            kinds: [.house, .house, .guesthouse, .apartment, .residence]),
        Neighbourhood(
            slug: "mullae", area: "영등포구 문래동", setting: .city, latitude: 37.5165, longitude: 126.8955, reach: 400,
            words: ["문래동", "철공소길", "경인로"],
            character: "낮에는 쇠 깎는 소리, 밤에는 음악이 흐르는 문래동 창작촌입니다.",
            walk: "문래역에서 걸어서 오 분입니다. 철공소 사이로 작은 바와 갤러리가 숨어 있어 골목을 헤매는 재미가 있습니다.",
            kinds: [.apartment, .residence, .guesthouse, .apartment, .hotel]),
        Neighbourhood(
            slug: "myeongdong", area: "중구 명동", setting: .city, latitude: 37.5635, longitude: 126.9850, reach: 320,
            words: ["명동", "명동성당", "남산길"],
            character: "어디로든 떠나기 쉬운 서울의 한가운데 명동입니다.",
            walk: "명동역과 을지로입구역이 모두 걸어서 오 분입니다. 공항버스가 바로 앞에 서고, 남산 케이블카까지 걸어갈 수 있습니다.",
            kinds: [.hotel, .hotel, .residence, .guesthouse, .residence]),
        Neighbourhood(
            slug: "euljiro", area: "중구 을지로3가", setting: .city, latitude: 37.5655, longitude: 126.9915, reach: 290,
            words: ["을지로", "세운", "충무로"],
            character: "인쇄소 불빛과 오래된 노포가 남아 있는 을지로입니다.",
            walk: "을지로3가역에서 삼 분입니다. 세운상가 옥상에 오르면 종묘 숲이 보이고, 청계천을 따라 밤 산책을 할 수 있습니다.",
            kinds: [.hotel, .apartment, .residence, .hotel, .guesthouse]),
    ]

    private static let seoulSouth = [
        Neighbourhood(
            slug: "seongsu", area: "성동구 성수동", setting: .city, latitude: 37.5445, longitude: 127.0560, reach: 640,
            words: ["성수", "연무장길", "서울숲"],
            character: "붉은 벽돌 공장이 카페와 전시장으로 바뀐 성수동입니다.",
            walk: "성수역에서 걸어서 육 분입니다. 연무장길의 가게들을 구경하다가 서울숲까지 걸어가 사슴을 만날 수 있습니다.",
            kinds: [.apartment, .residence, .house, .apartment, .hotel]),
        Neighbourhood(
            slug: "hannam", area: "용산구 한남동", setting: .city, latitude: 37.5365, longitude: 127.0010, reach: 400,
            words: ["한남동", "독서당길", "이태원로"],
            character: "미술관과 편집숍이 언덕을 따라 이어지는 한남동입니다.",
            walk: "한강진역에서 걸어서 칠 분입니다. 리움미술관이 가깝고, 골목마다 작은 빵집과 와인바가 있습니다.",
            kinds: [.apartment, .residence, .house, .house, .apartment]),
        Neighbourhood(
            slug: "itaewon", area: "용산구 이태원동", setting: .city, latitude: 37.5345, longitude: 126.9930, reach: 320,
            words: ["이태원", "우사단길", "회나무길"],
            character: "여러 나라의 음식과 말이 섞이는 이태원 언덕입니다.",
            walk: "이태원역에서 걸어서 사 분입니다. 우사단길 끝에 서면 한강 너머까지 보이고, 늦은 시간에도 식당이 열려 있습니다.",
            kinds: [.guesthouse, .apartment, .hotel, .house, .guesthouse]),
        Neighbourhood(
            slug: "sinsa", area: "강남구 신사동", setting: .city, latitude: 37.5205, longitude: 127.0228, reach: 350,
            words: ["가로수길", "신사동", "도산"],
            character: "은행나무가 줄지어 선 가로수길에서 한 골목 들어온 자리입니다.",
            walk: "신사역에서 걸어서 팔 분입니다. 도산공원 주변의 카페와 갤러리를 천천히 둘러보기 좋습니다.",
            kinds: [.residence, .hotel, .apartment, .residence, .apartment]),
        Neighbourhood(
            slug: "yeoksam", area: "강남구 역삼동", setting: .city, latitude: 37.5005, longitude: 127.0365, reach: 640,
            words: ["역삼", "테헤란로", "강남"],
            character: "출장과 여행 모두에 편한 테헤란로 뒤쪽의 조용한 골목입니다.",
            walk: "역삼역에서 걸어서 오 분입니다. 선정릉의 숲이 가깝고, 코엑스까지 지하철로 세 정거장입니다.",
            kinds: [.residence, .residence, .hotel, .apartment, .residence]),
        Neighbourhood(
            slug: "songpa", area: "송파구 송파동", setting: .city, latitude: 37.5045, longitude: 127.1095, reach: 400,
            words: ["송리단길", "송파", "방이"],
            character: "석촌호수 뒤편, 작은 식당이 모인 송리단길입니다.",
            walk: "석촌역과 송파나루역이 걸어서 칠 분입니다. 호수를 한 바퀴 도는 데 사십 분이면 넉넉하고, 봄에는 벚꽃길이 됩니다.",
            kinds: [.apartment, .residence, .hotel, .house, .apartment]),
    ]
}
