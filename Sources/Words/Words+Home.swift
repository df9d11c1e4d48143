import Domain

extension Words {
    public var whereTo: String { say("어디로 떠나볼까요?", "Where shall we go?", "どこへ出かけますか？") }
    public var heroLine: String { say("이번 주말 비어 있는 이틀", "Two free days this weekend", "今週末の空いた二日") }
    /// In two lines.
    public var heroTitle: (String, String) {
        switch language {
        case .korean: ("가까운 곳에서", "멀리 다녀오기")
        case .english: ("Go far away,", "close to home")
        case .japanese: ("近くへ、", "遠い旅に出よう")
        }
    }
    public var heroPicture: String {
        say("새벽빛이 드는 산자락 아래 한옥 두 채", "Two hanok below the hills at dawn", "夜明けの山裾に建つ二棟の韓屋")
    }
    public var getIdeas: String { say("여행 아이디어 얻기", "Get travel ideas", "旅のアイデアを見る") }
    public var nearby: String { say("가까운 여행지 둘러보기", "Explore nearby", "近くの旅先を見てまわる") }
    public func distancesFrom(_ place: String) -> String {
        say(place + "에서부터의 거리", "Distances from " + place, place + "からの距離")
    }
    public var fromHere: String { say("내 위치에서부터의 거리", "Distances from where you are", "現在地からの距離") }
    public var useMyPosition: String { say("내 위치로", "Use my position", "現在地を使う") }
    public var findingPosition: String { say("위치를 찾는 중…", "Finding you…", "現在地を取得中…") }
    public var positionFailed: String {
        say("위치를 알 수 없어 그대로 두었어요", "Your position was not to be had; nothing has changed", "現在地を取得できませんでした")
    }
    public var themes: String {
        say("어디에서나, 여행은 살아보는거야!", "Live anywhere, wherever you go!", "どこでも、旅は暮らすこと！")
    }

    /// The themed ideas, in the order of `ThemeSummary.Theme`.
    public func theme(_ number: Int) -> (title: String, line: String) {
        switch number {
        case 0:
            (
                say("한옥에서 하룻밤", "A night in a hanok", "韓屋で一夜"),
                say("마당에 앉아 듣는 빗소리", "Listening to the rain from the yard", "庭で聞く雨の音")
            )
        case 1:
            (
                say("파도 소리 옆에서", "Beside the waves", "波の音のそばで"),
                say("창을 열면 바로 바다", "Open the window to the sea", "窓を開ければすぐ海")
            )
        case 2:
            (
                say("반려동물과 함께", "Together with pets", "ペットといっしょに"),
                say("마음껏 뛰노는 집", "A house to run about in", "思いきり走れる家")
            )
        default:
            (
                say("한 달 살아보기", "Live there for a month", "ひと月暮らしてみる"),
                say("주방과 세탁기가 있는 집", "Homes with a kitchen and a washer", "キッチンと洗濯機のある家")
            )
        }
    }
}
