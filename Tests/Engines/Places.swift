/// A number of places; who finds none free waits, first come, first served.
actor Places {
    private var free: Int
    private var line: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) {
        free = count
    }

    func take() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { line.append($0) }
    }

    func giveBack() {
        guard line.isEmpty else {
            line.removeFirst().resume()
            return
        }
        free += 1
    }
}
