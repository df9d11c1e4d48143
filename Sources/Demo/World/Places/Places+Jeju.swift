import Domain

extension DemoPlace {
    static let jeju = DemoPlace(
        Destination(
            slug: "jeju", korean: "제주", english: "Jeju", japanese: "済州", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 33.3800, longitude: 126.5600, reach: 38_000, region: .jeju),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "nabeup", area: "제주시 애월읍 납읍리", setting: .country, latitude: 33.4405, longitude: 126.3330,
                reach: 400, words: ["애월", "납읍", "금산"],
                character: "난대림 숲과 귤밭 사이에 자리한 애월 중산간 마을입니다.",
                walk: "애월 바다까지 차로 팔 분입니다. 금산공원의 난대림은 한여름에도 서늘하고, 마을 안에 작은 빵집이 있습니다.",
                kinds: [.house, .poolVilla, .guesthouse, .pension]),
            Neighbourhood(
                slug: "hyeopjae", area: "제주시 한림읍 협재리", setting: .sea, latitude: 33.3890, longitude: 126.2440,
                reach: 230, words: ["협재", "한림", "비양도"],
                character: "비양도가 손에 잡힐 듯 떠 있는 옥빛 바다 협재입니다.",
                walk: "백사장까지 걸어서 팔 분입니다. 해 질 무렵 물이 빠지면 모래톱을 멀리까지 걸을 수 있고, 한림공원이 바로 옆입니다.",
                kinds: [.pension, .poolVilla, .house, .campsite]),
            Neighbourhood(
                slug: "woljeong", area: "제주시 구좌읍 월정리", setting: .sea, latitude: 33.5525, longitude: 126.7900,
                reach: 230, words: ["월정", "구좌", "김녕"],
                character: "하얀 모래와 풍차가 있는 월정리 바닷가 마을입니다.",
                walk: "해변까지 걸어서 구 분입니다. 올레 20코스가 마을을 지나고, 비자림까지 차로 십오 분 걸립니다.",
                kinds: [.pension, .guesthouse, .house, .poolVilla]),
            Neighbourhood(
                slug: "sehwa", area: "제주시 구좌읍 세화리", setting: .sea, latitude: 33.5200, longitude: 126.8540, reach: 230,
                words: ["세화", "해녀길", "하도"],
                character: "오일장과 해녀의 숨비소리가 남아 있는 세화입니다.",
                walk: "끝자리 5일과 0일에는 바닷가에 오일장이 섭니다. 해녀박물관이 가깝고, 다랑쉬오름까지 차로 십오 분입니다.",
                kinds: [.house, .guesthouse, .pension, .house]),
            Neighbourhood(
                slug: "hamdeok", area: "제주시 조천읍 함덕리", setting: .sea, latitude: 33.5385, longitude: 126.6690, reach: 230,
                words: ["함덕", "서우봉", "조천"],
                character: "서우봉 아래 에메랄드빛 물이 얕게 펼쳐지는 함덕입니다.",
                walk: "제주공항에서 차로 삼십 분, 버스로도 한 번에 옵니다. 서우봉에 오르면 바다 전체가 내려다보입니다.",
                kinds: [.hotel, .pension, .residence, .poolVilla]),
            Neighbourhood(
                slug: "gyorae", area: "제주시 조천읍 교래리", setting: .country, latitude: 33.4310, longitude: 126.6720,
                reach: 400, words: ["교래", "곶자왈", "산굼부리"],
                character: "삼나무 숲과 곶자왈에 둘러싸인 서늘한 교래 마을입니다.",
                walk: "사려니숲길 입구까지 차로 칠 분입니다. 산굼부리의 억새와 교래자연휴양림이 가깝고, 밤에는 별이 쏟아집니다.",
                kinds: [.lodge, .campsite, .lodge, .lodge]),
            Neighbourhood(
                slug: "sagye", area: "서귀포시 안덕면 사계리", setting: .sea, latitude: 33.2312, longitude: 126.2990, reach: 230,
                words: ["사계", "산방산", "형제섬"],
                character: "산방산이 뒤를 지키고 형제섬이 앞에 떠 있는 사계리입니다.",
                walk: "용머리해안까지 차로 오 분입니다. 해안 도로는 제주에서 손꼽히게 아름답고, 마을 안에 백반집이 여럿 있습니다.",
                kinds: [.pension, .house, .poolVilla, .campsite]),
            Neighbourhood(
                slug: "wimi", area: "서귀포시 남원읍 위미리", setting: .country, latitude: 33.2765, longitude: 126.6600,
                reach: 290, words: ["위미", "남원", "동백길"],
                character: "겨울이면 동백이 붉게 피고 귤이 익는 위미 마을입니다.",
                walk: "동백군락지까지 걸어서 십 분입니다. 위미항에서 한라산을 바라보는 저녁이 좋고, 귤 따기 체험도 소개해 드립니다.",
                kinds: [.house, .pension, .guesthouse, .hanok]),
            Neighbourhood(
                slug: "susan", area: "서귀포시 성산읍 수산리", setting: .country, latitude: 33.4465, longitude: 126.8830,
                reach: 350, words: ["수산", "성산", "오조"],
                character: "성산일출봉에서 차로 십 분, 밭담이 겹겹이 이어지는 수산리입니다.",
                walk: "일출을 보러 가기 좋은 자리입니다. 섭지코지와 우도 배 타는 곳이 가깝고, 마을길에는 말들이 풀을 뜯습니다.",
                kinds: [.house, .lodge, .hanok, .campsite]),
            Neighbourhood(
                slug: "saekdal", area: "서귀포시 색달동", setting: .sea, latitude: 33.2560, longitude: 126.4110, reach: 230,
                words: ["중문", "색달", "대포"],
                character: "야자수 길과 주상절리가 가까운 중문 위쪽 동네입니다.",
                walk: "중문색달해변까지 차로 사 분입니다. 천제연폭포와 여미지식물원이 가깝고, 공항버스가 앞에 섭니다.",
                kinds: [.hotel, .residence, .poolVilla, .hotel]),
            Neighbourhood(
                slug: "gasi", area: "서귀포시 표선면 가시리", setting: .country, latitude: 33.3520, longitude: 126.7710,
                reach: 350, words: ["가시리", "따라비", "녹산로"],
                character: "봄이면 유채와 벚꽃이 함께 피는 가시리 중산간입니다.",
                walk: "따라비오름 들머리까지 차로 칠 분입니다. 녹산로의 꽃길과 조랑말체험공원이 가깝고, 순댓국이 유명한 마을입니다.",
                kinds: [.campsite, .lodge, .pension, .house]),
            Neighbourhood(
                slug: "samdo", area: "제주시 삼도이동", setting: .city, latitude: 33.5110, longitude: 126.5215, reach: 290,
                words: ["원도심", "관덕정", "탑동"],
                character: "관덕정과 오래된 극장이 남아 있는 제주 원도심입니다.",
                walk: "공항에서 차로 십 분입니다. 동문시장까지 걸어가 회와 귤을 사고, 저녁에는 탑동 방파제에서 바람을 쐬기 좋습니다.",
                kinds: [.hotel, .guesthouse, .apartment, .residence]),
        ])
}
