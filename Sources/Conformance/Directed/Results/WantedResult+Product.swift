import BigInt

extension WantedResult {
  /// Returns two factors whose exact product has the wanted digits at its end and the wanted
  /// length.
  ///
  /// b ≡ tail · a⁻¹ (mod 10^(t+1)) for an a that is coprime to 10, where t is the number of digits
  /// cut off. The builder selects a b with the right number of digits. Such a b exists if 10^(t+1)
  /// consecutive numbers have this number of digits, so for every a below 9 · 10^(kept−2).
  func factors(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    let total = kept + discardedDigits
    let modulus = BigInt.tenTo(discardedDigits + 1)
    let fewest = max(1, total - draft.longest + 1)
    for attempt in 0..<5 {
      let most = min(draft.longest, max(fewest, kept - 1))
      // The last attempt multiplies the whole result, which must have few digits, by 1.
      let a = attempt == 4 ? 1 : draft.unit(digits: draft.uniform(fewest...max(fewest, most)))
      let start = (tail * a.inverse(modulo10To: discardedDigits + 1)).modulus(modulus)
      let lower = kept == 0 ? BigInt(0) : (BigInt.tenTo(total - 1) + a - 1) / a
      let upper = min((BigInt.tenTo(total) - 1) / a, .tenTo(draft.longest) - 1)
      let first = lower + (start - lower).modulus(modulus)
      if first > upper { continue }
      let b = first + draft.random.integer(below: (upper - first) / modulus + 1) * modulus
      let exponents = draft.split(place - discardedDigits)
      let factors = [
        DirectedOperand(a, exponent: exponents.0), DirectedOperand(b, exponent: exponents.1),
      ]
      return draft.oneIn(2) ? factors : [factors[1], factors[0]].exchangingExponents
    }
    return nil
  }
}

extension [DirectedOperand] {
  /// These coefficients with exchanged exponents, which leaves the exact product unchanged.
  fileprivate var exchangingExponents: [DirectedOperand] {
    [
      DirectedOperand(self[0].coefficient, exponent: self[1].exponent),
      DirectedOperand(self[1].coefficient, exponent: self[0].exponent),
    ]
  }
}
