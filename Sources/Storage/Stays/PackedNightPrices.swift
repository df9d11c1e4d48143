import Domain

/// The prices of single nights in few bytes: runs of neighbouring nights with one price.
///
/// The first byte is the version, 1. Then for each run, as varints: how many nights after the end of the run before
/// (the first: after day 0 of 1970), how many nights it has, and by how much the price differs from the run before.
/// A year whose price changes every night takes about 1.5 kB, one with a price a month 50 bytes.
enum PackedNightPrices {
    private static let version: UInt8 = 1
    private static let longestRun = 1000
    /// More prices than this are not ours: few bytes could otherwise fill the memory.
    private static let mostNights = 100_000

    /// - Parameter prices: in order of the night, each night once.
    static func pack(_ prices: [NightPrice]) -> [UInt8] {
        var bytes: [UInt8] = [version]
        var end: Int64 = 0
        var lastPrice: Int64 = 0
        var index = 0
        while index < prices.count {
            let first = prices[index]
            var length = 1
            while length < longestRun, index + length < prices.count, prices[index + length].price == first.price,
                prices[index + length].night == first.night.advanced(by: length)
            {
                length += 1
            }
            append(zigzag: Int64(first.night.number) - end, to: &bytes)
            append(UInt64(length), to: &bytes)
            append(zigzag: first.price &- lastPrice, to: &bytes)
            end = Int64(first.night.number) + Int64(length)
            lastPrice = first.price
            index += length
        }
        return bytes
    }

    /// nil when the bytes are not what `pack` makes.
    static func unpack(_ bytes: [UInt8]) -> [NightPrice]? {
        guard bytes.first == version else { return nil }
        var rest = bytes.dropFirst()
        var prices: [NightPrice] = []
        prices.reserveCapacity(bytes.count / 4)
        var end: Int64 = 0
        var price: Int64 = 0
        while !rest.isEmpty {
            guard let gap = takeZigzag(&rest), let length = take(&rest), let step = takeZigzag(&rest),
                (1...UInt64(longestRun)).contains(length), prices.count < mostNights
            else { return nil }
            let first = end.addingReportingOverflow(gap)
            guard !first.overflow, let start = Int32(exactly: first.partialValue), start <= Int32.max - Int32(length)
            else { return nil }
            price = price &+ step
            for night in start..<start + Int32(length) {
                prices.append(NightPrice(night: Day(number: night), price: price))
            }
            end = Int64(start) + Int64(length)
        }
        return prices
    }

    /// Small numbers of either sign become small numbers: 0, -1, 1, -2 … are 0, 1, 2, 3 …
    private static func append(zigzag number: Int64, to bytes: inout [UInt8]) {
        append(UInt64(bitPattern: number << 1 ^ number >> 63), to: &bytes)
    }

    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func takeZigzag(_ bytes: inout ArraySlice<UInt8>) -> Int64? {
        guard let number = take(&bytes) else { return nil }
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    private static func take(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = bytes.popFirst() {
            guard shift < 64 else { return nil }
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }
}
