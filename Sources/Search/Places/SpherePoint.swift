import Domain

/// A place on the unit sphere. Straight distances between such points order as distances along the ground do, everywhere,
/// poles and antimeridian included. `Float` is exact to about a metre.
struct SpherePoint: Sendable {
    var x: Float
    var y: Float
    var z: Float

    init(_ coordinate: Coordinate) {
        let radians = Double.pi / 180_000_000
        let latitude = Double(coordinate.latitude) * radians
        let longitude = Double(coordinate.longitude) * radians
        let around = Trigonometry.cosine(latitude)
        x = Float(around * Trigonometry.cosine(longitude))
        y = Float(around * Trigonometry.sine(longitude))
        z = Float(Trigonometry.sine(latitude))
    }

    subscript(axis: Int) -> Float {
        switch axis {
        case 0: x
        case 1: y
        default: z
        }
    }

    /// The square of the straight distance, in earth radii: 0 … 4.
    func squaredDistance(to other: SpherePoint) -> Float {
        let (a, b, c) = (x - other.x, y - other.y, z - other.z)
        return a * a + b * b + c * c
    }

    /// Kilometres along the straight line, which falls short of the ground by 1 % at 3,000 km and by a third at most.
    func kilometers(to other: SpherePoint) -> Float {
        squaredDistance(to: other).squareRoot() * 6371
    }
}

/// Finds the nearest of many points by halving the space around them (a k-d tree, laid out in one array: the middle of
/// each stretch parts it). About twenty comparisons a question.
struct SphereTree: Sendable {
    /// Positions in the list it was made from.
    private var order: [Int32]
    private var points: [SpherePoint]

    init(_ list: [SpherePoint]) {
        order = list.indices.map { Int32($0) }
        points = []
        part(list, 0..<list.count, axis: 0)
        points = order.map { list[Int($0)] }
    }

    /// The position of the nearest point in the list; nil without points. Of equally near ones, any, but always the same.
    func nearest(to point: SpherePoint) -> Int? {
        guard !points.isEmpty else { return nil }
        var best = (index: 0, distance: Float.infinity)
        search(point, 0..<points.count, axis: 0, &best)
        return Int(order[best.index])
    }

    private func search(
        _ point: SpherePoint, _ range: Range<Int>, axis: Int, _ best: inout (index: Int, distance: Float)
    ) {
        guard !range.isEmpty else { return }
        let middle = range.lowerBound + range.count / 2
        let distance = points[middle].squaredDistance(to: point)
        if distance < best.distance { best = (middle, distance) }
        let offset = point[axis] - points[middle][axis]
        let next = (axis + 1) % 3
        let (lower, upper) = (range.lowerBound..<middle, middle + 1..<range.upperBound)
        search(point, offset < 0 ? lower : upper, axis: next, &best)
        if offset * offset < best.distance { search(point, offset < 0 ? upper : lower, axis: next, &best) }
    }

    private mutating func part(_ list: [SpherePoint], _ range: Range<Int>, axis: Int) {
        guard range.count > 1 else { return }
        let middle = range.lowerBound + range.count / 2
        select(list, middle, in: range, axis: axis)
        part(list, range.lowerBound..<middle, axis: (axis + 1) % 3)
        part(list, middle + 1..<range.upperBound, axis: (axis + 1) % 3)
    }

    /// Hoare's selection: afterwards nothing left of the wanted spot is greater, nothing right of it smaller.
    private mutating func select(_ list: [SpherePoint], _ wanted: Int, in range: Range<Int>, axis: Int) {
        var low = range.lowerBound
        var high = range.upperBound - 1
        while low < high {
            let pivot = list[Int(order[(low + high) / 2])][axis]
            var left = low
            var right = high
            while left <= right {
                while list[Int(order[left])][axis] < pivot { left += 1 }
                while list[Int(order[right])][axis] > pivot { right -= 1 }
                if left <= right {
                    order.swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            if wanted <= right { high = right } else if wanted >= left { low = left } else { return }
        }
    }
}
