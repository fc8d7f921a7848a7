import Calculation
import DecimalArithmetic
import PerformanceBudgets

/// Keys of a calculator, and expressions in text: each once, with the check of its results.
@usableFromInline package enum CalculationWorkloads {
  /// Pressing keys; one operation is a key.
  @usableFromInline package static let key = "calculator-key"

  /// Computing an expression of ten terms; one operation is the expression.
  @usableFromInline package static let expression = "expression"

  /// Keys as people press them, each sequence ended by AC, and what the display shows before.
  @usableFromInline package static let sequences: [(keys: String, display: String)] = [
    ("100 + 10 % =", "110"), ("1421.93 - 1214.62 + 11 =", "218.31"), ("2 + 3 * 4 =", "14"),
    ("72 - 20 % = =", "43.2"), ("1 / 3 * 3 =", "1"), ("5 + +/- 3 BS 2 =", "3"),
  ]

  /// Expressions of ten terms, and what they come to: 121.75 − 12.175 · 3 + 8 − 1.5 and its kin.
  ///
  /// There are several, and each result is used: the compiler takes a computation that is the same in
  /// every turn out of the loop.
  @usableFromInline package static let tenTerms: [(text: String, value: String)] = [
    ("12.5 + 3 * 4.25 - 7 / 2 + 100 - 10% * 3 + 8 - 1.5", "91.725"),
    ("13.5 + 3 * 4.25 - 7 / 2 + 100 - 10% * 3 + 8 - 1.5", "92.425"),
    ("12.5 + 3 * 4.25 - 7 / 2 + 200 - 10% * 3 + 8 - 1.5", "161.725"),
    ("12.5 + 3 * 4.25 - 7 / 2 + 100 - 20% * 3 + 8 - 1.5", "55.2"),
  ]

  /// Pressing all keys of all sequences on one keypad.
  @inlinable
  package static func keys<Number: DecimalBackend>(on _: Number.Type) throws -> Subject {
    let player = try KeyPlayer<Number>()
    return Subject(
      Number.backendName, workload: key, samplesPerBlock: 8,
      operationsPerSample: 16 * player.keys.count,
      run: { _ in for _ in 0..<16 { blackHole(player.play()) } }, check: player.check)
  }

  /// Computing the expression of ten terms.
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

/// A keypad and the keys that are pressed on it over and over.
@usableFromInline
final class KeyPlayer<Number: DecimalBackend> {
  /// All sequences, each with AC behind it.
  @usableFromInline let keys: [KeypadKey]
  @usableFromInline var keypad = Keypad<Number>()

  @usableFromInline
  init() throws {
    keys = try CalculationWorkloads.sequences.flatMap { sequence in
      try KeypadKey.keys(in: sequence.keys) + [.allClear]
    }
  }

  /// Presses all keys; whether the display ends without an error.
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
