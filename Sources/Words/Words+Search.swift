import Domain

// Where to (S1-4).
extension Words {
    public var destinationTitle: String { say("어디로 갈까요?", "Where to?", "どこへ行きますか？") }
    public var destinationField: String { say("여행지", "Destination", "旅先") }
    public var destinationHint: String { say("도시, 동네, 섬 이름", "City, neighbourhood, island", "都市、街、島の名前") }
    public var clearTyped: String { say("입력 지우기", "Clear", "入力を消す") }
    public var destinationResults: String { say("여행지 결과", "Places found", "見つかった旅先") }
    public func placesFound(_ count: Int, typed: String) -> String {
        say(
            "‘" + typed + "’에 맞는 여행지 " + String(count) + "곳",
            count == 1 ? "1 place for “" + typed + "”" : String(count) + " places for “" + typed + "”",
            "「" + typed + "」に合う旅先 " + String(count) + "件")
    }
    public func noPlaceFound(typed: String) -> String {
        say(
            "‘" + typed + "’에 맞는 여행지가 없어요. 다른 이름으로 찾아보세요.",
            "No place for “" + typed + "”. Try another name.",
            "「" + typed + "」に合う旅先がありません。別の名前でお試しください。")
    }
    public var placesFailed: String {
        say(
            "여행지를 불러오지 못했어요. 입력한 글자는 그대로 있어요.", "Places could not be loaded. What you typed is kept.",
            "旅先を読み込めませんでした。入力はそのままです。")
    }
    /// What stands behind a place that belongs to no other: 도시 전체.
    public func whole(_ kind: Place.Kind) -> String {
        switch kind {
        case .province: say("지역 전체", "whole region", "地域全体")
        case .city: say("도시 전체", "whole city", "都市全体")
        case .district: say("구 전체", "whole district", "区全体")
        case .neighbourhood: say("동네 전체", "whole neighbourhood", "街全体")
        case .area: say("여행지", "destination", "旅先")
        }
    }
    public var placesCredit: String {
        say("지명: GeoNames, CC BY 4.0", "Place names: GeoNames, CC BY 4.0", "地名：GeoNames, CC BY 4.0")
    }
    public var popularNearby: String { say("지금 많이 찾는 가까운 여행지", "Popular nearby", "近くの人気の旅先") }
}

// What was found (S1-6).
extension Words {
    public func staysFound(_ count: Int) -> String {
        let number = Words.grouped(Int64(count))
        return say(
            "고를 수 있는 숙소 " + number + "곳", count == 1 ? "1 stay to choose from" : number + " stays to choose from",
            "選べる宿 " + number + "件")
    }
    public func changeConditions(_ conditions: String) -> String {
        say("조건 바꾸기: " + conditions, "Change: " + conditions, "条件を変える：" + conditions)
    }
    public var clearSearch: String { say("검색 지우기", "Clear the search", "検索を消す") }
    public var anyDates: String { say("날짜 미정", "Any dates", "日付未定") }
    public var anywhere: String { say("어디든지", "Anywhere", "どこでも") }
    public var mapArea: String { say("지도에 보이는 곳", "The map's area", "地図の範囲") }
    public var filters: String { say("거르기", "Filters", "絞り込み") }
    public var sorting: String { say("정렬", "Order", "並べ替え") }
    public func order(_ order: StaySearch.Order) -> String {
        switch order {
        case .distance: say("가까운 순", "Nearest", "近い順")
        case .price: say("낮은 가격순", "Lowest price", "料金が安い順")
        case .rating: say("평점순", "Best rated", "評価が高い順")
        }
    }
    public func showMore(_ rest: Int) -> String {
        let number = Words.grouped(Int64(rest))
        return say("더 보기 · " + number + "곳 남음", "Show more · " + number + " left", "もっと見る・残り" + number + "件")
    }
    public var loading: String { say("불러오는 중…", "Loading…", "読み込み中…") }
    public var moreFailed: String {
        say(
            "숙소를 더 불러오지 못했어요. 다시 한번 눌러 주세요.", "More stays could not be loaded. Please tap once more.",
            "続きを読み込めませんでした。もう一度押してください。")
    }
    public var staysFailed: String {
        say(
            "숙소를 불러오지 못했어요. 보이는 목록은 조금 전 것이에요.",
            "Stays could not be loaded. What you see is from a moment ago.",
            "宿を読み込めませんでした。表示中の一覧は少し前のものです。")
    }
    public var nothingFoundTitle: String { say("조건에 맞는 숙소가 없어요", "No stay fits", "条件に合う宿がありません") }
    public var nothingFoundText: String {
        say(
            "날짜나 조건을 바꾸거나 다른 여행지를 골라 보세요.", "Change the dates or conditions, or choose another place.",
            "日付や条件を変えるか、別の旅先を選んでください。")
    }
    public var chooseAnother: String { say("다른 여행지 고르기", "Choose another place", "別の旅先を選ぶ") }
    public var previousPage: String { say("이전 숙소 보기", "Previous stays", "前の宿を見る") }
    public func credit(_ credit: String) -> String { say("자료: " + credit, "Data: " + credit, "データ：" + credit) }
}
