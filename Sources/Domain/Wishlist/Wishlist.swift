/// The rules of a wishlist: everything that one person, or one browser without an account, has put a heart on.
public enum Wishlist {
    /// So many fit into one. Every page that shows hearts carries the list, so that it has to stay small.
    public static let most = 200

    /// How long a wishlist of nobody in particular is kept after it was changed last: a year, in seconds.
    public static let visitorLifetime: Int64 = 365 * 86_400
}

/// Why a wish is not taken.
public enum WishRefusal: Error, Equatable, Sendable {
    /// There are `Wishlist.most` already.
    case full
}
