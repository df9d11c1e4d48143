import Domain
import Routes
import Testing

struct FormLookTests {
    @Test func everyLookComesBackFromItsFields() throws {
        for step in ConditionStep.allCases.map(Optional.some) + [nil] {
            for passed in 0..<16 {
                for half in [nil, Day.march(3)] {
                    let look = FormLook(
                        open: step, passed: StepWalk.Steps(bits: passed), half: half, months: passed)
                    let query = Query(look.fields.map { (name: $0.name, value: $0.value) })
                    #expect(try FormLook(query) == look)
                }
            }
        }
    }

    @Test(
        arguments: [
            ("step", "when", .malformed), ("passed", "dates,", .malformed), ("passed", "1", .malformed),
            ("from", "tomorrow", .malformed), ("months", "26", .outOfRange), ("months", "-1", .outOfRange),
        ] as [(String, String, AddressFault.Reason)])
    func aBadFieldIsRefusedByItsName(field: String, value: String, reason: AddressFault.Reason) {
        #expect(throws: AddressFault(field: field, reason: reason)) {
            try FormLook(Query([(name: field, value: value)]))
        }
    }

    @Test func emptyFieldsAreAsGoodAsAbsentOnes() throws {
        let query = Query(["step", "passed", "from", "months"].map { (name: $0, value: "") })
        #expect(try FormLook(query) == .fresh)
    }

    @Test func clearingAStepLeavesTheOthers() {
        for step in ConditionStep.allCases {
            let cleared = Conditions.march.cleared(step)
            #expect(!cleared.fills(step))
            for other in ConditionStep.allCases where other != step {
                #expect(cleared.fills(other) == Conditions.march.fills(other))
            }
        }
    }
}
