import DecimalArithmetic

extension Keypad {
  /// The key %: the operand, or behind an operator the number on the display, becomes a percentage.
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

  /// A hundredth of the value at × and ÷; of the running total times the value at + and −.
  ///
  /// With no operation a hundredth too, in the immediate mode 0.
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
