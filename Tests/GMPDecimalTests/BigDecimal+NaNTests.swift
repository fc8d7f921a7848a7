import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct SpecialValueTests {
  static let context = ArithmeticContext(precision: 9, maxExponent: 384, minExponent: -383)

  /// The rows of operation, operands, result and conditions.
  static let rows: [(name: String, x: String, y: String, result: String, conditions: Conditions)] =
    [
      ("add", "Inf", "-Inf", "NaN", .invalidOperation),
      ("add", "-Inf", "1", "-Infinity", []),
      ("add", "0", "-0", "0", []),
      ("add", "NaN7", "sNaN8", "NaN8", .invalidOperation),
      ("add", "NaN7", "NaN8", "NaN7", []),
      ("add", "-sNaN1234567890123", "1", "-NaN567890123", .invalidOperation),
      ("subtract", "Inf", "Inf", "NaN", .invalidOperation),
      ("multiply", "Inf", "0", "NaN", .invalidOperation),
      ("multiply", "-Inf", "-2", "Infinity", []),
      ("divide", "0", "0", "NaN", .divisionUndefined),
      ("divide", "-1", "0", "-Infinity", .divisionByZero),
      ("divide", "Inf", "0", "Infinity", []),
      ("divide", "1", "Inf", "0E-391", .clamped),
      ("divide", "Inf", "Inf", "NaN", .invalidOperation),
      ("compare", "-Inf", "Inf", "-1", []),
      ("compare", "-0", "0E+9", "0", []),
      ("quantize", "Inf", "-Inf", "Infinity", []),
      ("quantize", "1", "Inf", "NaN", .invalidOperation),
      ("quantize", "1", "1E-9", "NaN", .invalidOperation),
    ]

  @Test func specialOperandsFollowTheSpecification() {
    var failures: [String] = []
    for row in Self.rows {
      for outcome in [
        performed(BigDecimal.self, row.name, row.x, row.y, in: Self.context),
        performed(LimbDecimal.self, row.name, row.x, row.y, in: Self.context),
      ] where outcome != "\(row.result) [\(row.conditions)]" {
        failures.append("\(row.name) \(row.x) \(row.y): \(outcome)")
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test func aZeroHasTheSignOfItsSum() {
    let floor = Self.context.rounding(.floor)
    for (x, sign) in [("0", 1), ("-0", -1)] {
      guard let value = BigDecimal(exactly: x) else { continue }
      #expect(!BigDecimal.plus(value, in: Self.context).value.isNegative)
      #expect(BigDecimal.plus(value, in: floor).value.isNegative == (sign < 0))
      #expect(!BigDecimal.minus(value, in: Self.context).value.isNegative)
      #expect(BigDecimal.minus(value, in: floor).value.isNegative == (sign > 0))
      #expect(!BigDecimal.abs(value, in: Self.context).value.isNegative)
    }
  }
}
