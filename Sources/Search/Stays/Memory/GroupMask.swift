import Synchronization

/// One bit for each of a group's 512 stays, in registers.
struct GroupMask {
    private var w0, w1, w2, w3, w4, w5, w6, w7: UInt64

    static let all = GroupMask(w0: .max, w1: .max, w2: .max, w3: .max, w4: .max, w5: .max, w6: .max, w7: .max)

    /// Keeps the bits that the line has too. Readers need no more than relaxed loads: each word tells the truth by itself.
    @inline(__always)
    mutating func formIntersection(_ line: Line) {
        w0 &= line[0].load(ordering: .relaxed)
        w1 &= line[1].load(ordering: .relaxed)
        w2 &= line[2].load(ordering: .relaxed)
        w3 &= line[3].load(ordering: .relaxed)
        w4 &= line[4].load(ordering: .relaxed)
        w5 &= line[5].load(ordering: .relaxed)
        w6 &= line[6].load(ordering: .relaxed)
        w7 &= line[7].load(ordering: .relaxed)
    }

    @inline(__always)
    var isEmpty: Bool { (w0 | w1 | w2 | w3) | (w4 | w5 | w6 | w7) == 0 }

    /// Drops all bits but the first ones.
    @inline(never)
    mutating func keep(first count: Int) {
        func kept(_ word: UInt64, _ index: Int) -> UInt64 {
            let bits = min(max(0, count - index * 64), 64)
            return bits == 0 ? 0 : word & (.max >> UInt64(64 - bits))
        }
        w0 = kept(w0, 0)
        w1 = kept(w1, 1)
        w2 = kept(w2, 2)
        w3 = kept(w3, 3)
        w4 = kept(w4, 4)
        w5 = kept(w5, 5)
        w6 = kept(w6, 6)
        w7 = kept(w7, 7)
    }

    @inline(__always)
    func write(to words: UnsafeMutablePointer<UInt64>) {
        words[0] = w0
        words[1] = w1
        words[2] = w2
        words[3] = w3
        words[4] = w4
        words[5] = w5
        words[6] = w6
        words[7] = w7
    }
}
