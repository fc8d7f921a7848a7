import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct HashableTests {
  static let cohorts: [[String]] = [
    ["0", "-0", "0E+99999999", "0E-5"],
    ["1", "1.0", "1.000000000000000000000000000000000000000000", "0.1E+1"],
    ["-12E+3", "-12000", "-12000.000000000000000000000000000000000000"],
    [
      "1E+2000000000", "10E+1999999999",
      "1" + String(repeating: "0", count: 60) + "E+1999999940",
    ],
    [nines(38), nines(38) + ".0", nines(38) + "000E-3"],
    [nines(39), nines(39) + ".00"],
    [nines(40)],
    ["12"], ["-12"], ["1E+1999999999"], ["Infinity"], ["-Infinity"],
  ]

  @Test func membersOfACohortAreEqualAndHashAlike() {
    for (index, cohort) in Self.cohorts.enumerated() {
      for (other, others) in Self.cohorts.enumerated() {
        let values = cohort.compactMap { BigDecimal(exactly: $0) }
        let otherValues = others.compactMap { BigDecimal(exactly: $0) }
        #expect(values.count == cohort.count)
        for x in values {
          for y in otherValues {
            #expect((x == y) == (index == other), "\(x) \(y)")
            #expect((LimbDecimal(x) == LimbDecimal(y)) == (index == other), "\(x) \(y)")
            if index == other { #expect(x.hashValue == y.hashValue, "\(x) \(y)") }
          }
        }
      }
    }
  }

  @Test func forcedLimbsHashAsTheInlineValue() {
    for text in Self.cohorts.joined() {
      guard let value = BigDecimal(exactly: text) else { continue }
      let forced = LimbDecimal(value).value
      #expect(forced == value && forced.hashValue == value.hashValue, "\(text)")
    }
  }

  @Test func notANumberEqualsNothing() {
    for text in ["NaN", "sNaN", "NaN12"] {
      let value = BigDecimal(exactly: text)
      #expect(value != nil)
      #expect(value != value)
    }
  }
}
