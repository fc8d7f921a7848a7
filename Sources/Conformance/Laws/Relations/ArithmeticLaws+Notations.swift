import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the law that engineering notation denotes the number, with an exponent divisible by
  /// three.
  static func engineeringNotation<B: GeneralDecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "engineering-notation-keeps-the-value",
      "the engineering notation of x is read as x, in value, sign and payload; it has one to three digits "
        + "before its point, and an exponent that is a multiple of 3",
      source: "General Decimal Arithmetic Specification 1.70, \"to-engineering-string\"", .plus,
      on: B.self
    ) { _, x, _ in
      let text = x.engineeringString()
      if isEngineering(text) && isSameNumber(text, x) { return .holds }
      return .broken([("engineering", text), ("scientific", x.scientificString())])
    }
  }

  private static func isSameNumber<B: DecimalBackend>(_ text: String, _ x: B) -> Bool {
    guard let read = DecimalOperand(text) else { return false }
    guard let value = read.value else { return text == x.scientificString() }
    return x.isFinite && read.isNegative == x.isNegative
      && value == Rational(exactly: x.scientificString())
  }

  private static func isEngineering(_ text: String) -> Bool {
    let parts = text.drop { $0 == "-" }.split(separator: "E", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return true }
    let digits = parts[0].prefix { $0 != "." }.utf8.count
    guard let exponent = Int(parts[1]) else { return false }
    return (1...3).contains(digits) && exponent % 3 == 0
  }
}
