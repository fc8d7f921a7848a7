import DecimalArithmetic
import NativeDecimal
import UnitCatalog
import UnitConversion

/// A result that is not the expected one: its time means nothing.
@usableFromInline package struct WrongResult: Error, Hashable, Sendable, CustomStringConvertible {
  /// The conversion.
  @usableFromInline package let input: String
  /// What the engine gave.
  @usableFromInline package let got: String
  /// What it should have given.
  @usableFromInline package let expected: String

  /// A result with what it should have been.
  @usableFromInline package init(input: String, got: String, expected: String) {
    self.input = input
    self.got = got
    self.expected = expected
  }

  @usableFromInline package var description: String {
    "\(input) gives \(got), expected \(expected)"
  }
}

extension Replay {
  /// Each number to its unit gives the result in the table.
  @usableFromInline
  func check() throws {
    for line in lines {
      try compare(
        line.value.map { engine.format(engine.convert($0, by: line.plan)) } ?? "nothing",
        with: line.number.expected, line, to: line.number.plan.target.identifier)
    }
  }

  /// Each number to every unit gives what it gives to that unit alone, and the expected one.
  @usableFromInline
  func checkAll() throws {
    for line in lines {
      guard line.plans.count == line.units.count, let value = line.value else {
        throw WrongResult(
          input: line.number.text, got: "\(line.plans.count) plans",
          expected: "\(line.units.count)")
      }
      for (unit, plan) in zip(line.units, line.plans) {
        let got = engine.format(engine.convert(value, by: plan))
        let alone = try engine.plan(ConversionPlan(from: line.number.plan.source, to: unit))
        let expected =
          unit == line.number.plan.target
          ? line.number.expected : engine.format(engine.convert(value, by: alone))
        try compare(got, with: expected, line, to: unit.identifier)
      }
    }
  }

  /// Equality for engines that round exactly; 10⁻¹² relative for those that round at each step, whose
  /// accuracy `metryvo compare` judges.
  private func compare(
    _ got: String, with expected: String, _ line: Line, to unit: String
  ) throws(WrongResult) {
    if got == expected { return }
    if !engine.isExactlyRounded, let near = Double(got), let exact = Double(expected),
      abs(near - exact) <= 1e-12 * max(abs(exact), 1)
    {
      return
    }
    throw WrongResult(
      input: "\(line.number.text) \(line.number.plan.source.identifier) to \(unit)", got: got,
      expected: expected)
  }
}
