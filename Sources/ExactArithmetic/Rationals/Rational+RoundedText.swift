import BigInt

extension Rational {
  /// Returns to-scientific-string of the number rounded half-even to `digits` digits.
  ///
  /// Trailing zeros are removed. The text is for display; ``Oracle`` judges the results of
  /// backends, with their conditions.
  ///
  /// - Precondition: `digits` is at least 1.
  package func roundedText(digits: Int) -> String {
    precondition(digits > 0, "a number is shown with a digit at least")
    if isZero { return "0" }
    let last = adjustedExponent - digits + 1
    let shift = exponent - last
    let top = numerator.magnitude * PowerOfTen.of(max(0, shift))
    let bottom = denominator * PowerOfTen.of(max(0, -shift))
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    var coefficient = quotient
    let twice = remainder * 2
    if twice > bottom || (twice == bottom && coefficient & 1 == 1) { coefficient += 1 }
    var place = last
    while coefficient % 10 == 0 {
      coefficient /= 10
      place += 1
    }
    if place > 0 && place + PowerOfTen.digitCount(of: coefficient) <= 17 {
      coefficient *= PowerOfTen.of(place)
      place = 0
    }
    return ScientificText.of(isNegative: isNegative, coefficient: coefficient, exponent: place)
  }
}
