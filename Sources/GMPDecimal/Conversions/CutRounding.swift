import DecimalArithmetic

/// Rounds the exact result of a conversion after the result has been cut at a position.
struct CutRounding {
  let rounding: Rounding
  let preferredExponent: Int
  let isNegative: Bool
  let isSubnormal: Bool
  /// The largest number of digits of the result.
  let limit: Int
  /// The exponent of the last digit of the result.
  let position: Int

  private var conditions: Conditions { isSubnormal ? .subnormal : [] }

  func round<Digits: Coefficient & ~Copyable>(_ cut: consuming Cut<Digits>) -> Outcome<BigDecimal> {
    let discarded = cut.discarded
    var exponent = cut.exponent
    var kept = cut.takeKept()
    if discarded == .zero { return settleExact(kept, exponent: exponent) }
    let grows = rounding.context.rounding.increments(
      lastDigit: kept.decidingDigit(rounding.context.rounding), isNegative: isNegative,
      discarded: discarded)
    if grows { kept.increment() }
    var count = kept.isZero ? 0 : kept.digitCount
    if count > limit {
      // After a carry out of nines the last digit is 0, so no nonzero digit is dropped.
      _ = kept.dropDigits(1)
      count -= 1
      exponent += 1
    }
    var conditions = conditions.union([.inexact, .rounded])
    if isSubnormal { conditions.insert(.underflow) }
    if count == 0 && position == rounding.context.etiny { conditions.insert(.clamped) }
    return rounding.settle(
      isNegative: isNegative, kept, exponent: exponent, digitCount: count, conditions)
  }

  /// Returns an exact number, with zeros removed or appended towards the preferred exponent.
  private func settleExact<Digits: Coefficient & ~Copyable>(
    _ digits: consuming Digits, exponent: Int
  ) -> Outcome<BigDecimal> {
    var kept = digits
    let exponent = exponent + kept.stripZeros(limit: preferredExponent - exponent)
    let count = kept.digitCount
    return rounding.settle(
      isNegative: isNegative, kept, exponent: exponent, digitCount: count, conditions,
      padding: min(exponent, max(position, preferredExponent)))
  }
}
