import Calculation
import CommandShell
import ConversionRequests
import DecimalArithmetic
import MeasureText

/// Formats calculated values by the options of a command.
struct CalculationPrinter<Number: GeneralDecimalBackend> {
  let settings: ConversionSettings
  /// The context that rounds values that are not fractions of at most 128 bits.
  let context: ArithmeticContext
  private let target: RoundingTarget
  private let format: NumberFormat

  init(_ options: NumberOptions) {
    settings = options.settings
    let asked = settings.digits ?? settings.decimals.map { $0 + 34 } ?? 0
    let precision = min(max(34, asked), settings.range.precisions.upperBound)
    context = settings.range.context(precision: precision, rounding: .halfEven)
    var format = settings.numbers
    if settings.digits == nil && settings.decimals == nil {
      target = .digits(CalculatedValue<Number>.shownDigits)
      format.trailingZeros = settings.trailingZeros ?? .stripped
      if options.notation == .automatic {
        format.notation = .automatic(CalculatedValue<Number>.shownThresholds)
      }
    } else {
      target = settings.target
    }
    self.format = format
  }

  /// Returns the line of a value: `110   (exact)`, `≈0.333333333333333   (1/3, rounded half-up)`.
  func line(of value: CalculatedValue<Number>) -> String {
    let shown = shown(value)
    return "\(shown.display)   \(TerminalColor.remark("(\(shown.remark))"))"
  }

  /// Returns a value as JSON; `display` is the text of a keypad's display, if there is one.
  func record(
    of value: CalculatedValue<Number>, shownAs display: String? = nil
  ) -> CalculatedRecord {
    let shown = shown(value)
    var plain = settings.plainNumbers
    plain.precision = .all
    plain.trailingZeros = .stripped
    let number = value.decimal(in: context)
    return CalculatedRecord(
      display: display ?? shown.display, value: plain.text(of: number.value),
      fraction: value.fractionText, exact: number.isExact, remark: shown.remark,
      rounding: settings.rounding.rawValue, backend: Number.backendName)
  }

  private func shown(_ value: CalculatedValue<Number>) -> (display: String, remark: String) {
    let result = value.rounded(to: target, in: context.rounding(settings.rounding))
    let text = settings.written(result, as: format).value
    if result.isExact { return (text, "exact") }
    // An inexact value was already rounded to the digits of the context, and is rounded again here.
    let source = value.isExact ? "" : " from \(context.precision) digits"
    let remark = "rounded \(settings.rounding.rawValue)\(source)"
    return ("\u{2248}" + text, value.fractionText.map { "\($0), \(remark)" } ?? remark)
  }
}

extension CalculatedValue {
  /// The value as a fraction, `9/7`, if no decimal equals it and the fraction is short; else `nil`.
  fileprivate var fractionText: String? {
    guard case .fraction(let ratio) = self, ratio.denominator & (ratio.denominator - 1) != 0,
      ratio.exponent.magnitude <= 20
    else { return nil }
    return ReadNumber.fraction(ratio).text
  }
}

/// A calculated value as JSON; numbers are texts, so no digit is lost.
struct CalculatedRecord: Encodable {
  var display: String
  var value: String
  /// The exact result as a fraction, if no decimal equals it.
  var fraction: String?
  /// Whether ``value`` is the exact result.
  var exact: Bool
  var remark: String
  var rounding: String
  var backend: String
}

/// The JSON output of `calc`.
struct CalculationRecord: Encodable {
  var expression: String
  var notes: [String]
  /// The identifier of the error, if the display shows no number.
  var error: String?
  var result: CalculatedRecord?

  private enum Key: CodingKey {
    case expression, notes, error, display
  }

  /// Encodes one object: the expression beside the properties of the value.
  func encode(to encoder: any Encoder) throws {
    try result?.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(expression, forKey: .expression)
    try container.encode(notes, forKey: .notes)
    if let error {
      try container.encode(error, forKey: .error)
      try container.encode("Error", forKey: .display)
    }
  }
}
