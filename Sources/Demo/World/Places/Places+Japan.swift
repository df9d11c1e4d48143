import Domain

extension DemoPlace {
    static let fukuoka = DemoPlace(
        Destination(
            slug: "fukuoka", korean: "후쿠오카", english: "Fukuoka", japanese: "福岡", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 33.590, longitude: 130.320, reach: 18_000, region: .busan),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "daimyo", area: "中央区大名", setting: .city, latitude: 33.5880, longitude: 130.3940, reach: 300,
                words: ["大名", "赤坂", "天神"],
                character: "古着と屋台と細い路地の大名です。",
                walk: "赤坂駅から徒歩四分。天神まで歩いて八分、夜は長浜の豚骨が待っています。空港へは地下鉄で十五分。",
                kinds: [.hotel, .apartment, .residence, .apartment, .guesthouse]),
            Neighbourhood(
                slug: "hakata", area: "博多区祇園町", setting: .city, latitude: 33.5925, longitude: 130.4135, reach: 270,
                words: ["博多", "祇園", "櫛田"],
                character: "山笠の男衆が走る博多の旧市街です。",
                walk: "祇園駅から徒歩二分。櫛田神社の銀杏と、川端のぜんざいが名物です。",
                kinds: [.hotel, .hotel, .ryokan, .guesthouse, .residence]),
            Neighbourhood(
                slug: "yakuin", area: "中央区薬院", setting: .city, latitude: 33.5800, longitude: 130.4020, reach: 340,
                words: ["薬院", "浄水通り", "平尾"],
                character: "珈琲焙煎所と花屋が続く薬院です。",
                walk: "薬院駅から徒歩五分。動植物園まで坂をのぼり、帰りは地鶏の焼き鳥をどうぞ。",
                kinds: [.apartment, .residence, .apartment, .house, .apartment]),
            Neighbourhood(
                slug: "itoshima", area: "糸島市志摩", setting: .country, latitude: 33.5850, longitude: 130.1900, reach: 680,
                words: ["糸島", "志摩", "可也山"],
                character: "牡蠣小屋と夕日の海がそばにある糸島の里です。",
                walk: "博多から電車とバスで五十分。二見ヶ浦の夫婦岩まで車で十分、塩プリンが人気です。",
                kinds: [.house, .poolVilla, .guesthouse, .house, .lodge]),
        ])

    static let sapporo = DemoPlace(
        Destination(
            slug: "sapporo", korean: "삿포로", english: "Sapporo", japanese: "札幌", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 43.010, longitude: 141.330, reach: 15_000, region: .snow),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "nakajima", area: "中央区南八条西", setting: .city, latitude: 43.0505, longitude: 141.3460, reach: 320,
                words: ["すすきの", "中島公園", "豊水"],
                character: "雪を踏む音とラーメンの湯気、すすきのの南です。",
                walk: "中島公園駅から徒歩六分。市電で藻岩山へ行き、夜は味噌ラーメン横丁へどうぞ。",
                kinds: [.hotel, .hotel, .residence, .apartment, .guesthouse]),
            Neighbourhood(
                slug: "maruyama", area: "中央区円山西町", setting: .city, latitude: 43.0550, longitude: 141.3200, reach: 420,
                words: ["円山", "裏参道", "宮の森"],
                character: "森と神社とパン屋の円山です。",
                walk: "円山公園駅から徒歩五分。五月は桜の下でジンギスカン、冬は白い参道を歩きます。",
                kinds: [.apartment, .house, .residence, .guesthouse, .apartment]),
            Neighbourhood(
                slug: "kita", area: "北区北十八条西", setting: .city, latitude: 43.0790, longitude: 141.3430, reach: 490,
                words: ["北十八条", "ポプラ", "エルムの森"],
                character: "ポプラ並木の大学町、本と珈琲の北十八条です。",
                walk: "北十八条駅から徒歩三分。銀杏並木が十一月に金色になり、スープカレーの店が並びます。",
                kinds: [.apartment, .guesthouse, .house, .apartment, .residence]),
            Neighbourhood(
                slug: "geijutsu", area: "南区芸術の森", setting: .country, latitude: 42.9400, longitude: 141.3400, reach: 680,
                words: ["芸術の森", "滝野", "真駒内"],
                character: "彫刻と白樺の森に雪が深い南区です。",
                walk: "真駒内駅からバスで十五分。滝野でかまくらを作り、定山渓の湯まで車で二十分です。",
                kinds: [.lodge, .house, .lodge, .poolVilla, .ryokan]),
        ])

    static let okinawa = DemoPlace(
        Destination(
            slug: "okinawa", korean: "오키나와", english: "Okinawa", japanese: "沖縄", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 26.440, longitude: 127.820, reach: 40_000, region: .okinawa),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "tsuboya", area: "那覇市壺屋", setting: .city, latitude: 26.2125, longitude: 127.6905, reach: 300,
                words: ["壺屋", "やちむん通り", "桜坂"],
                character: "やちむんの窯と赤瓦の路地、壺屋です。",
                walk: "牧志駅から徒歩八分。公設市場で島らっきょうを買い、夜は泡盛の店へどうぞ。",
                kinds: [.hotel, .house, .guesthouse, .apartment, .residence]),
            Neighbourhood(
                slug: "chatan", area: "北谷町桑江", setting: .sea, latitude: 26.3200, longitude: 127.7650, reach: 220,
                words: ["北谷", "サンセット", "桑江"],
                character: "夕日の浜と観覧車の見える北谷です。",
                walk: "サンセットビーチまで徒歩十二分。潜りの店が多く、タコライスの発祥も近くです。",
                kinds: [.hotel, .residence, .poolVilla, .apartment, .house]),
            Neighbourhood(
                slug: "yomitan", area: "読谷村座喜味", setting: .country, latitude: 26.4075, longitude: 127.7420, reach: 460,
                words: ["読谷", "座喜味", "残波"],
                character: "城壁の曲線と登り窯の読谷です。",
                walk: "座喜味城まで徒歩八分。やちむんの里で器を選び、残波岬の灯台で風を受けてください。",
                kinds: [.poolVilla, .house, .guesthouse, .house, .poolVilla]),
            Neighbourhood(
                slug: "nakijin", area: "今帰仁村今泊", setting: .country, latitude: 26.6830, longitude: 127.9690, reach: 490,
                words: ["今帰仁", "フクギ", "古宇利"],
                character: "福木の並木と石垣、時間のゆるい今帰仁です。",
                walk: "美ら海水族館まで車で十五分。一月に緋寒桜が咲き、古宇利の橋は青に架かります。",
                kinds: [.poolVilla, .house, .house, .poolVilla, .guesthouse]),
        ])

    static let hakone = DemoPlace(
        Destination(
            slug: "hakone", korean: "하코네", english: "Hakone", japanese: "箱根", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 35.240, longitude: 139.050, reach: 9_000, region: .kyoto),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "gora", area: "箱根町強羅", setting: .country, latitude: 35.2490, longitude: 139.0480, reach: 380,
                words: ["強羅", "早雲山", "大文字"],
                character: "登山電車の終点、硫黄の湯けむりが上がる強羅です。",
                walk: "強羅駅から徒歩六分。彫刻の森まで一駅、八月には明星ヶ岳に大文字が灯ります。",
                kinds: [.ryokan, .ryokan, .ryokan, .poolVilla, .hotel]),
            Neighbourhood(
                slug: "sengokuhara", area: "箱根町仙石原", setting: .country, latitude: 35.2660, longitude: 139.0080,
                reach: 570,
                words: ["仙石原", "すすき野", "湿生花園"],
                character: "秋にすすきが金色に波打つ仙石原です。",
                walk: "高速バスの停留所から徒歩八分。ガラスの森とポーラ美術館が近く、朝霧が美しいです。",
                kinds: [.ryokan, .poolVilla, .house, .lodge, .ryokan]),
            Neighbourhood(
                slug: "kowakudani", area: "箱根町小涌谷", setting: .country, latitude: 35.2350, longitude: 139.0460,
                reach: 320,
                words: ["小涌谷", "千条の滝", "蓬莱園"],
                character: "つつじの庭と滝の音の小涌谷です。",
                walk: "小涌谷駅から徒歩八分。千条の滝まで森の道を十五分、帰りに足湯をどうぞ。",
                kinds: [.ryokan, .ryokan, .house, .ryokan, .guesthouse]),
            Neighbourhood(
                slug: "chaya", area: "箱根町湯本茶屋", setting: .country, latitude: 35.2270, longitude: 139.0955, reach: 250,
                words: ["湯本茶屋", "旧街道", "正眼寺"],
                character: "石畳の旧街道が山に入る湯本茶屋です。",
                walk: "箱根湯本駅から徒歩十五分、送りの車もあります。寄木細工の工房と甘酒茶屋が名物です。",
                kinds: [.ryokan, .ryokan, .guesthouse, .ryokan, .house]),
        ])

    static let kanazawa = DemoPlace(
        Destination(
            slug: "kanazawa", korean: "가나자와", english: "Kanazawa", japanese: "金沢", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 36.540, longitude: 136.680, reach: 12_000, region: .kyoto),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "higashi", area: "東山", setting: .city, latitude: 36.5740, longitude: 136.6680, reach: 190,
                words: ["ひがし茶屋", "東山", "卯辰山"],
                character: "紅殻格子と三味線の音のひがし茶屋街です。",
                walk: "バス停橋場町から徒歩四分。浅野川の梅の橋を渡り、金箔のソフトクリームをどうぞ。",
                kinds: [.ryokan, .house, .ryokan, .house, .guesthouse]),
            Neighbourhood(
                slug: "nagamachi", area: "長町", setting: .city, latitude: 36.5630, longitude: 136.6510, reach: 230,
                words: ["長町", "武家屋敷", "香林坊"],
                character: "土塀に薦が掛かる冬の長町です。",
                walk: "香林坊から徒歩五分。用水の音に沿って歩き、近江町市場で蟹を選んでください。",
                kinds: [.ryokan, .house, .hotel, .apartment, .residence]),
            Neighbourhood(
                slug: "teramachi", area: "寺町", setting: .city, latitude: 36.5525, longitude: 136.6530, reach: 300,
                words: ["寺町", "妙立寺", "にし茶屋"],
                character: "七十の寺の鐘が重なる寺町台です。",
                walk: "にし茶屋街まで徒歩六分。二十一世紀美術館へは坂をおりて十五分です。",
                kinds: [.house, .guesthouse, .house, .ryokan, .apartment]),
            Neighbourhood(
                slug: "yuwaku", area: "湯涌町", setting: .country, latitude: 36.4870, longitude: 136.7530, reach: 300,
                words: ["湯涌", "玉泉湖", "医王"],
                character: "山の奥、夢二が愛した湯涌の湯です。",
                walk: "金沢駅からバスで五十分。氷室の里の朝は静かで、川魚の塩焼きがおいしいです。",
                kinds: [.ryokan, .ryokan, .lodge, .ryokan, .house]),
        ])
}
