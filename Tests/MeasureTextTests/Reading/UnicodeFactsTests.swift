import Metryvo
import Testing

/// Our character tables, compared with the standard library's.
@Suite struct UnicodeFactsTests {
  private static let scalars = (UInt32(0)...0x10_FFFF).compactMap { Unicode.Scalar($0) }

  @Test func decimalDigits() {
    var wrong: [String] = []
    for scalar in Self.scalars {
      let properties = scalar.properties
      let zero = DecimalDigits.zero(of: scalar)
      if let zero {
        let isRight =
          properties.numericType == .decimal
          && properties.numericValue == Double(scalar.value - zero)
        if !isRight { wrong.append("\(scalar.value)") }
      } else if properties.numericType == .decimal, let age = properties.age, age.major <= 14 {
        wrong.append("\(scalar.value)")
      }
    }
    #expect(wrong == [])
    #expect(DecimalDigits.zeros == DecimalDigits.zeros.sorted())
  }

  @Test func vulgarFractions() {
    var wrong: [String] = []
    var count = 0
    for scalar in Self.scalars {
      guard let parts = VulgarFractions.parts(scalar) else { continue }
      count += 1
      let value = Double(parts.numerator) / Double(parts.denominator)
      // For some characters the standard library stores the value in single precision.
      let isRight =
        scalar.properties.numericValue == value
        || scalar.properties.numericValue == Double(Float(value))
      if !isRight { wrong.append("\(scalar.value) \(scalar.properties.numericValue ?? -1)") }
    }
    #expect(wrong == [] && count == 19)
  }
}
