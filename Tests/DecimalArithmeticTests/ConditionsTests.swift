import DecimalArithmetic
import Testing

@Suite struct ConditionsTests {
  @Test func namesCoverEveryBitOnce() {
    let names = Conditions.names
    #expect(names.map(\.name) == names.map(\.name).sorted())
    #expect(names.map(\.condition.rawValue) == (0..<13).map { 1 << $0 })
  }

  @Test func descriptionIsThatOfVectors() {
    #expect(Conditions([.rounded, .inexact]).description == "Inexact Rounded")
    #expect(Conditions().description == "")
  }
}
