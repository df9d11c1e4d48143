extension StayCalendar {
    /// How many days earlier or later than wanted an alternative may begin.
    public static let alternativeReach = 60

    /// The nearest days on which one could come for as many nights, those that begin nearest first, of two equally near the later.
    ///
    /// Costs a look at some thousand nights at most.
    /// - Parameter most: how many at most.
    public func alternatives(to period: Period, most: Int = 3) -> [Period] {
        var found: [Period] = []
        let days = period.checkIn.days(until: period.checkOut)
        for distance in 1...StayCalendar.alternativeReach {
            for shift in [distance, -distance] where found.count < most {
                let checkIn = period.checkIn.advanced(by: shift)
                guard let other = Period(checkIn: checkIn, checkOut: checkIn.advanced(by: days)) else { continue }
                if refusal(of: other) == nil { found.append(other) }
            }
        }
        return found
    }
}
