import Domain

extension JapaneseVoice {
    static func accents(kind: StayKind, setting: Neighbourhood.Setting, in destination: Destination) -> [Accent] {
        switch (destination.region, kind) {
        case (.okinawa, _): island
        case (.snow, _): kind == .lodge ? snow : snow + new
        case (_, .lodge), (_, .poolVilla): forest
        case (_, .ryokan): setting == .country ? old + spring : old
        case (_, .house), (_, .guesthouse): old
        default: new
        }
    }

    private static let old = [
        Accent("藤", "玄関先の藤棚が五月になると薄紫に染まります。"),
        Accent("椿", "坪庭の椿が冬の間も静かに花をつけます。"),
        Accent("月見", "二階の窓は月の出る方角に開いています。"),
        Accent("風鈴", "縁側の風鈴が夏の夕方を知らせます。"),
        Accent("縁側", "日の当たる縁側で新聞を読むのが一番の贅沢です。"),
        Accent("格子", "細い格子越しに、通りの灯りがやわらかく届きます。"),
        Accent("柿", "庭の柿の木には秋になると鳥が集まります。"),
        Accent("行灯", "夜は行灯の明かりだけでお過ごしください。"),
        Accent("小梅", "早春には小梅の香りが廊下まで届きます。"),
    ]
    private static let new = [
        Accent("ひだまり", "午後になると床いっぱいにひだまりができます。"),
        Accent("木漏れ日", "窓の前の木が、部屋に木漏れ日を落とします。"),
        Accent("欅", "欅の枝が窓のすぐそばまで伸びています。"),
        Accent("屋上", "屋上に上がると、町の屋根と遠くの塔が見えます。"),
        Accent("小径", "車の通らない小径の奥にあります。"),
        Accent("青空", "大きな天窓から青空を見上げて眠れます。"),
        Accent("夜景", "灯りを消すと、夜景が部屋いっぱいに広がります。"),
        Accent("本棚", "壁いっぱいの本棚から好きな一冊を選んでください。"),
        Accent("白木", "白木の家具と麻の布で整えた、明るい部屋です。"),
    ]
    private static let spring = [
        Accent("湯けむり", "朝の湯けむりが庭の苔をやわらかく包みます。"),
        Accent("せせらぎ", "せせらぎの音が枕もとまで届きます。"),
        Accent("竹林", "竹林の風を聞きながら露天の湯に入れます。"),
    ]
    private static let forest = [
        Accent("森", "窓のすぐ外が森で、朝はリスが枝を渡ります。"),
        Accent("山桜", "遅い春に山桜が一本、庭を明るくします。"),
        Accent("霧", "霧の朝は、谷が白い海に変わります。"),
        Accent("星空", "灯りを落とすと、星空が屋根の上に降りてきます。"),
        Accent("焚火", "夕方には焚火を囲んで珈琲をいれます。"),
        Accent("あじさい", "六月は玄関までの小道があじさいで青くなります。"),
    ]
    private static let snow = [
        Accent("白樺", "白樺の幹が雪明かりに浮かびます。"),
        Accent("粉雪", "粉雪の朝は、だれも歩いていない道が待っています。"),
        Accent("暖炉", "暖炉に薪をくべて、長い冬の夜をどうぞ。"),
        Accent("ななかまど", "ななかまどの赤い実に小鳥が集まります。"),
        Accent("すずらん", "初夏には裏の林にすずらんが咲きます。"),
        Accent("雪見", "大きな窓の前に雪見の椅子を置きました。"),
    ]
    private static let island = [
        Accent("ブーゲンビリア", "ブーゲンビリアが石垣から道へこぼれます。"),
        Accent("シーサー", "屋根のシーサーが客人を見守ります。"),
        Accent("珊瑚", "珊瑚の石垣に囲まれた静かな庭です。"),
        Accent("三線", "夕方になると隣から三線の音が聞こえます。"),
        Accent("ゆんたく", "縁側でさんぴん茶を飲みながら、ゆんたくをどうぞ。"),
        Accent("月桃", "月桃の香りの枕でお休みください。"),
        Accent("夕凪", "夕凪の時間、海が鏡のようになります。"),
        Accent("パパイヤ", "庭のパパイヤが朝食に並びます。"),
    ]
}
