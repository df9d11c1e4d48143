import Domain

enum JapaneseVoice: Voice {
    static let heading = "[日本語]"
    private static let hosts = [
        "花", "健太", "美咲", "直樹", "由紀", "誠", "彩香", "拓也", "千尋", "和子", "浩二", "葵", "陽子", "達也", "真理", "涼",
    ]
    static let guests = [
        "結衣", "翔太", "恵", "大輔", "麻衣", "悠斗", "里奈", "智子", "蓮", "桃子", "亮", "沙織", "海斗", "文香", "純", "明日香",
    ]

    static func hosts(in country: String) -> [String] { hosts }

    static func name(_ sketch: Sketch, _ chance: inout Chance) -> String {
        let place = chance.pick(sketch.neighbourhood.words)
        return "\(place) \(sketch.accent.word)\(chance.pick(nouns(sketch.kind)))"
    }

    static func summary(_ sketch: Sketch, _ chance: inout Chance) -> String {
        sketch.neighbourhood.character + sketch.accent.sentence + chance.pick(promises(sketch.kind))
    }

    static func details(_ sketch: Sketch, host: String, _ chance: inout Chance) -> String {
        [
            space(sketch), comforts(sketch.amenities), sketch.neighbourhood.walk, arrival(sketch.amenities, &chance),
            "お困りのことがあれば、いつでもメッセージをください。どうぞごゆっくりお過ごしください。\n\(host)",
        ].joined(separator: "\n\n")
    }

    static func reviews(_ count: Int, of sketch: Sketch, _ chance: inout Chance) -> [String] {
        let place = sketch.neighbourhood.words[0]
        let own = [
            "\(place)の朝の散歩が忘れられません。教えていただいた道を歩きました。",
            "\(place)にこんなに静かな場所があるとは思いませんでした。次もここにします。",
            sketch.kind == .ryokan ? "畳に布団、湯上がりのお茶。日本に帰ってきたと感じました。" : "寝具が心地よく、つい寝坊してしまいました。",
        ]
        return chance.pick(count, of: own + praise)
    }

    static func facts(_ sketch: Sketch) -> String {
        space(sketch) + comforts(sketch.amenities)
    }

    private static func nouns(_ kind: StayKind) -> [String] {
        switch kind {
        case .ryokan: ["旅館", "の宿"]
        case .hotel: ["ホテル", "ホテル別館"]
        case .apartment: ["アパートメント", "の部屋"]
        case .residence: ["レジデンス", "スイート"]
        case .guesthouse: ["ゲストハウス", "の民宿"]
        case .poolVilla: ["プールヴィラ", "の離れ"]
        case .lodge: ["山荘", "ロッジ", "の小屋"]
        default: ["の家", "町家", "ハウス"]
        }
    }

    private static func promises(_ kind: StayKind) -> [String] {
        switch kind {
        case .ryokan: ["湯上がりに一杯のお茶をどうぞ。", "季節の花と静けさでお迎えします。"]
        case .hotel: ["到着から出発まで、さりげなくお手伝いします。", "遮光カーテンと上質な寝具で深くお休みいただけます。"]
        case .apartment: ["暮らすように過ごせる部屋です。", "台所があるので長い滞在にも向いています。"]
        case .residence: ["ホテルの快適さに小さな台所を添えました。", "荷物をほどけばすぐに日常が始まります。"]
        case .poolVilla: ["だれにも会わない水辺の一日をどうぞ。", "夕方のプールがいちばん贅沢です。"]
        case .lodge: ["薪の音を聞きながら長い夜を過ごせます。", "朝は鳥の声で目が覚めます。"]
        case .guesthouse: ["ひとり旅でも話し相手が見つかります。", "小さくても清潔な部屋と温かい朝食があります。"]
        default: ["一軒まるごと、ゆっくりお使いください。", "みんなで集まって、それぞれにくつろげます。"]
        }
    }

    private static func space(_ sketch: Sketch) -> String {
        let whole =
            switch sketch.share {
            case .entire: "ほかのお客さまはおらず、すべて貸し切りです。"
            case .privateRoom: "お部屋は専用、居間は共用です。"
            case .sharedRoom: "カーテン付きのベッドが並ぶ相部屋です。"
            case .hotelRoom: "毎日清掃する客室です。"
            }
        let baths = "\(sketch.halfBaths / 2)つ" + (sketch.halfBaths % 2 == 0 ? "" : "と小さな化粧室")
        return "\(whole)寝室\(sketch.bedrooms)、寝床\(sketch.beds)、浴室\(baths)。\(sketch.capacity)名さままでお泊まりいただけます。"
    }

    private static func comforts(_ amenities: AmenitySet) -> String {
        var sentences: [String] = []
        if amenities.contains(.kitchen) { sentences.append("台所には調味料と食器、鍋をそろえています。") }
        if amenities.contains(.breakfast) { sentences.append("朝食は八時から十時までご用意します。") }
        if amenities.contains(.hotTub) { sentences.append("檜の湯船は一日中お使いいただけます。") }
        if amenities.contains(.washer) { sentences.append("洗濯機と洗剤があります。") }
        if amenities.contains(.desk) { sentences.append("窓辺に机があり、無線の回線も速いです。") }
        if amenities.contains(.garden) { sentences.append("小さな庭に出てお茶を飲むこともできます。") }
        return sentences.isEmpty ? "タオルと洗面用品、お水をご用意しています。" : sentences.joined()
    }

    private static func arrival(_ amenities: AmenitySet, _ chance: inout Chance) -> String {
        let hour = chance.pick(["午後三時", "午後四時"])
        let opening =
            amenities.contains(.selfCheckIn)
            ? "チェックインは\(hour)から。当日の朝に鍵の番号をお知らせします。" : "チェックインは\(hour)から夜九時まで。玄関でお迎えします。"
        return opening + "チェックアウトは午前十一時です。夜十時以降はお静かにお願いいたします。"
    }

    private static let praise = [
        "写真よりも素敵でした。隅々まできれいです。", "返信が早く、安心して滞在できました。", "駅から近いのに、夜はとても静かでした。",
        "子ども連れでしたが、必要なものがすべてそろっていました。", "お湯がたっぷり出て、タオルもふかふかでした。",
        "教えていただいた食堂が旅の一番の思い出です。", "階段は少し急ですが、眺めはそれ以上です。", "雨の日でしたが、部屋で過ごす時間がむしろ楽しかったです。",
        "両親も大変喜んでいました。また家族で伺います。", "次の季節にもう一度泊まりたいと思います。", "荷物を早めに預かっていただき助かりました。",
        "こぢんまりとしていますが、居心地は抜群です。",
    ]
}
