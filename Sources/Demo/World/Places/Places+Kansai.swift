import Domain

extension DemoPlace {
    static let osaka = DemoPlace(
        Destination(
            slug: "osaka", korean: "오사카", english: "Osaka", japanese: "大阪", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 34.680, longitude: 135.505, reach: 9_000, region: .tokyo),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "namba", area: "中央区難波", setting: .city, latitude: 34.6640, longitude: 135.5010, reach: 320,
                words: ["難波", "法善寺", "千日前"],
                character: "水掛不動の線香と串かつの香りがまざる難波の路地です。",
                walk: "難波駅から徒歩五分。道頓堀の灯りを見て、朝は黒門市場で海鮮丼をどうぞ。関西空港まで一本です。",
                kinds: [.hotel, .hotel, .residence, .guesthouse, .apartment]),
            Neighbourhood(
                slug: "nakazaki", area: "北区中崎町", setting: .city, latitude: 34.7075, longitude: 135.5060, reach: 320,
                words: ["中崎町", "天五", "梅田"],
                character: "戦前の長屋が喫茶店になった中崎町です。",
                walk: "中崎町駅から徒歩三分。梅田まで歩いて十分、天神橋筋の長い商店街もすぐそこです。",
                kinds: [.house, .guesthouse, .apartment, .house, .apartment]),
            Neighbourhood(
                slug: "karahori", area: "中央区谷町", setting: .city, latitude: 34.6745, longitude: 135.5150, reach: 280,
                words: ["空堀", "谷町", "からほり"],
                character: "坂の商店街に昆布屋と古本屋が並ぶ空堀です。",
                walk: "松屋町駅から徒歩四分。大阪城まで二十分の散歩道で、直木三十五の碑にも出会えます。",
                kinds: [.house, .ryokan, .apartment, .guesthouse, .residence]),
            Neighbourhood(
                slug: "shinsekai", area: "浪速区恵美須東", setting: .city, latitude: 34.6525, longitude: 135.5060, reach: 270,
                words: ["新世界", "通天閣", "ジャンジャン横丁"],
                character: "通天閣の足もとで将棋の駒が鳴る新世界です。",
                walk: "動物園前駅から徒歩四分。天王寺の美術館と動物園が近く、串かつは二度づけ禁止です。",
                kinds: [.guesthouse, .hotel, .guesthouse, .house, .apartment]),
        ])

    static let kyoto = DemoPlace(
        Destination(
            slug: "kyoto", korean: "교토", english: "Kyoto", japanese: "京都", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 35.000, longitude: 135.745, reach: 12_000, region: .kyoto),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "gion", area: "東山区祇園町", setting: .city, latitude: 35.0025, longitude: 135.7765, reach: 280,
                words: ["祇園", "八坂", "花見小路"],
                character: "石畳に下駄の音が響く祇園の奥です。",
                walk: "祇園四条駅から徒歩七分。早朝の八坂の塔をひとり占めし、夜は白川の柳をたどってください。",
                kinds: [.ryokan, .ryokan, .house, .ryokan, .hotel]),
            Neighbourhood(
                slug: "saga", area: "右京区嵯峨", setting: .country, latitude: 35.0220, longitude: 135.6760, reach: 420,
                words: ["嵯峨野", "嵐山", "落柿舎"],
                character: "竹林の風が通う嵯峨野の静かな里です。",
                walk: "嵯峨嵐山駅から徒歩十分。渡月橋の朝霧と、紅葉の常寂光寺が待っています。",
                kinds: [.ryokan, .house, .ryokan, .house, .guesthouse]),
            Neighbourhood(
                slug: "nishijin", area: "上京区西陣", setting: .city, latitude: 35.0310, longitude: 135.7480, reach: 490,
                words: ["西陣", "千両ヶ辻", "船岡"],
                character: "機の音がまだ聞こえる西陣の町家通りです。",
                walk: "今出川駅から徒歩十二分。北野天満宮の梅と、銭湯を直した喫茶店が名物です。",
                kinds: [.house, .house, .ryokan, .apartment, .guesthouse]),
            Neighbourhood(
                slug: "fushimi", area: "伏見区深草", setting: .city, latitude: 34.9650, longitude: 135.7735, reach: 320,
                words: ["伏見", "稲荷", "深草"],
                character: "千本鳥居の山裾、酒蔵の水がおいしい伏見です。",
                walk: "伏見稲荷駅から徒歩六分。夜明けに鳥居をくぐり、午後は十石舟で酒蔵を巡れます。",
                kinds: [.guesthouse, .house, .ryokan, .apartment, .house]),
        ])

    static let nara = DemoPlace(
        Destination(
            slug: "nara", korean: "나라", english: "Nara", japanese: "奈良", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 34.600, longitude: 135.820, reach: 16_000, region: .kyoto),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "naramachi", area: "奈良市中院町", setting: .city, latitude: 34.6780, longitude: 135.8290, reach: 320,
                words: ["ならまち", "元興寺", "猿沢"],
                character: "身代わり猿が軒に揺れるならまちです。",
                walk: "近鉄奈良駅から徒歩十二分。朝の公園で鹿に会い、夕方は格子の家で葛餅をどうぞ。",
                kinds: [.ryokan, .house, .house, .guesthouse, .ryokan]),
            Neighbourhood(
                slug: "kitamachi", area: "奈良市北袋町", setting: .city, latitude: 34.6900, longitude: 135.8290, reach: 320,
                words: ["きたまち", "転害門", "般若寺"],
                character: "東大寺の裏手、観光客の少ないきたまちです。",
                walk: "転害門まで徒歩四分。コスモスの般若寺、古い郵便局の喫茶店が歩いてすぐです。",
                kinds: [.house, .guesthouse, .ryokan, .apartment, .house]),
            Neighbourhood(
                slug: "nishinokyo", area: "奈良市西ノ京町", setting: .city, latitude: 34.6690, longitude: 135.7830, reach: 320,
                words: ["西ノ京", "薬師寺", "唐招提寺"],
                character: "二つの塔が田の向こうに立つ西ノ京です。",
                walk: "西ノ京駅から徒歩五分。自転車を借りて平城宮跡まで二十分、夕焼けが広いです。",
                kinds: [.house, .ryokan, .guesthouse, .house, .residence]),
            Neighbourhood(
                slug: "asuka", area: "高市郡明日香村", setting: .country, latitude: 34.4750, longitude: 135.8175, reach: 530,
                words: ["明日香", "石舞台", "岡"],
                character: "棚田と石の遺跡のあいだを道が曲がる明日香です。",
                walk: "石舞台まで徒歩十五分。彼岸花の九月が美しく、朝市の苺は甘いです。",
                kinds: [.house, .ryokan, .house, .guesthouse, .lodge]),
        ])

    static let kobe = DemoPlace(
        Destination(
            slug: "kobe", korean: "고베", english: "Kobe", japanese: "神戸", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 34.730, longitude: 135.210, reach: 13_000, region: .busan),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "kitano", area: "中央区北野町", setting: .city, latitude: 34.7005, longitude: 135.1900, reach: 320,
                words: ["北野", "異人館", "トアロード"],
                character: "坂の上に洋館の風見鶏が回る北野です。",
                walk: "三宮駅から徒歩十二分。港の夜景が窓に広がり、ジャズの店が坂の途中にあります。",
                kinds: [.hotel, .house, .house, .residence, .apartment]),
            Neighbourhood(
                slug: "motomachi", area: "中央区元町通", setting: .city, latitude: 34.6905, longitude: 135.1870, reach: 230,
                words: ["元町", "南京町", "栄町"],
                character: "洋食と珈琲の匂いがする元町の裏通りです。",
                walk: "元町駅から徒歩四分。南京町の豚まんを食べ、ハーバーランドまで海沿いを歩けます。",
                kinds: [.hotel, .residence, .apartment, .residence, .guesthouse]),
            Neighbourhood(
                slug: "rokko", area: "灘区八幡町", setting: .city, latitude: 34.7200, longitude: 135.2340, reach: 380,
                words: ["六甲", "阪急六甲", "灘"],
                character: "学生と古書店とパン屋の町、六甲の坂です。",
                walk: "六甲駅から徒歩六分。ケーブルで山上に出れば、大阪湾が光ります。灘の酒蔵も近いです。",
                kinds: [.apartment, .house, .guesthouse, .house, .apartment]),
            Neighbourhood(
                slug: "arima", area: "北区有馬町", setting: .country, latitude: 34.7980, longitude: 135.2480, reach: 280,
                words: ["有馬", "湯本坂", "愛宕山"],
                character: "金の湯と銀の湯が湧く山あいの有馬です。",
                walk: "三宮からバスで三十分。湯本坂で炭酸せんべいを買い、足湯で一休みしてください。",
                kinds: [.ryokan, .ryokan, .ryokan, .hotel, .ryokan]),
        ])
}
