import Markup
import Words

/// A star, the average and how many said so (S1-6.5).
enum Rating {
    static func node(_ words: Words, hundredths: Int?, reviewCount: Int, showsCount: Bool = true) -> Node {
        p(.class("rating")) {
            if let hundredths {
                span(.class("sr")) { words.ratingLabel }
                Icon.star.node(filled: true)
                " " + Words.rating(hundredths) + " "
                if showsCount { span { words.reviews(reviewCount) } }
            } else if reviewCount == 0 {
                Icon.star.node(filled: true)
                " " + words.newStay
            } else if showsCount {
                span { words.reviews(reviewCount) }
            }
        }
    }
}
