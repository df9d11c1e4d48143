import Domain
import Testing

struct WishTests {
    @Test func aKindIsFoundByItsNameAndByNoOther() {
        for kind in Wish.Kind.allCases { #expect(Wish.Kind(slug: kind.text) == kind) }
        for text in ["", "stays", "Stay", "sta", "stay ", "숙소"] { #expect(Wish.Kind(slug: text) == nil) }
    }

    @Test func oneNumberOfTwoKindsIsTwoWishes() {
        #expect(Wish(kind: .stay, number: 7) != Wish(kind: .hotel, number: 7))
        #expect(Wish(kind: .stay, number: 7).anchor == "stay-7")
        #expect(Wish(kind: .course, number: 7).anchor == "course-7")
    }

    /// They stand in databases.
    @Test func theNumbersOfTheKindsStay() {
        #expect(Wish.Kind.allCases.map(\.rawValue) == [1, 2, 3])
    }
}
