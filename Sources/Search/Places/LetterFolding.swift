/// What one character comes down to when case, marks, widths and kinds of kana don't matter.
enum LetterFolding {
    enum Result: Equatable {
        case symbol(UInt16)
        case symbols(UInt16, UInt16)
        /// Between words: a space, a comma, a hyphen.
        case separator
        /// Nothing: an apostrophe, an accent written after its letter, the long-vowel bar of kana.
        case nothing
    }

    /// Never fails: what we know nothing about stands for itself.
    static func fold(_ scalar: UInt32) -> Result {
        switch scalar {
        case 0x61...0x7A, 0x30...0x39: .symbol(UInt16(scalar))
        case 0x41...0x5A: .symbol(UInt16(scalar) | 0x20)
        case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096: .symbol(UInt16(scalar))
        case 0x30A1...0x30F6: .symbol(UInt16(scalar) - 0x60)
        case 0x30FC, 0x27, 0x2018, 0x2019, 0x2BB, 0x2BC, 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: .nothing
        case 0x3131...0x3163: .symbol(UInt16(scalar))
        case 0...0x7F, 0xA0...0xBF, 0x2000...0x206F, 0x3000...0x3004, 0x3008...0x3030, 0x30FB, 0x30A0: .separator
        case 0xC0...0x17F: latin(scalar, first: 0xC0, letters: latin1AndExtendedA)
        case 0x180...0x24F: latin(scalar, first: 0x180, letters: extendedB)
        case 0x1E00...0x1EFF: latin(scalar, first: 0x1E00, letters: extendedAdditional)
        case 0xFF01...0xFF5E: fold(scalar - 0xFEE0)
        case 0xFF66...0xFF9D: halfWidthKatakana(scalar)
        case 0xFFA1...0xFFDC: halfWidthHangul(scalar)
        case 0xFF61...0xFF65: .separator
        default: .symbol(scalar <= 0xFFFF ? UInt16(scalar) : 0xFFFD)
        }
    }

    private static func latin(_ scalar: UInt32, first: UInt32, letters: StaticString) -> Result {
        switch scalar {
        case 0xC6, 0xE6: return .symbols(0x61, 0x65)
        case 0xDF: return .symbols(0x73, 0x73)
        case 0xDE, 0xFE: return .symbols(0x74, 0x68)
        case 0x132, 0x133: return .symbols(0x69, 0x6A)
        case 0x152, 0x153: return .symbols(0x6F, 0x65)
        case 0xD7, 0xF7: return .separator
        default: break
        }
        let index = Int(scalar - first)
        let letter = index < letters.utf8CodeUnitCount ? letters.utf8Start[index] : UInt8(ascii: "-")
        return letter == UInt8(ascii: "-") ? .symbol(UInt16(scalar)) : .symbol(UInt16(letter))
    }

    private static func halfWidthKatakana(_ scalar: UInt32) -> Result {
        let index = Int(scalar - 0xFF66)
        guard index < fullKatakana.count else { return .separator }
        return fold(UInt32(fullKatakana[index]))
    }

    /// The block has gaps between its rows of vowels.
    private static func halfWidthHangul(_ scalar: UInt32) -> Result {
        switch scalar {
        case 0xFFA1...0xFFBE: .symbol(UInt16(0x3131 + scalar - 0xFFA1))
        case 0xFFC2...0xFFC7: .symbol(UInt16(0x314F + scalar - 0xFFC2))
        case 0xFFCA...0xFFCF: .symbol(UInt16(0x3155 + scalar - 0xFFCA))
        case 0xFFD2...0xFFD7: .symbol(UInt16(0x315B + scalar - 0xFFD2))
        case 0xFFDA...0xFFDC: .symbol(UInt16(0x3161 + scalar - 0xFFDA))
        default: .separator
        }
    }

    // The base letter of every character of a block, by Unicode's decompositions; - where there is none.
    private static let latin1AndExtendedA: StaticString = """
        aaaaaa-ceeeeiiiidnooooo-ouuuuy--aaaaaa-ceeeeiiiidnooooo-ouuuuy-y\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii--jjkkklllllll\
        lllnnnnnnnnnoooooo--rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
        """
    private static let extendedB: StaticString = """
        --------------------------------oo-------------uu---------------\
        -------------aaiioouuuuuuuuuu-aaaa----ggkkoooo--j---gg--nnaa----\
        aaaaeeeeiiiioooorrrruuuusstt--hh------aaeeooooooooyy------------\
        ----------------
        """
    private static let extendedAdditional: StaticString = """
        aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
        mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
        wwwwwwwwwwxxxxyyzzzzzzhtwy------aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
        eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy------
        """
    private static let fullKatakana = Array("ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".utf16)
}
