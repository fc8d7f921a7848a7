import DecimalArithmetic
import ExactArithmetic

/// A row of a table: formula, x, target, context, mode and result of the conversion.
///
/// In `exponential 1/9 e -1/3 2 | 125 | decimals -3 4 | 34 27 -3 1 | floor | 0.1`, the constants
/// follow the order of the cases of `ConversionFormula`. The context has precision, Emax, Emin and
/// clamp.
struct FormulaRow {
  let text: String
  let operand: DecimalOperand
  let formula: ConversionFormula
  let target: RoundingTarget
  let context: ArithmeticContext
  let expected: String

  /// Reads the rows of a table; returns `nil` if a row is malformed.
  static func read(_ table: String) -> [FormulaRow]? {
    let lines = table.split(separator: "\n")
    let rows = lines.compactMap { FormulaRow(String($0)) }
    return rows.count == lines.count ? rows : nil
  }

  private init?(_ line: String) {
    let columns = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    guard columns.count == 6, let operand = DecimalOperand(columns[1].joined()),
      let formula = Self.formula(columns[0]), let target = Self.target(columns[2]),
      let mode = RoundingMode.allCases.first(where: { "\($0)" == columns[4].joined() })
    else { return nil }
    let limits = columns[3].compactMap { Int($0) }
    if limits.count != 4 { return nil }
    text = line
    self.operand = operand
    self.formula = formula
    self.target = target
    context = ArithmeticContext(
      precision: limits[0], maxExponent: limits[1], minExponent: limits[2], rounding: mode,
      clamp: limits[3] == 1)
    expected = columns[5].joined(separator: " ")
  }

  private static func target(_ words: [String]) -> RoundingTarget? {
    let numbers = words.compactMap { Int($0) }
    switch (words.first, numbers.count) {
    case ("digits", 1): return .digits(numbers[0])
    case ("decimals", 2): return .decimals(numbers[0], elseDigits: numbers[1])
    default: return nil
    }
  }

  private static func formula(_ words: [String]) -> ConversionFormula? {
    let numbers = words.compactMap(rational)
    let integers = words.compactMap { Int($0) }
    let base: LogarithmBase = words.contains("e") ? .e : .ten
    switch (words.first, numbers.count) {
    case ("linear", 2): return .linear(scale: numbers[0], offset: numbers[1])
    case ("pi", 2): return .irrational(scale: numbers[0], pi: integers.last ?? 0)
    case ("ln10", 2): return .irrational(scale: numbers[0], lnTen: integers.last ?? 0)
    case ("reciprocal", 1): return .reciprocal(numbers[0])
    case ("logarithm", 3):
      return .logarithm(
        multiplier: numbers[0], base: base, argument: numbers[1], power: integers.last ?? 0)
    case ("exponential", 3):
      return .exponential(
        amplitude: numbers[0], base: base, rate: numbers[1], root: integers.last ?? 0)
    case ("shift", 3):
      return .shift(scale: numbers[0], multiplier: numbers[1], base: base, argument: numbers[2])
    default: return nil
    }
  }

  private static func rational(_ word: String) -> Rational? {
    let sides = word.split(separator: "/").compactMap { Rational(exactly: String($0)) }
    return sides.count == 2 ? sides[0] / sides[1] : sides.first
  }

  var got: String {
    Self.text(Oracle.convert(operand, by: formula, to: target, in: context))
  }

  /// The results computed for all modes together, and computed for each mode separately.
  var everyMode: (together: [String], single: [String]) {
    let together = Oracle.convertInEveryMode(operand, by: formula, to: target, in: context) ?? []
    let single = RoundingMode.allCases.map {
      Self.text(Oracle.convert(operand, by: formula, to: target, in: context.rounding($0)))
    }
    return (together.map { Self.text($0) }, single)
  }

  private static func text(_ result: Expected?) -> String {
    guard let result else { return "not judged" }
    return [
      result.text, result.conditions.description, result.isPrecisionLimited ? "limited" : "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
