import Domain

extension DemoPlace {
    static let tokyo = DemoPlace(
        Destination(
            slug: "tokyo", korean: "도쿄", english: "Tokyo", japanese: "東京", country: "JP", zone: "Asia/Tokyo",
            currency: "JPY", latitude: 35.6830, longitude: 139.7350, reach: 14_000, region: .tokyo),
        speaking: JapaneseVoice.self,
        [
            Neighbourhood(
                slug: "yanaka", area: "台東区谷中", setting: .city, latitude: 35.7265, longitude: 139.7665, reach: 400,
                words: ["谷中", "夕やけ坂", "谷中銀座"],
                character: "寺と坂と猫の町、昔の東京がそのまま残る谷中です。",
                walk: "日暮里駅から徒歩七分。夕やけだんだんから商店街へ下りて、揚げたてのメンチカツを片手に歩くのがおすすめです。上野公園へも歩いて行けます。",
                kinds: [.ryokan, .house, .guesthouse, .ryokan]),
            Neighbourhood(
                slug: "nezu", area: "文京区根津", setting: .city, latitude: 35.7180, longitude: 139.7640, reach: 290,
                words: ["根津", "つつじ坂", "藍染"],
                character: "根津神社の鳥居と路地の植木鉢が迎える静かな下町です。",
                walk: "根津駅から徒歩四分。四月には神社のつつじが咲き、へび道をたどると小さな雑貨店や喫茶店が続きます。",
                kinds: [.ryokan, .house, .apartment, .guesthouse]),
            Neighbourhood(
                slug: "asakusa", area: "台東区浅草", setting: .city, latitude: 35.7140, longitude: 139.7925, reach: 350,
                words: ["浅草", "花川戸", "観音裏"],
                character: "早朝の浅草寺をひとり占めできる、観音裏の落ち着いた一角です。",
                walk: "浅草駅から徒歩六分。羽田、成田の両空港から乗り換えなしで着きます。隅田川沿いを歩けばスカイツリーも近くです。",
                kinds: [.ryokan, .hotel, .guesthouse, .hotel]),
            Neighbourhood(
                slug: "mukojima", area: "墨田区向島", setting: .city, latitude: 35.7165, longitude: 139.8100, reach: 290,
                words: ["向島", "鳩の街", "墨堤"],
                character: "料亭の灯りとスカイツリーが並んで見える向島です。",
                walk: "曳舟駅から徒歩八分。桜の季節は墨堤の並木が見事で、長命寺の桜もちを買って帰るのが地元の習わしです。",
                kinds: [.house, .ryokan, .guesthouse, .apartment]),
            Neighbourhood(
                slug: "kagurazaka", area: "新宿区神楽坂", setting: .city, latitude: 35.7018, longitude: 139.7390, reach: 290,
                words: ["神楽坂", "横寺", "かくれんぼ横丁"],
                character: "石畳の路地に三味線の音がこぼれる神楽坂です。",
                walk: "神楽坂駅から徒歩三分。坂の途中には和菓子屋とビストロが並び、夜は小料理屋の灯りがともります。",
                kinds: [.ryokan, .residence, .apartment, .hotel]),
            Neighbourhood(
                slug: "ningyocho", area: "中央区日本橋人形町", setting: .city, latitude: 35.6860, longitude: 139.7825,
                reach: 290,
                words: ["人形町", "甘酒横丁", "日本橋"],
                character: "老舗のたい焼きと水天宮で知られる、江戸の面影を残す人形町です。",
                walk: "人形町駅から徒歩二分。東京駅へもタクシーで十分ほど。甘酒横丁では朝から豆腐とほうじ茶の香りがします。",
                kinds: [.hotel, .residence, .apartment, .hotel]),
            Neighbourhood(
                slug: "jingumae", area: "渋谷区神宮前", setting: .city, latitude: 35.6690, longitude: 139.7070, reach: 480,
                words: ["神宮前", "裏原宿", "表参道"],
                character: "けやき並木から一本入った、静かな神宮前の住宅街です。",
                walk: "明治神宮前駅から徒歩六分。朝は神宮の森を散歩し、昼は小さな美術館や古着屋をめぐることができます。",
                kinds: [.apartment, .residence, .hotel, .apartment]),
            Neighbourhood(
                slug: "ebisu", area: "渋谷区恵比寿", setting: .city, latitude: 35.6465, longitude: 139.7120, reach: 400,
                words: ["恵比寿", "恵比寿南", "代官坂"],
                character: "大人の食堂とワインバーが集まる恵比寿の坂の上です。",
                walk: "恵比寿駅から徒歩七分。写真美術館が近く、代官山の書店までは散歩にちょうどよい距離です。",
                kinds: [.apartment, .residence, .hotel, .apartment]),
            Neighbourhood(
                slug: "shimokitazawa", area: "世田谷区北沢", setting: .city, latitude: 35.6620, longitude: 139.6680,
                reach: 400,
                words: ["下北沢", "北沢", "線路街"],
                character: "小劇場とレコード店とカレーの町、下北沢です。",
                walk: "下北沢駅から徒歩五分。渋谷へ四分、新宿へ七分。線路跡の遊歩道には週末ごとに小さな市が立ちます。",
                kinds: [.apartment, .guesthouse, .house, .apartment]),
            Neighbourhood(
                slug: "koenji", area: "杉並区高円寺北", setting: .city, latitude: 35.7075, longitude: 139.6495, reach: 350,
                words: ["高円寺", "純情通り", "庚申通り"],
                character: "銭湯と古着と音楽、気取らない高円寺です。",
                walk: "高円寺駅から徒歩四分。夏は阿波おどりで町じゅうが踊り、ふだんは商店街の焼き鳥の煙が道しるべです。",
                kinds: [.guesthouse, .apartment, .house, .apartment]),
            Neighbourhood(
                slug: "jiyugaoka", area: "目黒区自由が丘", setting: .city, latitude: 35.6085, longitude: 139.6690, reach: 400,
                words: ["自由が丘", "緑小通り", "熊野"],
                character: "ケーキ屋と雑貨店が続く、緑の多い自由が丘です。",
                walk: "自由が丘駅から徒歩六分。横浜へも一本で行けます。九品仏の大銀杏までは静かな住宅街の散歩道です。",
                kinds: [.house, .apartment, .residence, .house]),
            Neighbourhood(
                slug: "sugamo", area: "豊島区巣鴨", setting: .city, latitude: 35.7335, longitude: 139.7390, reach: 350,
                words: ["巣鴨", "地蔵通り", "染井"],
                character: "とげぬき地蔵の縁日でにぎわう、のんびりした巣鴨です。",
                walk: "巣鴨駅から徒歩五分。染井吉野の発祥の地で、四月の並木は格別です。都電に乗って小さな旅もできます。",
                kinds: [.ryokan, .hotel, .guesthouse, .house]),
        ])
}
