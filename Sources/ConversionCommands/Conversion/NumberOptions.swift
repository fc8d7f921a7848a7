import ArgumentParser
import CommandShell
import ConversionRequests
import DecimalArithmetic
import MeasureText

/// The options for reading, rounding, computing and printing numbers.
struct NumberOptions: ParsableArguments {
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
  var backend = BackendChoice.native

  @OptionGroup private var place: LocaleOption

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
  var notation = NotationChoice.automatic

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

  func validate() throws {
    if digits != nil && decimals != nil {
      throw ValidationError("Give either --digits or --decimals.")
    }
    try check(digits, "--digits", backend.range.precisions)
    try check(decimals, "--decimals", backend.range.decimals)
  }

  /// The settings that the options ask for.
  var settings: ConversionSettings {
    var settings = ConversionSettings()
    settings.digits = digits
    settings.decimals = decimals
    settings.rounding = rounding
    settings.range = backend.range
    settings.locale = place.locale
    settings.isStrict = strict
    settings.grouping = grouping?.grouping
    settings.notation = notation.notation
    settings.trailingZeros = trailingZeros
    return settings
  }

  private func check(_ value: Int?, _ option: String, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(option) must be \(range.lowerBound)...\(range.upperBound) with backend "
        + "\(backend.rawValue), not \(value).")
  }
}

/// The choices for groups of digits in results.
enum GroupingChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case always
  case never

  var grouping: DigitGrouping {
    switch self {
    case .auto: .auto
    case .always: .always
    case .never: .never
    }
  }
}

/// The choices for the notation of results.
enum NotationChoice: String, CaseIterable, ExpressibleByArgument {
  case plain
  case automatic
  case scientific
  case engineering

  var notation: NumberNotation {
    switch self {
    case .plain: .plain
    case .automatic: .automatic(.standard)
    case .scientific: .scientific
    case .engineering: .engineering
    }
  }
}

extension TrailingZeros: ExpressibleByArgument {}
extension RoundingMode: ExpressibleByArgument {}
