#if SeededFaults
import DecimalArithmetic

extension Keypad {
  /// A percentage of the last operand in place of the running total, or of the wrong mode.
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

  /// Whether the first of two operators stays.
  @usableFromInline
  var keepsOperator: Bool {
    guard SeededFault.keypadOperatorNotReplaced.isActive, case .operation = phase else {
      return false
    }
    return true
  }

  /// What = repeats: the percentage as a recipe, or the first operand.
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

  /// What an operator shows behind a percentage: all in front of it, at × and ÷ too.
  @usableFromInline
  func faultyPartialResult() throws(CalculationError) -> CalculatedValue<Number>? {
    SeededFault.keypadPrecedenceLostBehindPercent.isActive && operand.percentSigns > 0
      ? try total() : nil
  }

  /// Clears all but what = repeats.
  @usableFromInline
  mutating func clearsAllButConstant() -> Bool {
    guard SeededFault.keypadAllClearKeepsOperation.isActive else { return false }
    (sum, product) = (nil, nil)
    terms.removeAll()
    phase = .cleared
    beginOperand()
    return true
  }

  /// Clears all in place of the operand.
  @usableFromInline
  mutating func clearsAllAtOnce() -> Bool {
    guard SeededFault.keypadClearClearsAll.isActive else { return false }
    clearAll()
    return true
  }

  /// Whether ± behind an operator is lost.
  @usableFromInline
  var losesSign: Bool {
    guard SeededFault.keypadSignLost.isActive, case .operation = phase else { return false }
    return true
  }
}
#endif
