import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA square-root, rounded half-even whatever the context; preferred exponent ⌊e ÷ 2⌋.
  public static func squareRoot(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    squareRootHonouringMode(x, in: context.rounding(.halfEven))
  }

  /// The squareRoot of IEEE 754-2019, 5.4.1: rounded in the context's mode; else as GDA's.
  ///
  /// With r = ⌊√(x · 10^−2q)⌋, √x lies at r·10^q or strictly between that and (r + 1)·10^q. Where q is
  /// two places below the last digit, every bound of rounding is a multiple of 10^q, so (r + ½)·10^q
  /// stands for every root between.
  public static func squareRootHonouringMode(
    _ x: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, in: context) { return nan }
    let preferred = half(x.exponent)
    if x.isZero { return zero(isNegative: x.isNegative, exponent: preferred, in: context) }
    if x.isNegative { return .nan(.invalidOperation) }
    guard let value = x.value else { return .infinity(isNegative: false) }
    let place = half(value.adjustedExponent) - context.precision - 1
    let shift = value.exponent - 2 * place
    if shift > digitLimit || -shift > digitLimit { return nil }
    let (square, cut) = (value.numerator.magnitude * PowerOfTen.of(max(0, shift)))
      .quotientAndRemainder(dividingBy: PowerOfTen.of(max(0, -shift)))
    let root = square.squareRoot()
    let isExact = cut.isZero && root * root == square
    let standIn =
      isExact
      ? Rational(BigInt(root), exponent: place)
      : Rational(BigInt(root * 10 + 5), exponent: place - 1)
    return rounded(standIn, preferred: preferred, in: context)
  }

  /// ⌊integer ÷ 2⌋.
  private static func half(_ integer: Int) -> Int { integer >> 1 }
}
