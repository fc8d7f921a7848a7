import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA square-root, always rounded half-even; preferred exponent ⌊e ÷ 2⌋.
  package static func squareRoot(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    squareRootHonouringMode(x, in: context.rounding(.halfEven))
  }

  /// Returns IEEE 754-2019's squareRoot (5.4.1): like GDA's, but rounded in the context's mode.
  package static func squareRootHonouringMode(
    _ x: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, in: context) { return nan }
    let preferred = half(x.exponent)
    if x.isZero { return Expected.zero(isNegative: x.isNegative, exponent: preferred, in: context) }
    if x.isNegative { return .nan(.invalidOperation) }
    guard let value = x.value else { return .infinity(isNegative: false) }
    guard let standIn = squareRootStandIn(of: value, precision: context.precision) else {
      return nil
    }
    return rounded(standIn, preferred: preferred, in: context)
  }

  /// Returns ⌊integer ÷ 2⌋.
  private static func half(_ integer: Int) -> Int { integer >> 1 }
}
