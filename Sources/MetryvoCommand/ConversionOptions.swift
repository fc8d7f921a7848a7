import ArgumentParser
import DecimalArithmetic
import MeasureText

/// How numbers are read, rounded, computed and printed: the options of `convert` and `all`.
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
  var rounding = ConversionSettings().rounding

  @Option(help: ArgumentHelp("The arithmetic: 34 digits in pure Swift, or GMP.", valueName: "name"))
  var backend = ConversionSettings().backend

  @OptionGroup var place: LocaleOptions

  @Flag(
    help: ArgumentHelp(
      "Read numbers only as the locale writes them.",
      discussion: "No other marks, fractions, ranges or sums; what is not so is refused."))
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Whether results have groups of digits.",
      discussion: "By default as the locale has it if --locale is given, else never.",
      valueName: "when"))
  var grouping: GroupingChoice?

  @Option(
    help: ArgumentHelp(
      "With or without an exponent.",
      discussion: "Automatic is plain from 10^-12 to below 10^21; plain adds at most 100 zeros.",
      valueName: "notation"))
  var notation = ConversionSettings().notation

  @Option(
    help: ArgumentHelp(
      "What becomes of zeros at the end of the decimals.",
      discussion:
        """
        By default those are padded that --decimals asks for; else an exact result has none, and kept \
        shows those that the arithmetic prefers.
        """,
      valueName: "zeros"))
  var trailingZeros: TrailingZeros?

  @Option(
    help: ArgumentHelp(
      "Print only the number, the number with its unit, or the conversion as an equation.",
      valueName: "style"))
  var style: MeasureStyle?

  @Flag(
    help: ArgumentHelp(
      "Print JSON; numbers are strings, so no digit is lost.",
      discussion:
        "Results have a point and no groups there, whatever the locale; 'text' is as printed."))
  var json = false

  func validate() throws {
    if digits != nil && decimals != nil {
      throw ValidationError("Give either --digits or --decimals.")
    }
    if json && style != nil { throw ValidationError("Give either --json or --style.") }
    try check(digits, "--digits", backend.precisions)
    try check(decimals, "--decimals", backend.decimals)
  }

  /// What was asked for.
  var settings: ConversionSettings {
    ConversionSettings(
      digits: digits, decimals: decimals, rounding: rounding, backend: backend,
      locale: place.locale, region: place.region, isStrict: strict, grouping: grouping,
      notation: notation, trailingZeros: trailingZeros,
      style: style, system: place.system, isJSON: json)
  }

  private func check(_ value: Int?, _ option: String, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(option) must be \(range.lowerBound)...\(range.upperBound) with backend "
        + "\(backend.rawValue), not \(value).")
  }
}

extension GroupingChoice: ExpressibleByArgument {}
extension NotationChoice: ExpressibleByArgument {}
extension TrailingZeros: ExpressibleByArgument {}
extension MeasureStyle: ExpressibleByArgument {}
