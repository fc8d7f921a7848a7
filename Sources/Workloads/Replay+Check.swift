import DecimalArithmetic
import NativeDecimal
import UnitCatalog
import UnitConversion

/// The error that a result differs from the expected result.
@usableFromInline package struct WrongResult: Error, Hashable, Sendable, CustomStringConvertible {
  /// The input of the conversion.
  @usableFromInline package let input: String
  /// The result of the engine.
  @usableFromInline package let got: String
  /// The expected result.
  @usableFromInline package let expected: String

  /// Creates an error.
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
  /// Checks that each number in its target unit equals the result in the table.
  @usableFromInline
  func check() throws {
    for line in lines {
      try compare(
        line.value.map { engine.format(engine.convert($0, by: line.plan)) } ?? "nothing",
        with: line.number.expected, line, to: line.number.plan.target.identifier)
    }
  }

  /// Checks that converting each number to every unit gives the results of single conversions.
  ///
  /// The result in the target unit must equal the expected result.
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

  /// Compares a result with the expected result.
  ///
  /// Engines that round exactly must give an equal text. Other engines may have a relative error of
  /// 10⁻¹², or an absolute error of 10⁻¹² below 1; `metryvo compare` reports their
  /// accuracy.
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
