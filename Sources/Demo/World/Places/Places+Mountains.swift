import Domain

extension DemoPlace {
    static let gapyeong = DemoPlace(
        Destination(
            slug: "gapyeong", korean: "가평", english: "Gapyeong", japanese: "加平", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 37.780, longitude: 127.450, reach: 20_000, region: .hills),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "gapyeong-eup", area: "가평군 가평읍", setting: .country, latitude: 37.8290, longitude: 127.5080,
                reach: 420,
                words: ["가평", "자라섬", "레일바이크"],
                character: "자라섬과 남이섬이 가까운 강가 읍내입니다.",
                walk: "가평역에서 차로 칠 분입니다. 시월이면 재즈 소리가 강을 건너오고, 닭갈비집이 길을 따라 이어집니다.",
                kinds: [.pension, .pension, .guesthouse, .hotel, .campsite]),
            Neighbourhood(
                slug: "homyeong", area: "가평군 청평면", setting: .country, latitude: 37.7700, longitude: 127.4500,
                reach: 570,
                words: ["호명", "상천", "청평"],
                character: "호명산 아래 계곡물 소리가 들리는 상천 마을입니다.",
                walk: "상천역에서 걸어서 십이 분입니다. 호명호수까지 버스가 오르고, 여름이면 계곡 그늘이 서늘합니다.",
                kinds: [.pension, .poolVilla, .lodge, .pension, .campsite]),
            Neighbourhood(
                slug: "seorak", area: "가평군 설악면", setting: .country, latitude: 37.6750, longitude: 127.4940, reach: 610,
                words: ["설악", "신천", "어비계곡"],
                character: "물 맑은 어비계곡과 잣나무 숲이 있는 설악면입니다.",
                walk: "설악터미널에서 차로 육 분입니다. 잣막걸리를 파는 장이 서고, 밤에는 별이 낮게 내려옵니다.",
                kinds: [.poolVilla, .pension, .lodge, .poolVilla, .campsite]),
            Neighbourhood(
                slug: "haenghyeon", area: "가평군 상면", setting: .country, latitude: 37.7480, longitude: 127.3560,
                reach: 660,
                words: ["아침고요", "행현", "축령산"],
                character: "아침고요수목원으로 오르는 길목 마을입니다.",
                walk: "수목원까지 걸어서 이십 분입니다. 축령산 잣나무 숲길이 마을에서 바로 시작됩니다.",
                kinds: [.lodge, .pension, .house, .lodge, .poolVilla]),
        ])

    static let pyeongchang = DemoPlace(
        Destination(
            slug: "pyeongchang", korean: "평창", english: "Pyeongchang", japanese: "平昌", country: "KR",
            zone: "Asia/Seoul",
            currency: "KRW", latitude: 37.640, longitude: 128.530, reach: 26_000, region: .snow),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "hoenggye", area: "평창군 대관령면", setting: .country, latitude: 37.6710, longitude: 128.7080,
                reach: 570,
                words: ["대관령", "횡계", "발왕산"],
                character: "해발 칠백 미터, 여름에도 창을 닫고 자는 횡계입니다.",
                walk: "스키장까지 차로 팔 분입니다. 양떼목장의 바람이 시원하고, 겨울에는 황태 덕장이 하얗게 줄을 섭니다.",
                kinds: [.lodge, .lodge, .pension, .house, .hotel]),
            Neighbourhood(
                slug: "bongpyeong", area: "평창군 봉평면", setting: .country, latitude: 37.6200, longitude: 128.3740,
                reach: 420,
                words: ["봉평", "메밀꽃", "허브마을"],
                character: "구월이면 메밀꽃이 소금을 뿌린 듯 피는 봉평입니다.",
                walk: "이효석문학관까지 걸어서 십 분입니다. 장날은 끝자리 2일과 7일이고, 메밀전 부치는 소리가 반갑습니다.",
                kinds: [.pension, .house, .lodge, .pension, .guesthouse]),
            Neighbourhood(
                slug: "jinbu", area: "평창군 진부면", setting: .country, latitude: 37.6420, longitude: 128.5650, reach: 490,
                words: ["진부", "오대산", "월정"],
                character: "오대산 전나무 숲의 들머리 진부입니다.",
                walk: "진부역에서 차로 오 분입니다. 월정사까지 버스로 이십 분, 선재길은 가을에 가장 붉습니다.",
                kinds: [.lodge, .house, .hanok, .pension, .guesthouse]),
            Neighbourhood(
                slug: "imok", area: "평창군 용평면", setting: .country, latitude: 37.6180, longitude: 128.4750, reach: 660,
                words: ["용평", "이목정", "운두령"],
                character: "송어 양식장의 물소리가 맑은 이목정 마을입니다.",
                walk: "운두령 고개까지 차로 이십 분입니다. 계방산 눈꽃을 보러 오는 사람들이 겨울마다 찾습니다.",
                kinds: [.lodge, .campsite, .lodge, .pension, .pension]),
        ])

    static let chuncheon = DemoPlace(
        Destination(
            slug: "chuncheon", korean: "춘천", english: "Chuncheon", japanese: "春川", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 37.860, longitude: 127.690, reach: 18_000, region: .hills),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "hyoja", area: "춘천시 효자동", setting: .city, latitude: 37.8770, longitude: 127.7310, reach: 490,
                words: ["효자동", "낭만골목", "명동"],
                character: "벽화 골목과 닭갈비 연기가 이어지는 춘천 시내입니다.",
                walk: "남춘천역에서 걸어서 십오 분입니다. 명동 닭갈비 골목이 가깝고, 공지천에서 오리배를 탈 수 있습니다.",
                kinds: [.apartment, .guesthouse, .house, .residence, .hotel]),
            Neighbourhood(
                slug: "sancheon", area: "춘천시 신북읍", setting: .country, latitude: 37.9330, longitude: 127.7330,
                reach: 530,
                words: ["신북", "산천리", "소양"],
                character: "소양강댐 아래 막국수집이 모인 들녘입니다.",
                walk: "시내에서 버스로 이십 분입니다. 소양호에서 청평사로 가는 배를 타면 반나절이 금방입니다.",
                kinds: [.pension, .house, .house, .pension, .lodge]),
            Neighbourhood(
                slug: "banggok", area: "춘천시 남산면", setting: .country, latitude: 37.7800, longitude: 127.6150, reach: 860,
                words: ["남산면", "강촌", "구곡폭포"],
                character: "구곡폭포의 물소리가 골짜기를 채우는 강촌 안쪽 마을입니다.",
                walk: "강촌역에서 차로 십 분입니다. 자전거를 빌려 강변을 달리고, 겨울에는 얼어붙은 폭포를 봅니다.",
                kinds: [.lodge, .campsite, .pension, .poolVilla, .lodge]),
            Neighbourhood(
                slug: "geumsan", area: "춘천시 서면", setting: .country, latitude: 37.8980, longitude: 127.6600, reach: 530,
                words: ["서면", "박사마을", "삼악산"],
                character: "호수 건너 시내 불빛이 보이는 박사마을입니다.",
                walk: "의암호 자전거길이 마을 앞을 지납니다. 애니메이션박물관이 가깝고, 아침 물안개가 유명합니다.",
                kinds: [.house, .pension, .poolVilla, .guesthouse, .house]),
        ])
}
