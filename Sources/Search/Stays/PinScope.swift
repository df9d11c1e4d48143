/// For which of the stays found a search works out pins.
public enum PinScope: Sendable {
    case none
    /// For all of them. What is counted on the way is kept, so this costs one look at each.
    case everyStay
    /// For all but those of the page, which have labels of their own: the cells in which these stand are looked through
    /// a second time.
    case beyondPage
}
