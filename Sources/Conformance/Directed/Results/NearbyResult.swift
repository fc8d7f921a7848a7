import BigInt

/// A result for which operands are built: near (number + tenths ÷ 10) · 10^place.
///
/// Sums equal the wanted result. Products and quotients differ from it by a few units.
package struct NearbyResult: Hashable, Sendable {
  /// Whether the result is below 0.
  package var isNegative: Bool
  /// The integer part in units of the place, 0 or more.
  package var number: BigInt
  /// The tenths of a unit.
  package var tenths: Int
  /// The exponent of the unit.
  package var place: Int

  /// Creates a result from its parts.
  package init(isNegative: Bool, number: BigInt, tenths: Int, place: Int) {
    self.isNegative = isNegative
    self.number = number
    self.tenths = tenths
    self.place = place
  }

  /// The largest distance of a result from the wanted result, in units.
  ///
  /// A sum has distance 0. A dividend is cut to all digits of an operand, by at most half a unit,
  /// which changes the quotient by up to 5 units. A factor below 10^n changes the product by less
  /// than 10 units if the product has two digits fewer than the wanted result in tenths.
  package static let reach = 10

  private var sign: BigInt { isNegative ? -1 : 1 }
  /// The magnitude of the result in tenths of a unit.
  private var total: BigInt { 10 * number + BigInt(tenths) }

  /// Returns operands of the draft's operation for the result; `nil` if none were found.
  package func operands(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    switch draft.operation {
    case .add, .subtract: addends(&draft)
    case .multiply: factors(of: total, at: place - 1, &draft)?.signed(isNegative, &draft)
    case .divide: fraction(&draft)?.signed(isNegative, &draft)
    case .fma: productAndAddend(&draft)
    case .quantize: quantized(&draft)
    default: nil
    }
  }

  /// Returns number − j and j with the tenths, for a j with which the two operands fit.
  private func addends(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    let least = max(0, number - (.tenTo(draft.longest) - 1))
    let j = least + draft.atMost(digits: draft.longest - 2)
    let second = tenths == 0 ? j : 10 * j + BigInt(tenths)
    let first = number - j
    if first.magnitude.isZero && second.isZero { return nil }
    if max(abs(first).decimalDigits, second.decimalDigits) > draft.longest { return nil }
    return draft.addends(
      DirectedOperand(sign * first, exponent: place),
      DirectedOperand(sign * second, exponent: tenths == 0 ? place : place - 1))
  }

  /// Returns a number a of n digits and the number b = ⌈m · 10^j ÷ a⌉.
  ///
  /// The product a · b exceeds m · 10^j by less than a < 10^n. With j = n the excess is less than a
  /// unit of m. j is n − 1 or n − 2 if b would have too many digits.
  private func factors(
    of m: BigInt, at exponent: Int, _ draft: inout DirectedDraft
  ) -> [DirectedOperand]? {
    if m.isZero { return nil }
    let n = draft.uniform(1...draft.longest)
    // For a small a the product exceeds m · 10^j by little.
    let a = draft.oneIn(2) ? draft.digits(n) : .tenTo(n - 1) + draft.atMost(digits: n - 2)
    for j in [n, n - 1, n - 2] where j >= 0 {
      let b = (m * .tenTo(j) + a - 1) / a
      if b.decimalDigits > draft.longest { continue }
      let exponents = draft.split(exponent - j)
      let operands = [
        DirectedOperand(a, exponent: exponents.0), DirectedOperand(b, exponent: exponents.1),
      ]
      return draft.oneIn(2) ? operands : operands.reversed()
    }
    return nil
  }

  /// Returns a dividend and a divisor b of any length.
  ///
  /// The dividend is total · b, cut to the digits of an operand.
  private func fraction(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    if total.isZero { return nil }
    let b = draft.digits(draft.oneIn(3) ? 1 : draft.uniform(1...draft.longest))
    var a = total * b
    let dropped = max(0, a.decimalDigits - draft.longest)
    let unit = BigInt.tenTo(dropped)
    a = (a + unit / 2) / unit
    var exponent = dropped
    if a.decimalDigits > draft.longest {
      a /= 10
      exponent += 1
    }
    let exponents = draft.split(place - 1 + exponent)
    return [
      DirectedOperand(a, exponent: exponents.0),
      DirectedOperand(b, exponent: -exponents.1),
    ]
  }

  /// Returns factors whose product is near a part of the result, and the rest as the addend.
  private func productAndAddend(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    let rest = draft.oneIn(3) ? 0 : draft.atMost(digits: min(draft.longest, number.decimalDigits))
    let part = total - 10 * rest
    guard !part.isZero, let factors = factors(of: abs(part), at: place - 1, &draft) else {
      return nil
    }
    return factors.signed(isNegative != (part < 0), &draft)
      + [DirectedOperand(sign * rest, exponent: place)]
  }

  private func quantized(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    let isWhole = tenths == 0 && draft.oneIn(2)
    let x = sign * (isWhole ? number : total)
    if abs(x).decimalDigits > draft.longest { return nil }
    var operand = DirectedOperand(x, exponent: isWhole ? place : place - 1)
    operand.isNegative = isNegative
    return [operand, DirectedOperand(draft.atMost(digits: draft.longest), exponent: place)]
  }
}
