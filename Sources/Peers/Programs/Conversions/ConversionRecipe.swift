import Conformance
import DecimalArithmetic
import ExactArithmetic

/// A conversion as people write it with a decimal library: an expression of x with rounded
/// constants.
///
/// | fields | the expression |
/// |---|---|
/// | `linear` a b | x · a + b; x · a if b is `0` |
/// | `reciprocal` a | a ÷ x |
/// | `logarithm` k base r m | k · log(r · x^m), base `10` or `e`, m 1 or 2 |
/// | `exponential` r base k m | (r · base^(k · x))^(1/m) |
///
/// A factor with π is rounded to one constant, and so is the difference of two reference levels.
package struct ConversionRecipe: Hashable, Sendable {
  /// The name of the form, then the constants.
  package let fields: [String]

  /// Creates the recipe of a map, with constants of `digits` digits.
  package init(_ map: ConversionMap, digits: Int) {
    func constant(_ ratio: ExactRatio) -> String { Rational(ratio).roundedText(digits: digits) }
    func word(_ base: LogarithmBase) -> String { base == .ten ? "10" : "e" }
    switch map {
    case .linear(let ratio): fields = ["linear", constant(ratio), "0"]
    case .affine(let map): fields = ["linear", constant(map.scale), constant(map.offset)]
    case .irrational: fields = ["linear", Self.value(of: map, at: "1", digits), "0"]
    case .reciprocal(let ratio): fields = ["reciprocal", constant(ratio)]
    case .logarithm(let map):
      fields = [
        "logarithm", constant(map.multiplier), word(map.base), constant(map.argument),
        String(map.power),
      ]
    case .exponential(let map):
      fields = [
        "exponential", constant(map.amplitude), word(map.base), constant(map.rate),
        String(map.root),
      ]
    case .shift(let shift):
      fields = ["linear", constant(shift.scale), Self.value(of: map, at: "0", digits)]
    }
  }

  /// Returns the half-even rounded result for `x`; `NaN` if the oracle needs over 5,000 digits.
  private static func value(of map: ConversionMap, at x: String, _ digits: Int) -> String {
    let context = ArithmeticContext(
      precision: digits, maxExponent: ArithmeticContext.limit,
      minExponent: -ArithmeticContext.limit)
    let result = DecimalOperand(x).flatMap {
      Oracle.convert($0, by: ConversionFormula(map), to: .digits(digits), in: context)
    }
    return result?.text ?? "NaN"
  }
}
