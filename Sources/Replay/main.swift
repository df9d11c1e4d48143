import Foundation
import Wire

// Plays sequences of tokens on screens and says what is seen after each step. One sequence a line of standard input; for
// each a line with the number of sights, then for each sight a line with three byte counts, and the bytes.

while let line = readLine() {
    guard let sequence = PlayedSequence(json: Array(line.utf8)) else {
        FileHandle.standardError.write(Data("A line of the input is no sequence.\n".utf8))
        exit(2)
    }
    let sights = sequence.play()
    var output = Data("\(sights.count)\n".utf8)
    for sight in sights {
        output.append(Data("\(sight.effects.count) \(sight.html.count) \(sight.state.count)\n".utf8))
        output.append(contentsOf: sight.effects)
        output.append(contentsOf: sight.html)
        output.append(contentsOf: sight.state)
    }
    FileHandle.standardOutput.write(output)
}
