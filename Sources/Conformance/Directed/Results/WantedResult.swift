import BigInt

/// A result for which operands are built, with exact digits around the rounding position.
///
/// |result| = (k + discarded ÷ 10^discardedDigits) · 10^place with an integer k of `kept` digits
/// that ends in `lastDigit`.
package struct WantedResult: Hashable, Sendable {
  /// Whether the result is below 0.
  package var isNegative: Bool
  /// The number of digits kept: the precision, or fewer at Etiny and for quantize; may be 0.
  package var kept: Int
  /// The last digit kept.
  package var lastDigit: Int
  /// The digits cut off, as an integer below 10^discardedDigits.
  package var discarded: BigInt
  /// The number of digits cut off.
  package var discardedDigits: Int
  /// The exponent of the last digit kept.
  package var place: Int

  /// Creates a result from its parts.
  package init(
    isNegative: Bool, kept: Int, lastDigit: Int, discarded: BigInt, discardedDigits: Int,
    place: Int
  ) {
    self.isNegative = isNegative
    self.kept = kept
    self.lastDigit = lastDigit
    self.discarded = discarded
    self.discardedDigits = discardedDigits
    self.place = place
  }

  /// The last digit kept and the digits cut off, the last digits of a product with this result.
  var tail: BigInt { BigInt(lastDigit) * .tenTo(discardedDigits) + discarded }

  /// Draws an integer k of `kept` digits that ends in `lastDigit`; `nil` if there is none.
  func leading(_ draft: inout DirectedDraft) -> BigInt? {
    if kept == 0 { return lastDigit == 0 ? 0 : nil }
    if kept == 1 && lastDigit == 0 { return nil }
    let number = draft.digits(kept)
    let leading = number - BigInt(number.lastDecimalDigit) + BigInt(lastDigit)
    return leading
  }

  /// Returns operands of the draft's operation with exactly this result; `nil` if none were found.
  package func operands(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    switch draft.operation {
    case .add, .subtract: addends(&draft)
    case .multiply: factors(&draft)?.signed(isNegative, &draft)
    case .divide: fraction(&draft)?.signed(isNegative, &draft)
    case .fma: productAndAddend(&draft)
    case .quantize: quantized(&draft)
    default: nil
    }
  }

  /// Returns k with the digits cut off, and a y whose exponent is `place`.
  private func quantized(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    guard let leading = leading(&draft) else { return nil }
    let number = leading * .tenTo(discardedDigits) + discarded
    if number.decimalDigits > draft.longest { return nil }
    var x = DirectedOperand(number, exponent: place - discardedDigits)
    x.isNegative = isNegative
    let y = DirectedOperand(draft.atMost(digits: draft.longest), exponent: place)
    return [x, draft.oneIn(2) ? y : y.negated]
  }
}

extension [DirectedOperand] {
  /// Returns the two factors, or dividend and divisor, with signs whose product is the wanted sign.
  func signed(_ isNegative: Bool, _ draft: inout DirectedDraft) -> [DirectedOperand] {
    let first = draft.oneIn(2)
    var operands = self
    operands[0].isNegative = first
    operands[1].isNegative = first != isNegative
    return operands
  }
}
