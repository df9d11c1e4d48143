/// Moving bits between words.
enum Bits {
    /// Which of eight words have a bit set: bit n is set when word n has.
    @inline(__always)
    static func nonzero(_ words: UnsafePointer<UInt64>) -> UInt64 {
        var found: UInt64 = 0
        for word in 0..<8 { found |= (words[word] == 0 ? 0 : 1) &<< UInt64(word) }
        return found
    }

    /// Sets in `target`, from bit `position` on, the bits that `source` has from bit `first` on.
    static func or(
        _ source: UnsafePointer<UInt64>, from first: Int, count: Int, into target: UnsafeMutablePointer<UInt64>,
        at position: Int
    ) {
        var done = 0
        while done < count {
            let from = first + done
            let to = position + done
            let step = min(count - done, 64 - from & 63, 64 - to & 63)
            let taken = source[from >> 6] >> UInt64(from & 63) & (UInt64.max >> UInt64(64 - step))
            target[to >> 6] |= taken << UInt64(to & 63)
            done += step
        }
    }

    /// Turns a square of 64 × 64 bits over its diagonal: bit c of word r and bit r of word c change places.
    ///
    /// Stays bring their calendars as rows, the index keeps nights as lines. Swapping halves, quarters and so on needs 6 × 32
    /// steps instead of 4,096.
    static func transpose(_ words: UnsafeMutablePointer<UInt64>) {
        var width = 32
        var mask: UInt64 = 0x0000_0000_FFFF_FFFF
        while width > 0 {
            var row = 0
            while row < 64 {
                let swapped = (words[row] >> UInt64(width) ^ words[row + width]) & mask
                words[row] ^= swapped << UInt64(width)
                words[row + width] ^= swapped
                row = (row + width + 1) & ~width
            }
            width >>= 1
            mask ^= mask << UInt64(width)
        }
    }
}
