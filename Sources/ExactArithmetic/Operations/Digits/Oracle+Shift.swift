import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA shift: moves the digits within the precision; digits that leave the precision are dropped.
  package static func shift(
    _ x: DecimalOperand, by y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    moved(x, by: y, in: context) { digits, places in
      let zeros = Array(repeating: Character("0"), count: Swift.abs(places))
      return Array(places < 0 ? zeros + digits.dropLast(-places) : digits.dropFirst(places) + zeros)
    }
  }

  /// GDA rotate: moves the digits within the precision; digits that leave at one end enter at the
  /// other.
  package static func rotate(
    _ x: DecimalOperand, by y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    moved(x, by: y, in: context) { digits, places in
      let cut = places < 0 ? places + digits.count : places
      return Array(digits.dropFirst(cut) + digits.prefix(cut))
    }
  }

  /// Moves the last digits of x, as many as the precision; an infinity is unchanged.
  private static func moved(
    _ x: DecimalOperand, by y: DecimalOperand, in context: ArithmeticContext,
    _ move: (_ digits: [Character], _ places: Int) -> [Character]
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    let precision = context.precision
    guard let places = y.integerWithExponentZero, (-precision...precision).contains(places) else {
      return .nan(.invalidOperation)
    }
    if x.isInfinite { return .infinity(isNegative: x.isNegative) }
    if precision > digitLimit { return nil }
    let digits = String(x.coefficient).suffix(precision)
    let padded = Array(repeating: Character("0"), count: precision - digits.count) + digits
    return .finite(
      isNegative: x.isNegative, BigUInt(String(move(padded, places))) ?? 0, exponent: x.exponent,
      [])
  }
}
