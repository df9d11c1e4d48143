import Domain

/// Which labels stand on the map, so that none covers another (S1-7.2).
///
/// Stays of the page come first, in their order, each with a label of its own as long as there is room; they make the strip.
/// Every other stay has its own label too where there is room, else it is counted in a label nearby. However many stays there
/// are, the counts of all labels add up to them.
struct LabelPlan {
    private(set) var labels: [MapLabel] = []
    private var boxes: [Box] = []
    /// How many labels at the front are of stays of the page.
    private(set) var ownCount = 0
    private let map: TurnedMercator

    /// - Parameters:
    ///   - stays: with a position; one that has none on the earth is left out.
    ///   - bearing: which direction is up, in degrees. Labels stay upright however the map is turned, so who covers whom depends on it.
    init(stays: [StaySummary], pins: [PinSummary], zoomHundredths: Int, bearing: Int) {
        map = TurnedMercator(zoomHundredths: zoomHundredths, bearing: bearing)
        var others: [MapLabel] = []
        for stay in stays {
            guard let label = MapLabel(stay) else { continue }
            if !placed(label, at: map.point(label.position), isOwn: true) { others.append(label) }
        }
        ownCount = labels.count
        for pin in pins {
            if let label = MapLabel(pin) { others.append(label) }
        }
        for label in others { add(label) }
    }

    /// The ids of the stays that have a label of their own and a place in the strip.
    var own: [Int] { labels.prefix(ownCount).map { label in label.id } }

    private mutating func add(_ label: MapLabel) {
        let point = map.point(label.position)
        if placed(label, at: point) { return }
        if let near = nearest(to: point, within: LabelPlan.reach) { return join(near, label) }
        // Only labels of the strip are around: it gives way to the nearest free side.
        for (right, down) in LabelPlan.ways {
            let moved = Mercator.Point(x: point.x + right * label.width, y: point.y + down * MapLabel.height)
            var aside = label
            aside.position = map.place(at: moved)
            if placed(aside, at: moved) { return }
        }
        if let near = nearest(to: point, within: .infinity) { return join(near, label) }
        // Nothing but the strip's labels, and no room beside them: the last of these takes it in.
        ownCount -= 1
        join(ownCount, label)
    }

    /// About two labels away, a count still tells where the stays are.
    private static let reach = 160.0
    private static let ways: [(Double, Double)] = [
        (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1), (0, 2), (0, -2), (2, 0), (-2, 0),
    ]

    /// Places it unless it would cover another.
    private mutating func placed(_ label: MapLabel, at point: Mercator.Point, isOwn: Bool = false) -> Bool {
        // Others may come to stand for several, which takes more room.
        let box = Box(point, width: isOwn ? label.width : label.width + MapLabel.countWidth)
        for other in boxes where other.touches(box) { return false }
        labels.append(label)
        boxes.append(box)
        return true
    }

    /// The closest label that isn't of the strip.
    private func nearest(to point: Mercator.Point, within reach: Double) -> Int? {
        var found: Int?
        var least = reach * reach
        for index in ownCount..<labels.count {
            let across = boxes[index].x - point.x
            let down = boxes[index].y - point.y
            let distance = across * across + down * down
            if distance < least {
                least = distance
                found = index
            }
        }
        return found
    }

    private mutating func join(_ index: Int, _ label: MapLabel) {
        labels[index].take(label)
    }

    /// A label on the map, around its middle.
    private struct Box {
        let x: Double
        let y: Double
        let halfWidth: Double

        init(_ middle: Mercator.Point, width: Double) {
            x = middle.x
            y = middle.y
            halfWidth = width / 2
        }

        func touches(_ other: Box) -> Bool {
            abs(x - other.x) < halfWidth + other.halfWidth && abs(y - other.y) < MapLabel.height
        }
    }
}
