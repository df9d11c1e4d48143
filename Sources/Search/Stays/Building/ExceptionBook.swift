import Domain

/// Gathers exceptions while a segment is built; equal ones get the same number.
struct ExceptionBook {
    private var numbers: [ExceptionTerms: UInt32] = [:]
    private(set) var exceptions: [PriceException] = []

    mutating func number(of terms: ExceptionTerms, rates: ExchangeRates) -> UInt32 {
        if let number = numbers[terms] { return number }
        let number = append(PriceException(terms, rates: rates))
        numbers[terms] = number
        return number
    }

    mutating func append(_ exception: PriceException) -> UInt32 {
        exceptions.append(exception)
        return UInt32(exceptions.count - 1)
    }
}
