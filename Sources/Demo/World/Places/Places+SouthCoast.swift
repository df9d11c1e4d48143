import Domain

extension DemoPlace {
    static let tongyeong = DemoPlace(
        Destination(
            slug: "tongyeong", korean: "통영", english: "Tongyeong", japanese: "統営", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 34.840, longitude: 128.420, reach: 10_000, region: .islands),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "dongpirang", area: "통영시 동호동", setting: .sea, latitude: 34.8485, longitude: 128.4285, reach: 130,
                words: ["동피랑", "강구안", "동호"],
                character: "벽화 골목 꼭대기에서 항구가 내려다보이는 동피랑입니다.",
                walk: "중앙시장까지 걸어서 오 분입니다. 꿀빵을 들고 강구안을 한 바퀴 돌면 배들이 하나둘 불을 켭니다.",
                kinds: [.guesthouse, .house, .house, .apartment, .guesthouse]),
            Neighbourhood(
                slug: "bongpyeong-ty", area: "통영시 봉평동", setting: .sea, latitude: 34.8290, longitude: 128.4130,
                reach: 210,
                words: ["봉숫골", "봉평동", "미륵산"],
                character: "벚꽃 터널 아래 책방과 미술관이 있는 봉숫골입니다.",
                walk: "전혁림미술관까지 걸어서 사 분입니다. 미륵산 케이블카에 오르면 섬이 수백 개로 흩어집니다.",
                kinds: [.house, .guesthouse, .apartment, .house, .hanok]),
            Neighbourhood(
                slug: "sanyang", area: "통영시 산양읍", setting: .sea, latitude: 34.8020, longitude: 128.4000, reach: 340,
                words: ["산양", "달아", "척포"],
                character: "달아공원의 해넘이가 가까운 산양 바닷길입니다.",
                walk: "달아공원까지 차로 십 분입니다. 욕지도로 가는 배가 삼덕항에서 뜨고, 굴 까는 손이 바쁜 겨울이 좋습니다.",
                kinds: [.pension, .poolVilla, .pension, .poolVilla, .house]),
            Neighbourhood(
                slug: "yongnam", area: "통영시 용남면", setting: .country, latitude: 34.8810, longitude: 128.4480, reach: 570,
                words: ["용남", "삼화", "이순신공원"],
                character: "굴 양식장의 흰 부표가 줄지은 용남 바닷가 마을입니다.",
                walk: "버스터미널에서 차로 십 분입니다. 조용한 포구에서 낚싯대를 드리우고 저녁 찬거리를 기다려 보세요.",
                kinds: [.house, .pension, .campsite, .house, .residence]),
        ])

    static let namhae = DemoPlace(
        Destination(
            slug: "namhae", korean: "남해", english: "Namhae", japanese: "南海", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 34.800, longitude: 127.950, reach: 18_000, region: .islands),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "samdong", area: "남해군 삼동면", setting: .sea, latitude: 34.7990, longitude: 128.0370, reach: 200,
                words: ["독일마을", "물건", "삼동"],
                character: "붉은 지붕이 바다를 내려다보는 삼동 언덕입니다.",
                walk: "물건방조어부림까지 걸어서 십오 분입니다. 시월에는 맥주 잔치가 열리고, 죽방렴 멸치가 유명합니다.",
                kinds: [.pension, .house, .poolVilla, .hotel, .guesthouse]),
            Neighbourhood(
                slug: "sangju", area: "남해군 상주면", setting: .sea, latitude: 34.7310, longitude: 127.9880, reach: 220,
                words: ["상주", "은모래", "금산"],
                character: "초승달 모양 은모래밭을 금산이 안고 있는 상주입니다.",
                walk: "해변까지 걸어서 구 분입니다. 보리암에서 해를 맞고 내려와 바다에 발을 담그세요.",
                kinds: [.pension, .campsite, .house, .guesthouse, .pension]),
            Neighbourhood(
                slug: "darangi", area: "남해군 남면", setting: .sea, latitude: 34.7350, longitude: 127.8960, reach: 170,
                words: ["다랭이", "남면", "가천"],
                character: "백여 층의 논이 바다로 내려가는 다랭이 마을입니다.",
                walk: "바래길이 마을을 지납니다. 유자 막걸리를 파는 할머니가 계시고, 봄에는 마늘밭이 푸릅니다.",
                kinds: [.house, .house, .pension, .guesthouse, .poolVilla]),
            Neighbourhood(
                slug: "changseon", area: "남해군 창선면", setting: .country, latitude: 34.8650, longitude: 127.9900,
                reach: 800,
                words: ["창선", "고사리밭길", "왕후박"],
                character: "고사리밭이 물결치는 섬 창선입니다.",
                walk: "삼천포대교에서 차로 십오 분입니다. 고사리밭길을 예약해 걷고, 왕후박나무 그늘에서 쉬어 가세요.",
                kinds: [.house, .lodge, .pension, .hanok, .campsite]),
        ])

    static let yeosu = DemoPlace(
        Destination(
            slug: "yeosu", korean: "여수", english: "Yeosu", japanese: "麗水", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 34.730, longitude: 127.690, reach: 16_000, region: .islands),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "goso", area: "여수시 고소동", setting: .sea, latitude: 34.7430, longitude: 127.7405, reach: 160,
                words: ["고소동", "천사벽화", "오동도"],
                character: "골목 끝마다 밤바다가 나타나는 고소동 언덕입니다.",
                walk: "이순신광장까지 걸어서 육 분입니다. 낭만포차의 불빛을 보고, 오동도 동백길을 걸어 보세요.",
                kinds: [.guesthouse, .house, .apartment, .guesthouse, .hotel]),
            Neighbourhood(
                slug: "udu", area: "여수시 돌산읍 우두리", setting: .sea, latitude: 34.7280, longitude: 127.7490, reach: 210,
                words: ["돌산", "우두리", "거북선대교"],
                character: "돌산대교 건너 불 켜진 항구를 마주 보는 언덕입니다.",
                walk: "돌산공원까지 걸어서 십오 분입니다. 케이블카가 바다를 건너고, 갓김치 담그는 집이 많습니다.",
                kinds: [.pension, .poolVilla, .hotel, .residence, .pension]),
            Neighbourhood(
                slug: "sora", area: "여수시 소라면", setting: .country, latitude: 34.7890, longitude: 127.6150, reach: 680,
                words: ["소라", "사곡", "달천"],
                character: "여자만으로 해가 지는 갯벌 마을입니다.",
                walk: "사곡리 해넘이까지 차로 십 분입니다. 물이 빠지면 섬까지 길이 열리고, 꼬막이 달게 익습니다.",
                kinds: [.pension, .house, .campsite, .poolVilla, .hanok]),
            Neighbourhood(
                slug: "hwayang", area: "여수시 화양면", setting: .country, latitude: 34.6950, longitude: 127.6080, reach: 720,
                words: ["화양", "장수만", "백야"],
                character: "섬으로 건너가는 다리가 이어지는 화양 반도입니다.",
                walk: "백야도까지 차로 이십 분입니다. 섬섬길 드라이브를 하고, 굴구이로 겨울을 보냅니다.",
                kinds: [.pension, .lodge, .poolVilla, .house, .pension]),
        ])

    static let suncheon = DemoPlace(
        Destination(
            slug: "suncheon", korean: "순천", english: "Suncheon", japanese: "順天", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 34.930, longitude: 127.430, reach: 13_000, region: .hills),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "nagan", area: "순천시 낙안면", setting: .country, latitude: 34.9100, longitude: 127.3430, reach: 420,
                words: ["낙안읍성", "동내리", "금전산"],
                character: "초가지붕이 성안에 모여 사는 낙안입니다.",
                walk: "성곽을 한 바퀴 도는 데 사십 분입니다. 아침밥 짓는 연기와 가야금 소리가 함께 들립니다.",
                kinds: [.hanok, .hanok, .house, .guesthouse, .lodge]),
            Neighbourhood(
                slug: "dosa", area: "순천시 도사동", setting: .country, latitude: 34.9150, longitude: 127.5050, reach: 420,
                words: ["순천만", "대대", "갈대길"],
                character: "갈대밭과 정원 사이, 두루미가 나는 도사동입니다.",
                walk: "국가정원까지 걸어서 이십 분입니다. 해 질 무렵 용산전망대에서 물길이 금빛으로 휩니다.",
                kinds: [.pension, .house, .guesthouse, .hotel, .house]),
            Neighbourhood(
                slug: "jogok", area: "순천시 조곡동", setting: .city, latitude: 34.9475, longitude: 127.5080, reach: 300,
                words: ["철도마을", "조곡동", "죽도봉"],
                character: "기관사들이 살던 관사가 남은 철도마을입니다.",
                walk: "순천역에서 걸어서 십 분입니다. 아랫장의 국밥을 먹고, 죽도봉에 올라 시내를 보세요.",
                kinds: [.guesthouse, .house, .apartment, .house, .residence]),
            Neighbourhood(
                slug: "hyang", area: "순천시 향동", setting: .city, latitude: 34.9570, longitude: 127.4830, reach: 340,
                words: ["향동", "문화의거리", "금곡"],
                character: "향교와 공방이 골목을 나누는 문화의거리입니다.",
                walk: "원도심을 걸어서 다 볼 수 있습니다. 웃장의 국밥 골목이 가깝고, 선암사 가는 버스가 앞에 섭니다.",
                kinds: [.hanok, .house, .guesthouse, .apartment, .hotel]),
        ])
}
