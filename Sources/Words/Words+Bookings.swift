import Domain

// Why nothing was booked.
extension Words {
    public func refusal(_ refusal: StayRefusal) -> String {
        switch refusal {
        case .priceUnknown:
            say("요금이 정해지지 않아 예약할 수 없어요.", "Its price isn't known, so it can't be booked.", "料金が未定のため予約できません。")
        case .tooManyGuests(let most):
            say(
                "어린이를 포함해 최대 " + String(most) + "명까지 묵을 수 있어요.", "It sleeps at most " + Words.guestCount(most) + ".",
                "子どもを含めて" + String(most) + "人まで泊まれます。")
        case .alreadyPast: say("이미 지난 날짜예요.", "That day is past.", "すでに過ぎた日です。")
        case .tooSoon(let days):
            say(
                "체크인 " + String(days) + "일 전까지 예약해야 해요.",
                "It has to be booked at least " + Words.dayCount(days) + " ahead.",
                "チェックインの" + String(days) + "日前までに予約してください。")
        case .tooFarAhead:
            say("2년 뒤까지만 예약할 수 있어요.", "It can be booked two years ahead at most.", "予約できるのは2年先までです。")
        case .tooShort(let least):
            say(
                "이 날짜에는 " + nights(least) + "부터 예약할 수 있어요.",
                "For these dates the shortest stay is " + nights(least) + ".",
                "この日程は" + nights(least) + "から予約できます。")
        case .tooLong(let most):
            say(
                "이 날짜에는 " + nights(most) + "까지 예약할 수 있어요.", "For these dates the longest stay is " + nights(most) + ".",
                "この日程は" + nights(most) + "まで予約できます。")
        case .notOpen: say("호스트가 열지 않은 날이 있어요.", "The host doesn't offer all of these nights.", "受け付けていない日が含まれています。")
        case .taken: say("이미 예약된 날이 있어요.", "Some of these nights are already taken.", "すでに予約された日が含まれています。")
        case .preparation:
            say("호스트가 준비하는 날이 있어요.", "The host needs one of these nights to prepare.", "準備のため泊まれない日が含まれています。")
        }
    }

    public func refusal(_ refusal: BookingRefusal) -> String {
        switch refusal {
        case .alreadyBegun:
            say(
                "이미 시작된 예약은 바꾸거나 취소할 수 없어요.", "A stay that has begun can't be changed or cancelled.",
                "始まった予約は変更も取り消しもできません。")
        case .alreadyCancelled: say("취소된 예약이에요.", "This booking is cancelled.", "取り消された予約です。")
        }
    }

    public var notBookedTitle: String { say("예약하지 못했어요", "It wasn't booked", "予約できませんでした") }
    public var notChangedTitle: String { say("예약을 바꾸지 못했어요", "The booking wasn't changed", "予約を変更できませんでした") }
    public var notCancelledTitle: String { say("예약을 취소하지 못했어요", "The booking wasn't cancelled", "予約を取り消せませんでした") }

    public var noSuchStay: String { say("지금은 예약할 수 없는 숙소예요.", "This stay isn't offered any more.", "この宿は現在予約できません。") }

    public func priceChanged(_ total: Money) -> String {
        say(
            "그사이 요금이 바뀌었어요(" + money(total) + "). 확인하고 다시 예약해 주세요.",
            "Meanwhile the price has become " + money(total) + ". Look at it and book again.",
            "料金が" + money(total) + "に変わりました。確認してから、もう一度予約してください。")
    }

    public var keyReused: String {
        say(
            "같은 요청 번호(Idempotency-Key)로 다른 예약을 보냈어요.", "This Idempotency-Key was used for another booking.",
            "同じIdempotency-Keyで別の予約が送られました。")
    }

    /// What was sent as JSON has a wrong value.
    public func badFieldText(_ field: String) -> String {
        say(
            "보낸 내용 중 “" + field + "” 값이 올바르지 않아요.", "The value of “" + field + "” is not right.",
            "送信された「" + field + "」の値が正しくありません。")
    }

    private static func guestCount(_ count: Int) -> String { count == 1 ? "1 guest" : String(count) + " guests" }
    private static func dayCount(_ count: Int) -> String { count == 1 ? "1 day" : String(count) + " days" }
}
