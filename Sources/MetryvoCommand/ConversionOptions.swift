import ArgumentParser
import DecimalArithmetic
import MeasureText

/// How a result is rounded, computed and printed: the options of `convert` and `all`.
struct ConversionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Round to at most this many significant digits.", valueName: "n"))
  var digits: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Round to this many digits after the point.",
      discussion: "A result that is not 0 but would show as 0 gets as many significant digits.",
      valueName: "n"))
  var decimals: Int?

  @Option(help: ArgumentHelp("How to round.", valueName: "mode"))
  var rounding: RoundingMode = .halfUp

  @Option(help: ArgumentHelp("The arithmetic: 34 digits in pure Swift, or GMP.", valueName: "name"))
  var backend: BackendChoice = .native

  @Flag(help: "Print JSON; numbers are strings, so no digit is lost.")
  var json = false

  func validate() throws {
    if digits != nil && decimals != nil {
      throw ValidationError("Give either --digits or --decimals.")
    }
    try check(digits, "--digits", backend.precisions)
    try check(decimals, "--decimals", backend.decimals)
  }

  private func check(_ value: Int?, _ option: String, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(option) must be \(range.lowerBound)...\(range.upperBound) with backend "
        + "\(backend.rawValue), not \(value).")
  }

  /// 34 digits unless asked for others; decimals with gmp are not cut by the precision.
  var precision: Int {
    if let digits { return digits }
    return decimals == nil ? 34 : backend.precisions.upperBound
  }

  var context: ArithmeticContext { backend.context(precision: precision, rounding: rounding) }

  var target: RoundingTarget {
    guard let decimals else { return .digits(precision) }
    return .decimals(decimals, elseDigits: max(1, decimals))
  }

  var writer: NumberWriter { NumberWriter(decimals: decimals) }
  static let plainWriter = NumberWriter()
}
