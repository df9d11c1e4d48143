import Domain

/// Works out the averages of some hundred stays together, step by step.
///
/// Each step reads one column for all of them before the next begins. The reads of a step don't wait for each other, so the
/// processor has a dozen of them under way at once; stay by stay, it would wait for nearly every one.
struct PriceBatch {
    /// A block of 64 and where its stays begin in the batch.
    struct Block {
        var number: Int
        var mask: UInt64
        var start: Int
    }

    static let capacity = 512

    private(set) var blockCount = 0
    private var count = 0
    let blocks: UnsafeMutablePointer<Block>
    /// In the reference currency; `unknownPrice` where not known.
    let averages: UnsafeMutablePointer<Int64>
    private let rows: UnsafeMutablePointer<Int32>
    private let prices: UnsafeMutablePointer<PriceRow>
    /// What the nights and extra persons cost, before the discount.
    private let bases: UnsafeMutablePointer<Int64>
    /// Which stays of the batch need their side row, and those rows.
    private let special: UnsafeMutablePointer<Int32>
    private let sides: UnsafeMutablePointer<SideRow>

    static let bytes =
        capacity
        * (MemoryLayout<Block>.stride + MemoryLayout<PriceRow>.stride + MemoryLayout<SideRow>.stride + 8 + 8 + 4 + 4)

    /// - Parameter memory: `bytes` of it, aligned for any of the columns.
    init(memory: UnsafeMutableRawPointer) {
        var next = memory
        func column<Element>(_ type: Element.Type) -> UnsafeMutablePointer<Element> {
            defer { next += PriceBatch.capacity * MemoryLayout<Element>.stride }
            return next.bindMemory(to: type, capacity: PriceBatch.capacity)
        }
        blocks = column(Block.self)
        averages = column(Int64.self)
        bases = column(Int64.self)
        prices = column(PriceRow.self)
        sides = column(SideRow.self)
        rows = column(Int32.self)
        special = column(Int32.self)
    }

    var hasRoom: Bool { count <= PriceBatch.capacity - Lines.blockSize }

    /// Adds the stays of a block whose bits are set; there must be room.
    @inline(__always)
    mutating func add(_ mask: UInt64, block: Int, _ segment: Segment) {
        blocks[blockCount] = Block(number: block, mask: mask, start: count)
        blockCount &+= 1
        let first = block &* Lines.blockSize
        let source = segment.prices
        var rest = mask
        while rest != 0 {
            let row = first &+ rest.trailingZeroBitCount
            rest &= rest &- 1
            prices[count] = source[row]
            rows[count] = Int32(truncatingIfNeeded: row)
            count &+= 1
        }
    }

    mutating func removeAll() {
        count = 0
        blockCount = 0
    }

    func price(_ formula: UnsafePointer<PriceFormula>, _ segment: Segment, micros: UnsafePointer<Int64>) {
        let specialCount = sumPlainNights(formula)
        for index in 0..<specialCount { sides[index] = segment.sides[Int(rows[Int(special[index])])] }
        for index in 0..<specialCount {
            let stay = Int(special[index])
            bases[stay] &+= formula.pointee.addition(prices[stay], sides[index], segment.exceptions)
        }
        for stay in 0..<count {
            let price = prices[stay]
            let rate = price.currency == Int(RateTable.uncommon) ? uncommonRate(stay, segment) : micros[price.currency]
            let average = formula.pointee.average(formula.pointee.total(price, base: bases[stay]))
            averages[stay] = price.isKnown ? ExchangeRates.quicklyScaled(average, byMicros: rate) : unknownPrice
        }
    }

    /// Returns how many stays need their side row.
    @inline(__always)
    private func sumPlainNights(_ formula: UnsafePointer<PriceFormula>) -> Int {
        var specialCount = 0
        for stay in 0..<count {
            let price = prices[stay]
            bases[stay] = formula.pointee.plainNights(price)
            special[specialCount] = Int32(truncatingIfNeeded: stay)
            specialCount &+= formula.pointee.needsSide(price) ? 1 : 0
        }
        return specialCount
    }

    @inline(never)
    private func uncommonRate(_ stay: Int, _ segment: Segment) -> Int64 {
        segment.exceptions[Int(segment.sides[Int(rows[stay])].exception)].micros
    }
}
