/// The languages in which everything is said. The raw value is the BCP 47 tag.
public enum Language: String, CaseIterable, Sendable {
    case korean = "ko"
    case english = "en"
    case japanese = "ja"
}
