import BigInt

extension WantedResult {
  /// Returns a dividend and a divisor whose quotient ends in the wanted digits, or as near as
  /// possible.
  func fraction(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    let (guardDigit, rest) = discarded.quotientAndRemainder(
      dividingBy: .tenTo(max(0, discardedDigits - 1)))
    if discardedDigits == 0 || rest.isZero {
      return terminating(guardDigit: discardedDigits == 0 ? 0 : Int(guardDigit), &draft)
    }
    return endless(guardDigit: Int(guardDigit), &draft)
  }

  /// Returns operands of the quotient k, or of k and one digit g: a ÷ b = (10k + g) ÷ 10.
  ///
  /// b is 2, 4, 8, 5, 25, 10 or 1, times any factor. For an odd g ≠ 5, a would be a multiple of
  /// 10k + g, which has one digit more than k. For an even g, b is 5 and a = 5k + g/2, so k must be
  /// below 10^longest ÷ 5. For g = 5, k must be below 10^longest ÷ 2.
  private func terminating(
    guardDigit: Int, _ draft: inout DirectedDraft
  ) -> [DirectedOperand]? {
    guard var leading = leading(&draft) else { return nil }
    if guardDigit == 0 && discarded.isZero && draft.oneIn(2) {
      // A quotient with fewer digits is exact too. Its last digit is the digit at the place.
      leading %= BigInt.tenTo(draft.uniform(1...max(1, kept)))
      if leading.isZero { return nil }
    }
    if guardDigit != 0 && kept > 1 {
      leading = leading % .tenTo(kept - 1) + .tenTo(kept - 1)
    }
    let number = 10 * leading + BigInt(guardDigit)
    let divisors = [2, 4, 8, 5, 25, 10, 1].filter { (number * BigInt($0) % 10).isZero }
    let fitting = divisors.filter { number * BigInt($0) / 10 < .tenTo(draft.longest) }
    if fitting.isEmpty { return nil }
    var b = BigInt(draft.element(fitting))
    var a = number * b / 10
    let room = draft.longest - max(a.decimalDigits, b.decimalDigits)
    if room > 0 && draft.oneIn(2) {
      let factor = draft.digits(draft.uniform(1...room))
      a *= factor
      b *= factor
    }
    let exponents = draft.split(place)
    return [
      DirectedOperand(a, exponent: exponents.0), DirectedOperand(b, exponent: -exponents.1),
    ]
  }

  /// Returns operands of a quotient k + r ÷ b that does not terminate, with r near the wanted
  /// remainder.
  ///
  /// a ≡ r · (10^j)⁻¹ (mod b) for a b that is coprime to 10. a · 10^j = k · b + r implies
  /// k · b ≡ −r (mod 10). So the last digit of k determines r mod 10.
  private func endless(
    guardDigit: Int, _ draft: inout DirectedDraft
  ) -> [DirectedOperand]? {
    for _ in 0..<8 {
      let j = kept == 0 ? 0 : draft.oneIn(2) ? kept : draft.uniform(1...kept)
      // The dividend a contains a multiple of b, which adds the digits of k above the last j
      // digits.
      let above = kept - j
      let most = draft.longest - above
      if most < 2 { continue }
      let b = draft.unit(digits: draft.uniform(min(3, most)...most))
      guard let r = remainder(of: b, guardDigit: guardDigit, places: j, &draft) else { continue }
      let power = BigInt.tenTo(j)
      guard let inverse = j == 0 ? 1 : (power % b).inverse(b) else { continue }
      var a = (r * inverse).modulus(b)
      if above > 0 { a += b * draft.digits(above) }
      let k = a * power / b
      if k.decimalDigits != kept || a >= .tenTo(draft.longest) || a.isZero { continue }
      let exponents = draft.split(place + j)
      return [
        DirectedOperand(a, exponent: exponents.0), DirectedOperand(b, exponent: -exponents.1),
      ]
    }
    return nil
  }

  /// Returns a remainder r, 0 < r < b, for which r ÷ b is next to the wanted fraction.
  ///
  /// r ÷ b has the wanted guard digit and is on the wanted side of the fraction.
  private func remainder(
    of b: BigInt, guardDigit: Int, places: Int, _ draft: inout DirectedDraft
  ) -> BigInt? {
    let unit = BigInt.tenTo(discardedDigits)
    let half = unit / 2
    var r: BigInt
    let step: BigInt
    switch discarded {
    case 1: (r, step) = (1, 1)
    case half + 1: (r, step) = ((b + 1) / 2, 1)
    case half - 1: (r, step) = ((b - 1) / 2, -1)
    case unit - 1: (r, step) = (b - 1, -1)
    default: (r, step) = (discarded * b / unit, 1)
    }
    if places > 0 {
      let digit = BigInt(lastDigit) * b
      while !((digit + r) % 10).isZero { r += step }
    }
    let (quotient, rest) = (10 * r).quotientAndRemainder(dividingBy: b)
    return r > 0 && r < b && quotient == BigInt(guardDigit) && !rest.isZero ? r : nil
  }
}
