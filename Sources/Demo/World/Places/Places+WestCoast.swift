import Domain

extension DemoPlace {
    static let taean = DemoPlace(
        Destination(
            slug: "taean", korean: "태안", english: "Taean", japanese: "泰安", country: "KR", zone: "Asia/Seoul",
            currency: "KRW", latitude: 36.680, longitude: 126.240, reach: 24_000, region: .coast),
        speaking: KoreanVoice.self,
        [
            Neighbourhood(
                slug: "kkotji", area: "태안군 안면읍", setting: .sea, latitude: 36.5250, longitude: 126.3480, reach: 290,
                words: ["안면도", "꽃지", "승언"],
                character: "할미 할아비 바위 사이로 해가 지는 꽃지입니다.",
                walk: "자연휴양림의 붉은 소나무까지 걸어서 이십 분입니다. 가을에는 대하 굽는 냄새가 항구를 채웁니다.",
                kinds: [.pension, .poolVilla, .pension, .campsite, .hotel]),
            Neighbourhood(
                slug: "mongsanpo", area: "태안군 남면", setting: .sea, latitude: 36.6690, longitude: 126.2970, reach: 290,
                words: ["몽산포", "남면", "솔모랫길"],
                character: "끝이 보이지 않는 갯벌과 솔숲의 몽산포입니다.",
                walk: "바다까지 걸어서 십 분입니다. 물이 빠지면 맛조개를 캐고, 솔모랫길을 맨발로 걸어 보세요.",
                kinds: [.campsite, .pension, .campsite, .house, .pension]),
            Neighbourhood(
                slug: "mallipo", area: "태안군 소원면", setting: .sea, latitude: 36.7875, longitude: 126.1490, reach: 160,
                words: ["만리포", "소원", "천리포"],
                character: "서핑과 수목원이 함께 있는 만리포입니다.",
                walk: "천리포수목원까지 걸어서 이십 분입니다. 유월의 수국과 팔월의 파도가 좋습니다.",
                kinds: [.pension, .guesthouse, .poolVilla, .pension, .house]),
            Neighbourhood(
                slug: "sinduri", area: "태안군 원북면", setting: .sea, latitude: 36.8440, longitude: 126.2080, reach: 260,
                words: ["신두리", "원북", "사구"],
                character: "바람이 쌓은 모래 언덕이 사막처럼 펼쳐지는 신두리입니다.",
                walk: "사구센터까지 걸어서 십이 분입니다. 해당화 피는 초여름, 모래 위에 표범장지뱀 발자국이 남습니다.",
                kinds: [.poolVilla, .pension, .lodge, .house, .campsite]),
        ])
}
