import BigInt
import DecimalArithmetic

extension DecimalOperand {
  /// The same digits with the exponent raised by `power`: the number times 10^power.
  ///
  /// Special values stay as they are.
  package func scaled(byPowerOfTen power: Int) -> DecimalOperand {
    kind != .finite
      ? self
      : DecimalOperand(
        kind: kind, isNegative: isNegative, digits: digits, exponent: exponent + power)
  }

  /// The member of the cohort with `zeros` more zeros at its end and a lower exponent.
  ///
  /// Special values stay as they are.
  package func padded(byZeros zeros: Int) -> DecimalOperand {
    kind != .finite
      ? self
      : DecimalOperand(
        kind: kind, isNegative: isNegative, coefficient: coefficient * PowerOfTen.of(zeros),
        exponent: exponent - zeros)
  }
}
