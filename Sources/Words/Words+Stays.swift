import Domain

extension Words {
    public func kind(_ kind: StayKind) -> String {
        switch kind {
        case .apartment: say("아파트", "Apartment", "アパート")
        case .residence: say("레지던스", "Residence", "レジデンス")
        case .house: say("주택", "House", "一軒家")
        case .guesthouse: say("게스트하우스", "Guesthouse", "ゲストハウス")
        case .hotel: say("호텔", "Hotel", "ホテル")
        case .hanok: say("한옥", "Hanok", "韓屋")
        case .pension: say("펜션", "Pension", "ペンション")
        case .poolVilla: say("풀빌라", "Pool villa", "プールヴィラ")
        case .lodge: say("산장", "Lodge", "ロッジ")
        case .campsite: say("캠핑장", "Campsite", "キャンプ場")
        case .ryokan: say("료칸", "Ryokan", "旅館")
        }
    }

    /// 레지던스 전체, Private room in a hanok (S1-8.6).
    public func kindAndShare(_ kind: StayKind, _ share: StayShare) -> String {
        let name = self.kind(kind)
        switch share {
        case .entire: return say(name + " 전체", "Entire " + Words.inSentence(name), name + "（まるごと）")
        case .privateRoom: return say(name + "의 개인실", "Private room · " + name, name + "の個室")
        case .sharedRoom: return say(name + "의 다인실", "Shared room · " + name, name + "の相部屋")
        case .hotelRoom: return say(name + " 객실", "Room · " + name, name + "の客室")
        }
    }

    /// An English name as it stands within a sentence: Pool villa, a pool villa.
    private static func inSentence(_ name: String) -> String {
        var letters = Array(name.utf8)
        guard let first = letters.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return name }
        letters[0] = first | 0x20
        return String(decoding: letters, as: UTF8.self)
    }

    public func amenity(_ amenity: Amenity) -> String {
        switch amenity {
        case .wifi: say("와이파이", "Wifi", "Wi-Fi")
        case .kitchen: say("주방", "Kitchen", "キッチン")
        case .parking: say("주차", "Parking", "駐車場")
        case .airConditioning: say("에어컨", "Air conditioning", "エアコン")
        case .heating: say("난방", "Heating", "暖房")
        case .washer: say("세탁기", "Washer", "洗濯機")
        case .dryer: say("건조기", "Dryer", "乾燥機")
        case .desk: say("책상", "Desk", "デスク")
        case .tv: say("TV", "TV", "テレビ")
        case .hairDryer: say("헤어드라이어", "Hair dryer", "ドライヤー")
        case .iron: say("다리미", "Iron", "アイロン")
        case .elevator: say("엘리베이터", "Elevator", "エレベーター")
        case .pool: say("수영장", "Pool", "プール")
        case .hotTub: say("온수 욕조", "Hot tub", "ジャグジー")
        case .gym: say("헬스장", "Gym", "ジム")
        case .breakfast: say("아침 식사", "Breakfast", "朝食")
        case .pets: say("반려동물", "Pets welcome", "ペット可")
        case .smoking: say("흡연 가능", "Smoking allowed", "喫煙可")
        case .selfCheckIn: say("셀프 체크인", "Self check-in", "セルフチェックイン")
        case .crib: say("아기 침대", "Crib", "ベビーベッド")
        case .barbecue: say("바비큐", "Barbecue", "バーベキュー")
        case .garden: say("마당", "Garden", "庭")
        case .balcony: say("발코니", "Balcony", "バルコニー")
        case .view: say("전망", "View", "眺望")
        case .fireplace: say("벽난로", "Fireplace", "暖炉")
        case .bathtub: say("욕조", "Bathtub", "バスタブ")
        case .refrigerator: say("냉장고", "Refrigerator", "冷蔵庫")
        case .microwave: say("전자레인지", "Microwave", "電子レンジ")
        case .accessible: say("휠체어 접근", "Wheelchair access", "車いす対応")
        case .smokeAlarm: say("화재경보기", "Smoke alarm", "火災報知器")
        case .firstAid: say("구급상자", "First aid kit", "救急箱")
        case .beach: say("해변 앞", "Beachfront", "ビーチ沿い")
        }
    }

    public var perNight: String { say("박", "night", "泊") }
    public func total(_ money: String) -> String { say("총 " + money, money + " total", "合計 " + money) }
    public var priceUnknown: String { say("가격 미정", "Price not known", "料金未定") }
    public var ratingLabel: String { say("평점", "Rating", "評価") }
    public var newStay: String { say("새 숙소", "New", "新着") }

    public func reviews(_ count: Int) -> String {
        let number = Words.grouped(Int64(count))
        return say(
            "후기 " + number + "개", count == 1 ? "1 review" : number + " reviews", "レビュー" + number + "件")
    }
}
