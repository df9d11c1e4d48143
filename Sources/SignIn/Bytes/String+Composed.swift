import Foundation

extension String {
    /// Every field refuses a text long before: it would have more than a thousand code points.
    package static let mostComposedBytes = 4096

    /// The same letters as the same bytes, however the keyboard puts them together (NFC, Unicode's form C).
    ///
    /// A longer text than `mostComposedBytes` stays as it is, for its field to refuse: composing takes time that grows with
    /// the square of how many marks a letter has, and anybody may send them.
    package var composed: String {
        utf8.count <= String.mostComposedBytes ? precomposedStringWithCanonicalMapping : self
    }
}
