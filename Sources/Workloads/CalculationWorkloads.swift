import Calculation
import DecimalArithmetic
import PerformanceBudgets

/// The workloads of calculator keys and of expressions, with the checks of their results.
@usableFromInline package enum CalculationWorkloads {
  /// The workload of pressing the keys of a keypad; one operation is one keystroke.
  @usableFromInline package static let key = "calculator-key"

  /// The workload of an expression of ten terms; one operation is one expression.
  @usableFromInline package static let expression = "expression"

  /// Typical key sequences, with the display at the end of each.
  ///
  /// Each sequence is followed by AC.
  @usableFromInline package static let sequences: [(keys: String, display: String)] = [
    ("100 + 10 % =", "110"), ("1421.93 - 1214.62 + 11 =", "218.31"), ("2 + 3 * 4 =", "14"),
    ("72 - 20 % = =", "43.2"), ("1 / 3 * 3 =", "1"), ("5 + +/- 3 BS 2 =", "3"),
  ]

  /// Expressions of ten terms, with their values.
  ///
  /// In the first, 10 % means 10 % of 121.75, so the value is 121.75 − 12.175 · 3 + 8 − 1.5.
  /// There are several expressions and every result is used, because the compiler moves a
  /// loop-invariant computation out of the loop.
  @usableFromInline package static let tenTerms: [(text: String, value: String)] = [
    ("12.5 + 3 * 4.25 - 7 / 2 + 100 - 10% * 3 + 8 - 1.5", "91.725"),
    ("13.5 + 3 * 4.25 - 7 / 2 + 100 - 10% * 3 + 8 - 1.5", "92.425"),
    ("12.5 + 3 * 4.25 - 7 / 2 + 200 - 10% * 3 + 8 - 1.5", "161.725"),
    ("12.5 + 3 * 4.25 - 7 / 2 + 100 - 20% * 3 + 8 - 1.5", "55.2"),
  ]

  /// Returns the subject that presses all keys of all sequences on one keypad.
  @inlinable
  package static func keys<Number: DecimalBackend>(on _: Number.Type) throws -> Subject {
    let player = try KeyPlayer<Number>()
    return Subject(
      Number.backendName, workload: key, samplesPerBlock: 8,
      operationsPerSample: 16 * player.keys.count,
      run: { _ in for _ in 0..<16 { blackHole(player.play()) } }, check: player.check)
  }

  /// Returns the subject that computes the expressions of ten terms.
  @inlinable
  package static func expressions<Number: GeneralDecimalBackend>(on _: Number.Type) -> Subject {
    let calculator = ExpressionCalculator<Number>()
    return Subject(
      Number.backendName, workload: expression, samplesPerBlock: 8, operationsPerSample: 32,
      run: { _ in
        for turn in 0..<32 {
          let result = try? calculator.calculate(tenTerms[turn % tenTerms.count].text)
          blackHole(result?.value.isNegative)
        }
      },
      check: {
        for (text, expected) in tenTerms {
          let value = try calculator.calculate(text).value
          let got = value.decimal(in: calculator.context).value.plainString()
          if got != expected || !value.isExact {
            throw WrongResult(input: text, got: got, expected: expected)
          }
        }
      })
  }
}

/// A keypad on which all keys are pressed repeatedly.
@usableFromInline
final class KeyPlayer<Number: DecimalBackend> {
  /// The keys of all sequences, with AC after each sequence.
  @usableFromInline let keys: [KeypadKey]
  @usableFromInline var keypad = Keypad<Number>()

  @usableFromInline
  init() throws {
    keys = try CalculationWorkloads.sequences.flatMap { sequence in
      try KeypadKey.keys(in: sequence.keys) + [.allClear]
    }
  }

  /// Presses all keys, and returns whether the display is without an error at the end.
  @inlinable
  func play() -> Bool {
    for key in keys { keypad.press(key) }
    return keypad.error == nil
  }

  @usableFromInline
  func check() throws {
    for sequence in CalculationWorkloads.sequences {
      var keypad = Keypad<Number>()
      keypad.press(try KeypadKey.keys(in: sequence.keys))
      let got = keypad.display().text
      if got != sequence.display {
        throw WrongResult(input: sequence.keys, got: got, expected: sequence.display)
      }
    }
  }
}
