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
    private let prices: UnsafeMutablePointer<PriceRow>
    /// Which stays of the batch have a special price; afterwards for `keep`.
    private let special: UnsafeMutablePointer<Int>
    /// Those of them whose price isn't one of seasons alone.
    private let others: UnsafeMutablePointer<Int>

    static let bytes =
        (capacity + step) * (MemoryLayout<Block>.stride + MemoryLayout<PriceRow>.stride + 4 * 8)

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
        special = column(Int.self)
        others = column(Int.self)
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

    /// Drops the stays beyond the price range; unknown prices are left out before. What is left moves together, without a branch that
    /// would often be guessed wrong.
    mutating func keep(from lowest: Int64, through highest: Int64) {
        let places = special
        var left = 0
        for stay in 0..<count {
            let price = averages[stay]
            places[stay] = left
            rows[left] = rows[stay]
            averages[left] = price
            left &+= (price < lowest ? 0 : 1) & (price > highest ? 0 : 1)
        }
        places[count] = left
        for index in 0..<blockCount {
            blocks[index].start = places[blocks[index].start]
            blocks[index].end = places[blocks[index].end]
        }
        count = left
    }

    func price(_ formula: PriceFormula, _ segment: Segment, _ rates: RateTable, _ plans: SeasonPlans) {
        let source = segment.rows
        for stay in 0..<count { prices[stay] = source[rows[stay]].price }
        let specialCount =
            switch (formula.isDated, formula.discount) {
            case (false, _): priceUndated(rates)
            case (true, .none): pricePlainly(formula, rates) { _ in 0 }
            case (true, .weekly): pricePlainly(formula, rates) { $0.weeklyPercent }
            case (true, .monthly): pricePlainly(formula, rates) { $0.monthlyPercent }
            }
        priceSpecially(specialCount, formula, segment, rates, plans)
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

    /// Prices the stays with a special price: those with seasons while the own prices of the others are on their way.
    @inline(__always)
    private func priceSpecially(
        _ specialCount: Int, _ formula: PriceFormula, _ segment: Segment, _ rates: RateTable, _ plans: SeasonPlans
    ) {
        var seasonal = 0
        var other = 0
        for index in 0..<specialCount {
            let stay = special[index]
            let hasSeasons = prices[stay].hasSeasons ? 1 : 0
            special[seasonal] = stay
            others[other] = stay
            seasonal &+= hasSeasons
            other &+= 1 &- hasSeasons
        }
        for index in 0..<other {
            let stay = others[index]
            if case .own(let number, _) = prices[stay].special { prefetch(segment.own(number, ofRow: rows[stay])) }
        }
        if formula.isDated {
            for index in 0..<seasonal { priceBySeasons(special[index], formula, segment, rates, plans) }
        }
        let left = dropPlain(other, formula, segment)
        for index in 0..<left { priceByItself(others[index], formula, segment, rates) }
    }

    /// Leaves out own prices that don't matter to the period, and stays without a price; asks for the single nights of the rest.
    @inline(__always)
    private func dropPlain(_ count: Int, _ formula: PriceFormula, _ segment: Segment) -> Int {
        var left = 0
        for index in 0..<count {
            let stay = others[index]
            guard case .own(let number, _) = prices[stay].special else {
                averages[stay] = unknownPrice
                continue
            }
            let own = segment.own(number, ofRow: rows[stay])
            if let nights = own.pointee.nights { prefetch(nights) }
            others[left] = stay
            left &+= formula.isPlain(own) ? 0 : 1
        }
        return left
    }

    @inline(__always)
    private func priceBySeasons(
        _ stay: Int, _ formula: PriceFormula, _ segment: Segment, _ rates: RateTable, _ plans: SeasonPlans
    ) {
        let price = prices[stay]
        guard case .seasons(let list) = price.special else { return }
        let plan = plans.plan(list, formula, segment)
        if plan.pointee.meetsNone { return }
        let amounts = PriceFormula.Amounts(price)
        let total =
            plan.pointee.meetsMore
            ? formula.total(price, amounts, seasons: segment.lists + list, nights: nil)
            : formula.total(price, amounts, correction: plan.pointee.correction(amounts))
        averages[stay] = scaled(formula.average(total), by: rates.micros[price.currency])
    }

    @inline(__always)
    private func priceByItself(_ stay: Int, _ formula: PriceFormula, _ segment: Segment, _ rates: RateTable) {
        let price = prices[stay]
        guard case .own(let number, _) = price.special else { return }
        let own = segment.own(number, ofRow: rows[stay])
        let average = formula.average(formula.total(price, own: own, segment))
        averages[stay] = ExchangeRates.scaled(
            Int64(bitPattern: average),
            byMicros: own.pointee.amounts?.micros ?? Int64(rates.micros[price.currency]))
    }
}
