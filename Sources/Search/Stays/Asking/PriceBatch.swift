import CPrefetch
import Domain

/// Works out the averages of some hundred stays together, step by step.
///
/// Each step goes through all of them before the next begins. The first only reads, and no read waits for another, so the processor
/// has a dozen of them under way at once; stay by stay, it would wait for nearly every one. The second is the same few
/// multiplications for every stay, without a branch that could be guessed wrong. Only then come the few with a special price.
struct PriceBatch {
    /// A block of 64 and where in the batch its stays are.
    struct Block {
        var number: Int
        var start: Int
        var end: Int
    }

    static let capacity = 256
    /// Stays are added four at a time, the last of them perhaps beyond the end.
    private static let step = 4

    private(set) var blockCount = 0
    private(set) var count = 0
    let blocks: UnsafeMutablePointer<Block>
    let rows: UnsafeMutablePointer<Int>
    /// In the reference currency; `unknownPrice` where not known.
    let averages: UnsafeMutablePointer<Int64>
    /// What the order of the search goes by; filled in by whoever ranks.
    let keys: UnsafeMutablePointer<UInt64>
    private let prices: UnsafeMutablePointer<PriceRow>
    /// Which stays of the batch have a special price.
    private let special: UnsafeMutablePointer<Int>

    static let bytes =
        (capacity + step) * (MemoryLayout<Block>.stride + MemoryLayout<PriceRow>.stride + 8 + 8 + 8 + 8)

    /// - Parameter memory: `bytes` of it, aligned for any of the columns.
    init(memory: UnsafeMutableRawPointer) {
        var next = memory
        func column<Element>(_ type: Element.Type) -> UnsafeMutablePointer<Element> {
            defer { next += (PriceBatch.capacity + PriceBatch.step) * MemoryLayout<Element>.stride }
            return next.bindMemory(to: type, capacity: PriceBatch.capacity + PriceBatch.step)
        }
        prices = column(PriceRow.self)
        blocks = column(Block.self)
        rows = column(Int.self)
        averages = column(Int64.self)
        keys = column(UInt64.self)
        special = column(Int.self)
    }

    var hasRoom: Bool { count <= PriceBatch.capacity - Lines.blockSize }

    /// Adds the stays of a block whose bits are set, at least one; there must be room.
    ///
    /// Four at a time, for that is the usual number: a loop that ends after each would often be guessed wrong.
    @inline(__always)
    mutating func add(_ mask: UInt64, block: Int) {
        let first = block &* Lines.blockSize
        let end = count &+ mask.nonzeroBitCount
        var next = rows + count
        var rest = mask
        repeat {
            for index in 0..<PriceBatch.step {
                next[index] = first &+ rest.trailingZeroBitCount
                rest &= rest &- 1
            }
            next += PriceBatch.step
        } while rest != 0
        blocks[blockCount] = Block(number: block, start: count, end: end)
        blockCount &+= 1
        count = end
    }

    mutating func removeAll() {
        count = 0
        blockCount = 0
    }

    func price(_ formula: PriceFormula, _ segment: Segment, _ rates: RateTable, _ plans: SeasonPlans) {
        let source = segment.prices
        for stay in 0..<count { prices[stay] = source[rows[stay]] }
        let specialCount =
            switch (formula.isDated, formula.discount) {
            case (false, _): priceUndated(rates)
            case (true, .none): pricePlainly(formula, rates) { _ in 0 }
            case (true, .weekly): pricePlainly(formula, rates) { $0.weeklyPercent }
            case (true, .monthly): pricePlainly(formula, rates) { $0.monthlyPercent }
            }
        prefetchOwnPrices(specialCount, segment)
        for index in 0..<specialCount { priceSpecially(special[index], formula, segment, rates, plans) }
    }

    /// Prices every stay as if none were special; returns how many are.
    @inline(__always)
    private func pricePlainly(_ formula: PriceFormula, _ rates: RateTable, discount: (PriceRow) -> UInt64) -> Int {
        var specialCount = 0
        let micros = rates.micros
        let stretches = formula.stretches
        for stay in 0..<count {
            let price = prices[stay]
            let nights = formula.weekdayNights &* price.weekday &+ formula.weekendNights &* price.weekend
            let extra = formula.extraNights(guestsIncluded: price.guestsIncluded) &* price.extraGuest
            let total = PriceFormula.total(
                base: (nights &+ extra) &* price.unit, discount: discount(price), service: price.servicePercent,
                cleaning: price.cleaning &* price.unit)
            averages[stay] = scaled(formula.average(total), by: micros[price.currency])
            special[specialCount] = stay
            specialCount &+= price.mayBeSpecial(in: stretches)
        }
        return specialCount
    }

    private func priceUndated(_ rates: RateTable) -> Int {
        var specialCount = 0
        for stay in 0..<count {
            let price = prices[stay]
            averages[stay] = scaled(price.weekday &* price.unit, by: rates.micros[price.currency])
            special[specialCount] = stay
            specialCount &+= price.mayBeSpecial(in: .all)
        }
        return specialCount
    }

    /// As `ExchangeRates.scaled`; the product fits, see `RateTable`.
    @inline(__always)
    private func scaled(_ average: UInt64, by micros: UInt64) -> Int64 {
        Int64(bitPattern: average &* micros / 1_000_000)
    }

    @inline(__always)
    private func prefetchOwnPrices(_ specialCount: Int, _ segment: Segment) {
        for index in 0..<specialCount {
            let stay = special[index]
            if case .own(let number, _) = prices[stay].special { prefetch(segment.own(number, ofRow: rows[stay])) }
        }
    }

    @inline(__always)
    private func priceSpecially(
        _ stay: Int, _ formula: PriceFormula, _ segment: Segment, _ rates: RateTable, _ plans: SeasonPlans
    ) {
        let price = prices[stay]
        let micros = rates.micros[price.currency]
        switch price.special {
        case .nothing: break
        case .unknown: averages[stay] = unknownPrice
        case .seasons(let list):
            guard formula.isDated else { return }
            let plan = plans.plan(list, formula, segment)
            if plan.pointee.meetsNone { return }
            let amounts = PriceFormula.Amounts(price)
            let total =
                plan.pointee.meetsMore
                ? formula.total(price, amounts, seasons: segment.lists + list, nights: nil)
                : formula.total(price, amounts, correction: plan.pointee.correction(amounts))
            averages[stay] = scaled(formula.average(total), by: micros)
        case .own(let number, _):
            let own = segment.own(number, ofRow: rows[stay])
            let average = formula.average(formula.total(price, own: own, segment))
            averages[stay] = ExchangeRates.scaled(
                Int64(bitPattern: average), byMicros: own.pointee.amounts?.micros ?? Int64(micros))
        }
    }
}
