import Domain

// Results on the map (S1-7).
extension Words {
    public var showMap: String { say("지도", "Map", "地図") }
    public var backToCards: String { say("목록으로 돌아가기", "Back to the list", "一覧に戻る") }
    public func mapTitle(_ place: String) -> String {
        say(place + " 숙소 지도", "Map of stays · " + place, place + "の宿の地図")
    }
    public var stayList: String { say("숙소 목록", "List of stays", "宿の一覧") }
    public var stayMap: String { say("숙소 지도", "Map of stays", "宿の地図") }
    public var staysOnMap: String { say("지도에 보이는 숙소", "Stays on the map", "地図にある宿") }
    public var pricesOnMap: String { say("지도의 가격", "Prices on the map", "地図の料金") }

    /// What the labels' prices are.
    public func mapLegend(nights: Int?) -> String {
        guard let nights else { return say("평일 1박 요금", "Weekday price a night", "平日1泊の料金") }
        let number = Words.grouped(Int64(nights))
        return say(
            number + "박 총액 · 세금 포함", number + (nights == 1 ? " night" : " nights") + " in total · with tax",
            number + "泊の合計・税込")
    }
    /// What a screen reader says of a label: whose price it is.
    public func labelName(_ stay: String, _ price: String) -> String { stay + ", " + price }
    public func clusterName(_ count: Int, from price: String) -> String {
        let number = Words.grouped(Int64(count))
        return say(
            "숙소 " + number + "곳, " + price + "부터, 펼치기", number + " stays from " + price + ", show them",
            "宿" + number + "件、" + price + "から、広げる")
    }
    public func from(_ price: String) -> String { say(price + "~", price + "+", price + "〜") }
    public var zoomIn: String { say("확대", "Zoom in", "拡大") }
    public var zoomOut: String { say("축소", "Zoom out", "縮小") }
    public var northUp: String { say("북쪽을 위로", "North up", "北を上に") }
    public var mapMissing: String {
        say(
            "이 브라우저에서는 지도를 그릴 수 없어 목록으로 보여 드려요.", "This browser can't draw the map, so here is the list.",
            "このブラウザでは地図を表示できないため、一覧でご覧ください。")
    }
    public var mapNeedsScript: String {
        say(
            "지도는 자바스크립트가 있어야 움직여요. 대신 목록을 보여 드려요.", "The map needs JavaScript. Here is the list instead.",
            "地図にはJavaScriptが必要です。代わりに一覧でご覧ください。")
    }
    public var mapSearchFailed: String {
        say("숙소를 불러오지 못했어요", "Stays could not be loaded", "宿を読み込めませんでした")
    }
    public var mapCredit: String {
        say(
            "지도: Natural Earth, GeoNames, 국토지리정보원", "Map: Natural Earth, GeoNames, NGII Korea",
            "地図：Natural Earth, GeoNames, 韓国国土地理情報院")
    }
}
