#if SeededFaults
import DecimalArithmetic

extension Keypad {
  /// Returns the percentage of the last operand instead of the running total, or the percentage of
  /// the other mode.
  @usableFromInline
  func faultyPercentage(
    of value: CalculatedValue<Number>
  ) throws(CalculationError) -> CalculatedValue<Number>? {
    if SeededFault.keypadPercentOfLastOperand.isActive, product == nil, sum != nil,
      let last = terms.terms.last
    {
      return try value.percent(in: context).multiplied(by: last.operand.value, in: context)
    }
    if SeededFault.keypadPercentForgetsMode.isActive && !isPending {
      return try value.percent(in: context)
    }
    return nil
  }

  /// Whether a second operator is ignored instead of replacing the first.
  @usableFromInline
  var keepsOperator: Bool {
    guard SeededFault.keypadOperatorNotReplaced.isActive, case .operation = phase else {
      return false
    }
    return true
  }

  /// Returns a wrong operation for = to repeat: a multiplication by the factor of the percentage,
  /// or the last operation with its first operand.
  @usableFromInline
  func faultyConstant(_ last: PendingOperation<Number>?) -> PendingOperation<Number>? {
    guard let last else { return nil }
    if SeededFault.keypadRepeatsRecipe.isActive, operand.percentSigns > 0,
      last.operation.isAdditive, let factor = try? shown.divided(by: last.value, in: context)
    {
      return PendingOperation(factor, .multiply)
    }
    return SeededFault.keypadRepeatsFirstOperand.isActive ? last : nil
  }

  /// Returns the total for every operator behind a percentage, also for × and ÷.
  @usableFromInline
  func faultyPartialResult() throws(CalculationError) -> CalculatedValue<Number>? {
    SeededFault.keypadPrecedenceLostBehindPercent.isActive && operand.percentSigns > 0
      ? try total() : nil
  }

  /// Clears all but the constant of =; returns whether the fault is active.
  @usableFromInline
  mutating func clearsAllButConstant() -> Bool {
    guard SeededFault.keypadAllClearKeepsOperation.isActive else { return false }
    (sum, product) = (nil, nil)
    terms.removeAll()
    phase = .cleared
    beginOperand()
    return true
  }

  /// Clears all instead of the operand; returns whether the fault is active.
  @usableFromInline
  mutating func clearsAllAtOnce() -> Bool {
    guard SeededFault.keypadClearClearsAll.isActive else { return false }
    clearAll()
    return true
  }

  /// Whether ± behind an operator has no effect.
  @usableFromInline
  var losesSign: Bool {
    guard SeededFault.keypadSignLost.isActive, case .operation = phase else { return false }
    return true
  }
}
#endif
