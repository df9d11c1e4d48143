import Domain

/// A Korean particle, whose form follows the sound on which the word before it ends.
struct Particle: Sendable {
    /// After a vowel, and after a consonant.
    private let open: String
    private let closed: String
    /// What stands where nobody can tell, as in a form that is printed.
    private let both: String
    /// Whether ㄹ counts as a vowel.
    private let takesLiquid: Bool

    /// By means of something, or as somebody: 버스로, 지하철로, 이름으로.
    static let by = Particle(open: "로", closed: "으로", both: "(으)로", takesLiquid: true)

    func after(_ word: String) -> String {
        switch LastSound(of: word) {
        case .open: open
        case .liquid: takesLiquid ? open : closed
        case .closed: closed
        case nil: both
        }
    }
}

/// How a word ends when it is read aloud in Korean.
enum LastSound: Sendable {
    /// On a vowel.
    case open
    /// On ㄹ.
    case liquid
    /// On another consonant.
    case closed

    /// nil where the last letter doesn't tell: 花子, or no letter at all. Marks and brackets after it are passed over.
    init?(of word: String) {
        var last: [Unicode.Scalar] = []
        for scalar in word.unicodeScalars where LastSound.isRead(scalar.value) {
            last.append(LastSound.small(scalar))
            if last.count > 3 { last.removeFirst() }
        }
        guard let end = last.last?.value else { return nil }
        switch end {
        // A syllable of Hangul: 28 endings, of which the first is none and the ninth ㄹ.
        case 0xAC00...0xD7A3: self.init(ending: (end - 0xAC00) % 28)
        // The same in parts, as some systems write it.
        case 0x1161...0x1175: self = .open
        case 0x11A8...0x11C2: self.init(ending: end - 0x11A7)
        // 영 일 이 삼 사 오 육 칠 팔 구.
        case 0x30, 0x33, 0x36: self = .closed
        case 0x31, 0x37, 0x38: self = .liquid
        case 0x32, 0x34, 0x35, 0x39: self = .open
        case 0x61...0x7A: self.init(latin: last)
        // ん ン; other kana end on a vowel.
        case 0x3093, 0x30F3: self = .closed
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: self = .open
        default: return nil
        }
    }

    private init(ending: UInt32) {
        self = ending == 0 ? .open : ending == 8 ? .liquid : .closed
    }

    /// As foreign words are usually written in Hangul: 커피숍, 페이스북, 애플, 존, 랩, 스콧; but 파크, 허브, 스미스.
    /// - Parameter letters: the last three at most, small.
    private init(latin letters: [Unicode.Scalar]) {
        let last = letters[letters.count - 1]
        let before: Unicode.Scalar = letters.count > 1 ? letters[letters.count - 2] : " "
        switch last {
        case "l": self = .liquid
        case "e" where letters.count > 2: self.init(silentAfter: before, letters[0])
        case "m", "n": self = .closed
        case "g": self = before == "n" ? .closed : .open
        case "b": self = LastSound.isVowel(before) && !(letters[0] == "h" && before == "u") ? .closed : .open
        case "c", "k", "p", "t":
            self = before == "c" || before == last || LastSound.isVowel(before) ? .closed : .open
        default: self = .open
        }
    }

    /// An e that isn't heard leaves the consonant before it at the end: 애플, 라인, 제롬; but 앨리스.
    /// - Parameter third: the letter before that consonant.
    private init(silentAfter before: Unicode.Scalar, _ third: Unicode.Scalar) {
        let followsVowel = LastSound.isVowel(third)
        switch before {
        case "l": self = followsVowel ? .open : .liquid
        case "m", "n": self = followsVowel ? .closed : .open
        default: self = .open
        }
    }

    private static func small(_ letter: Unicode.Scalar) -> Unicode.Scalar {
        switch letter.value {
        case 0x41...0x5A: Unicode.Scalar(UInt8(letter.value + 0x20))
        default: letter
        }
    }

    private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "a", "e", "i", "o", "u": true
        default: false
        }
    }

    /// Letters and digits of whatever script, which ASCII's marks, spaces and the brackets of Chinese and Japanese aren't.
    private static func isRead(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0...0xBF, 0x2000...0x206F, 0x3000...0x303F, 0xFE00...0xFE0F, 0xFF00...0xFF0F: false
        default: true
        }
    }
}
