import DecimalArithmetic

extension Keypad {
  /// Handles %: makes a percentage of the operand, or of the number on the display behind an
  /// operator.
  @inlinable
  mutating func takePercent() {
    takeCurrent()
    do throws(CalculationError) {
      operand.take(percent: try percentage(of: operand.value))
      phase = .entered
    } catch {
      fail(error)
    }
  }

  /// Returns value ÷ 100 if × or ÷ is pending, and running total × value ÷ 100 if only + or − is
  /// pending.
  ///
  /// Without a pending operation, returns value ÷ 100 in the mode `apple`, and 0 in the mode
  /// `immediate`.
  @inlinable
  func percentage(
    of value: CalculatedValue<Number>
  ) throws(CalculationError) -> CalculatedValue<Number> {
    #if SeededFaults
    if let faulty = try faultyPercentage(of: value) { return faulty }
    #endif
    let hundredth = try value.percent(in: context)
    if product != nil { return hundredth }
    guard let sum else { return mode == .apple ? hundredth : .zero }
    return try hundredth.multiplied(by: sum.value, in: context)
  }
}
