import Domain

/// Gathers the seasons of tariffs while a segment is built; equal ones get the same number.
struct SeasonBook {
    private var numbers: [[PackedSeason]: Int] = [:]
    private(set) var lists: [[PackedSeason]] = []

    mutating func number(of list: [PackedSeason]) -> Int {
        if let number = numbers[list] { return number }
        lists.append(list)
        numbers[list] = lists.count - 1
        return lists.count - 1
    }
}
