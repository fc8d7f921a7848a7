import BigInt

extension WantedResult {
  /// Returns two factors and an addend whose exact sum is the result.
  ///
  /// The addend ends above the digits that are cut off, or cancels all leading digits of a longer
  /// product.
  func productAndAddend(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    if draft.oneIn(2), let operands = cancelling(&draft) { return operands }
    if !draft.oneIn(8), let operands = topped(&draft) { return operands }
    // Builds a sum, and multiplies the first addend by 1.
    guard let terms = addends(&draft) else { return nil }
    let power = draft.uniform(-9...9)
    var x = terms[0]
    x.exponent -= power
    return [x, DirectedOperand(1, exponent: power), terms[1]]
  }

  /// Returns x, y, z with r = z + x·y, where r is the result and z = c · 10^(t+1).
  ///
  /// z has all kept digits except the last, and t digits are cut off. The product is smaller than z
  /// and is added or subtracted.
  private func topped(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    if kept < 3 || kept - 1 > draft.longest { return nil }
    let isOpposite = draft.oneIn(2)
    // The sum has as many digits as c: neither a carry nor a borrow reaches the first digit.
    let top = BigInt.tenTo(kept - 2) * BigInt(draft.uniform(2...8))
    let c = top + draft.atMost(digits: kept - 2)
    let modulus = BigInt.tenTo(discardedDigits + 1)
    var product = self
    product.kept = draft.uniform(1...kept - 2)
    if isOpposite {
      let tail = (modulus - tail).modulus(modulus)
      product.lastDigit = Int(tail / .tenTo(discardedDigits))
      product.discarded = tail % .tenTo(discardedDigits)
    }
    guard let factors = product.factors(&draft) else { return nil }
    let z = DirectedOperand(isNegative ? -c : c, exponent: place + 1)
    return factors.signed(isNegative != isOpposite, &draft) + [z]
  }

  /// Returns x, y, z with r = x·y − z, where r is the result.
  ///
  /// The product is longer than r, and its leading digits are those of z.
  private func cancelling(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    let total = kept + discardedDigits
    let most = min(2 * draft.longest - 1 - total, draft.longest)
    if most < 1 { return nil }
    var product = self
    product.kept = kept + draft.uniform(1...most)
    guard let factors = product.factors(&draft) else { return nil }
    let whole = factors[0].coefficient * factors[1].coefficient
    let (taken, result) = whole.quotientAndRemainder(dividingBy: .tenTo(total))
    if result.decimalDigits != total { return nil }
    let z = DirectedOperand(isNegative ? taken : -taken, exponent: place + kept)
    return factors.signed(isNegative, &draft) + [z]
  }
}
