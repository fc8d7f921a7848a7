import BigInt

/// A result to build operands for: its last digits where rounding cuts, exactly.
///
/// |result| = (k + discarded ÷ 10^discardedDigits) · 10^place with an integer k of `kept` digits that
/// ends in `lastDigit`.
package struct WantedResult: Hashable, Sendable {
  /// Whether the result is below 0.
  package var isNegative: Bool
  /// The number of digits kept: the precision, or fewer at Etiny and for quantize; of 0, none.
  package var kept: Int
  /// The last of them.
  package var lastDigit: Int
  /// What is cut off, below 10^discardedDigits.
  package var discarded: BigInt
  /// The number of digits cut off.
  package var discardedDigits: Int
  /// The exponent of the last digit kept.
  package var place: Int

  /// A result from its parts.
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

  /// The digits cut off and the one before them: what a product must end in.
  var tail: BigInt { BigInt(lastDigit) * .tenTo(discardedDigits) + discarded }

  /// An integer k of the kept digits.
  func leading(_ draft: inout DirectedDraft) -> BigInt? {
    if kept == 0 { return lastDigit == 0 ? 0 : nil }
    if kept == 1 && lastDigit == 0 { return nil }
    let number = draft.digits(kept)
    let leading = number - BigInt(number.lastDecimalDigit) + BigInt(lastDigit)
    return leading
  }

  /// Operands of the draft's operation whose exact result is this; `nil` if none were found.
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

  /// k and what is cut off, moved to the place of y.
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
  /// Two factors, or a dividend and a divisor, with signs that give the result the wanted one.
  func signed(_ isNegative: Bool, _ draft: inout DirectedDraft) -> [DirectedOperand] {
    let first = draft.oneIn(2)
    var operands = self
    operands[0].isNegative = first
    operands[1].isNegative = first != isNegative
    return operands
  }
}
