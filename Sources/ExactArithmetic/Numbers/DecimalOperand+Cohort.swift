import BigInt
import DecimalArithmetic

extension DecimalOperand {
  /// Returns the number times 10^power: the same digits, with `power` added to the exponent.
  ///
  /// Special values are unchanged.
  package func scaled(byPowerOfTen power: Int) -> DecimalOperand {
    kind != .finite
      ? self
      : DecimalOperand(
        kind: kind, isNegative: isNegative, digits: digits, exponent: exponent + power)
  }

  /// Returns the member of the cohort with `zeros` more trailing zeros and a lower exponent.
  ///
  /// Special values are unchanged.
  package func padded(byZeros zeros: Int) -> DecimalOperand {
    kind != .finite
      ? self
      : DecimalOperand(
        kind: kind, isNegative: isNegative, coefficient: coefficient * PowerOfTen.of(zeros),
        exponent: exponent - zeros)
  }
}
