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

  /// An expression of ten terms.
  @usableFromInline package static let tenTerms =
    "12.5 + 3 * 4.25 - 7 / 2 + 100 - 10% * 3 + 8 - 1.5"

  /// What the expression of ten terms comes to: 121.75 − 12.175 · 3 + 8 − 1.5.
  @usableFromInline package static let sum = "91.725"

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
        var exact = 0
        for _ in 0..<32 {
          if let result = try? calculator.calculate(tenTerms), result.value.isExact { exact += 1 }
        }
        blackHole(exact)
      },
      check: {
        let value = try calculator.calculate(tenTerms).value
        let got = value.decimal(in: calculator.context).value.plainString()
        if got != sum || !value.isExact {
          throw WrongResult(input: tenTerms, got: got, expected: sum)
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
