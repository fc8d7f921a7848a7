import DecimalArithmetic
import ExactArithmetic
import GMPDecimal

/// The functions of `BigDecimal`, by name.
enum PerformedFunction: String, CaseIterable {
  case squareRoot
  case exp
  case ln
  case log10
  case power

  func of(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    switch self {
    case .squareRoot: BigDecimal.squareRoot(x, in: context)
    case .exp: BigDecimal.exp(x, in: context)
    case .ln: BigDecimal.ln(x, in: context)
    case .log10: BigDecimal.log10(x, in: context)
    case .power: BigDecimal.power(x, y, in: context)
    }
  }

  func expected(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    switch self {
    case .squareRoot: Oracle.squareRoot(x, in: context)
    case .exp: Oracle.exp(x, in: context)
    case .ln: Oracle.ln(x, in: context)
    case .log10: Oracle.log10(x, in: context)
    case .power: Oracle.power(x, y, in: context)
    }
  }

  /// Returns result and conditions as text, after checking the invariants.
  ///
  /// The function is computed for inline and for limb storage.
  func text(_ x: String, _ y: String = "1", in context: ArithmeticContext) -> String {
    guard let left = BigDecimal(exactly: x), let right = BigDecimal(exactly: y) else {
      return "not read"
    }
    let outcome = of(left, right, in: context)
    outcome.value.checkInvariants()
    let inLimbs = of(LimbDecimal(left).value, LimbDecimal(right).value, in: context)
    LimbDecimal(inLimbs.value).checkInvariants()
    let text = "\(outcome.value) [\(outcome.conditions)]"
    let other = "\(inLimbs.value) [\(inLimbs.conditions)]"
    return text == other ? text : "inline \(text), in limbs \(other)"
  }
}

/// Returns a context of `precision` digits with the widest exponent range.
func wideContext(_ precision: Int, _ rounding: RoundingMode = .halfEven) -> ArithmeticContext {
  ArithmeticContext(
    precision: precision, maxExponent: ArithmeticContext.limit,
    minExponent: -ArithmeticContext.limit, rounding: rounding)
}

/// Returns the number that a test's text denotes; traps if the text is no number.
func number(_ text: String) -> BigDecimal {
  guard let value = BigDecimal(exactly: text) else { preconditionFailure("no number: \(text)") }
  return value
}
