import Conformance
import ExactArithmetic
import Metryvo
import PropertyTesting
import Testing

@Suite struct PlainCasesTests {
  /// Every kind of plain case occurs, and decimal128 holds all values.
  @Test func everyKindIsThereAndHeld() {
    let kinds: Set<HardCaseKind> = [.allDigits, .nines, .powerOfTen, .short, .zero, .extreme]
    var texts: Set<String> = []
    for index in 0..<500 {
      var random = CaseRandom(seed: 9, index: UInt64(index))
      let values = PlainCases.values(&random)
      #expect(Set(values.map(\.kind)) == kinds && values.allSatisfy { $0.place == nil })
      #expect(values.allSatisfy { Decimal128(exactly: $0.text) != nil })
      texts.formUnion(values.map(\.text))
    }
    let nines = String(repeating: "9", count: 34)
    for expected in ["0E0", "-0E0", "\(nines)E6111", "-\(nines)E6111", "1E-6176", "-1E-6176"] {
      #expect(texts.contains(expected), "\(expected)")
    }
    #expect(
      texts.contains { $0.hasPrefix("1000000") } && texts.contains { $0.hasPrefix("\(nines)E-") })
  }
}
