import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// A measure in another unit: one number, or both of a range.
struct ConvertedMeasure<Number: DecimalBackend> {
  let first: ConversionResult<Number>
  /// The other end of a range.
  let end: ConversionResult<Number>?
  private let settings: ConversionSettings

  /// - Throws: ``Failure`` for a number that is missing or that the backend cannot hold.
  init(
    _ measure: MeasureReading, by prepared: PreparedPlan<Number>, _ settings: ConversionSettings
  ) throws(Failure) {
    self.settings = settings
    guard let number = measure.number else {
      throw Failure(code: .badInput, message: "a number is missing: write it like '5 mi'")
    }
    first = try ConversionResult(number, by: prepared, settings)
    end = try measure.rangeEnd.map { (number) throws(Failure) in
      try ConversionResult(number, by: prepared, settings)
    }
  }

  var plan: ConversionPlan { first.plan }

  /// The number, or `10 – 12`.
  var number: String { Self.range(first.written.value, end?.written.value) }

  /// How far the numbers can be trusted: what is said of the worse of two.
  var remark: String {
    guard let end, first.missing == nil else { return first.remark }
    return end.missing != nil || first.isExact && !end.isExact ? end.remark : first.remark
  }

  /// Why there is no result, if so.
  var refusal: String? { first.refusal ?? end?.refusal }

  /// `8.04672 km   (exact)`; a number alone says no more than itself.
  func line(_ style: MeasureStyle?) -> String {
    let text = text(style ?? .valueWithSymbol)
    return style == .value ? text : "\(text)   \(TerminalColor.remark("(\(remark))"))"
  }

  private func text(_ style: MeasureStyle) -> String {
    let format = MeasureFormat(style, numbers: settings.numbers)
    let result = number + (style == .value ? "" : format.suffix(of: plan.target))
    guard style == .expression else { return result }
    let numbers = settings.givenNumbers
    let given = Self.range(first.given.text(numbers), end?.given.text(numbers))
    return "\(given)\(format.suffix(of: plan.source)) = \(result)"
  }

  var absoluteZeroNote: String? { first.absoluteZeroNote ?? end?.absoluteZeroNote }

  private static func range(_ first: String, _ end: String?) -> String {
    end.map { "\(first) – \($0)" } ?? first
  }

  func record(notes: [String]) -> Record {
    func plain(_ result: ConversionResult<Number>?) -> String? {
      guard let result, result.missing == nil else { return nil }
      return settings.written(result.conversion, as: settings.plainNumbers).value
    }
    let results = [first] + [end].compactMap { $0 }
    let conditions = results.reduce(Conditions()) { $0.union($1.conversion.conditions) }
    return Record(
      value: first.given.text, from: plan.source.identifier, to: plan.target.identifier,
      result: plain(first), rangeValue: end?.given.text, rangeResult: plain(end),
      symbol: plan.target.symbol, text: text(.valueWithSymbol), remark: remark,
      exact: results.allSatisfy(\.isExact), definitions: plan.definitions,
      precisionLimited: results.contains { $0.conversion.isPrecisionLimited },
      rounding: settings.rounding.rawValue, backend: Number.backendName,
      conditions: Conditions.names.filter { conditions.contains($0.condition) }.map(\.name),
      notes: notes)
  }

  struct Record: Encodable {
    var value: String
    var from: String
    var to: String
    var result: String?
    var rangeValue: String?
    var rangeResult: String?
    var symbol: String
    var text: String
    var remark: String
    var exact: Bool
    var definitions: String
    var precisionLimited: Bool
    var rounding: String
    var backend: String
    var conditions: [String]
    var notes: [String]
  }
}

extension ConversionSettings {
  /// How numbers that were given are written: none of their digits is lost or added.
  fileprivate var givenNumbers: NumberFormat {
    var format = numbers
    format.precision = .all
    format.trailingZeros = .kept
    return format
  }
}
