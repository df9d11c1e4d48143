import Domain
import Testing

@Suite("The way through a form of steps")
struct StepWalkTests {
    private func walk(_ open: Int?, filled: [Int] = [], passed: [Int] = [], optional: [Int] = []) -> StepWalk {
        StepWalk(
            count: 4, filled: bits(filled), optional: bits(optional), passed: bits(passed), open: open)
    }

    private func bits(_ steps: [Int]) -> StepWalk.Steps {
        steps.reduce(into: StepWalk.Steps()) { $0.insert($1) }
    }

    @Test("S1-5.13 going on walks the steps in their order, filled ones too")
    func inOrder() {
        var walk = walk(0, filled: [0, 1, 2, 3])
        var opened: [Int?] = []
        for _ in 0..<4 {
            walk.goOn()
            opened.append(walk.open)
        }
        #expect(opened == [1, 2, 3, nil])
    }

    @Test("there is no way on from a step in which nothing stands")
    func nothingStands() {
        var walk = walk(1, filled: [0])
        #expect(!walk.canGoOn)
        walk.goOn()
        #expect(walk.open == 1)
        walk.filled.insert(1)
        #expect(walk.canGoOn)
    }

    @Test("S1-5.14 skipping passes a step over, and it isn't asked for again")
    func skipping() {
        var walk = walk(1, filled: [0])
        walk.skip()
        #expect(walk.open == 2)
        #expect(walk.isSettled(1))
    }

    @Test("behind the last step comes the first that was left out")
    func leftOut() {
        var walk = walk(3, filled: [0, 3])
        walk.goOn()
        #expect(walk.open == 1)
    }

    @Test("S1-5.15 it is done exactly when every step is filled in or passed over")
    func done() {
        for filled in 0..<16 {
            for passed in 0..<16 {
                let walk = StepWalk(
                    count: 4, filled: StepWalk.Steps(bits: filled), passed: StepWalk.Steps(bits: passed),
                    open: nil)
                #expect(walk.isDone == (filled | passed == 15))
            }
        }
    }

    @Test("an optional step is settled once it has been open")
    func optional() {
        var walk = walk(1, filled: [0, 1, 3], optional: [2])
        #expect(!walk.isDone)
        walk.goOn()
        #expect(walk.open == 2)
        #expect(walk.canGoOn && walk.isDone)
    }

    @Test("the last step is the one without which nothing is left to do")
    func last() {
        #expect(walk(3, filled: [0, 1], passed: [2]).isAtLast)
        #expect(!walk(3, filled: [0, 1]).isAtLast)
        #expect(walk(1, filled: [0, 2, 3]).isAtLast)
        #expect(!walk(nil, filled: [0, 2, 3]).isAtLast)
    }

    @Test("a row folds and unfolds; numbers that are no step open nothing")
    func turning() {
        var walk = walk(nil)
        walk.turn(to: 2)
        #expect(walk.open == 2)
        walk.turn(to: 2)
        #expect(walk.open == nil)
        walk.turn(to: 4)
        walk.turn(to: -1)
        #expect(walk.open == nil)
        #expect(self.walk(9).open == nil)
        walk.goOn()
        #expect(walk.open == 0)
    }
}
