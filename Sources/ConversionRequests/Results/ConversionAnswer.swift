import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// The answer to a request: one converted number, or both numbers of a range.
public struct ConversionAnswer<Number: DecimalBackend>: Sendable {
  /// The result of the number, or of the first number of a range.
  public let first: ConversionResult<Number>
  /// The result of the second number of a range; `nil` for a single number.
  public let end: ConversionResult<Number>?
  /// The remarks for people about choices that the reading made.
  public var notes: [RequestNote]

  /// Converts a measure.
  ///
  ///     let plan = try Converter<Decimal128>().plan(from: .mile, to: .kilometer)
  ///     let range = try MeasureReader().read("5-10 mi")
  ///     let settings = ConversionSettings()
  ///     try ConversionAnswer(range, by: plan, settings).text  // "8.04672 – 16.09344 km"
  ///
  /// - Throws: ``RequestError/missingNumber``; ``RequestError/digitsOutOfRange(_:_:)`` or
  ///   ``RequestError/fractionTooWide(_:)`` for a number that the backend cannot represent.
  public init(
    _ measure: MeasureReading, by prepared: PreparedPlan<Number>, _ settings: ConversionSettings,
    notes: [RequestNote] = []
  ) throws(RequestError) {
    guard let number = measure.number else { throw .missingNumber }
    first = try ConversionResult(number, by: prepared, settings)
    if let number = measure.rangeEnd {
      end = try ConversionResult(number, by: prepared, settings)
    } else {
      end = nil
    }
    self.notes = notes
    if let note = absoluteZeroNote { self.notes.append(note) }
  }

  /// The note on a number below absolute zero; `nil` for other numbers.
  var absoluteZeroNote: RequestNote? { first.absoluteZeroNote ?? end?.absoluteZeroNote }

  /// Creates the answer of one result.
  package init(_ result: ConversionResult<Number>, notes: [RequestNote]) {
    first = result
    end = nil
    self.notes = notes
    if let note = result.absoluteZeroNote { self.notes.append(note) }
  }

  /// The units and the exact map between them.
  public var plan: ConversionPlan { first.plan }

  /// The value in the target unit, rounded once; for a range the first value.
  public var value: Number { first.conversion.value }

  /// Whether all results are exact, and so are the definitions of the units.
  public var isExact: Bool { first.isExact && end?.isExact != false }

  /// The number as formatted text, or both numbers of a range: `10 – 12`.
  public var number: String { Self.range(first.written.value, end?.written.value) }

  /// The accuracy of the result; for a range, of the less accurate result.
  public var remark: ResultRemark {
    guard let end, first.missing == nil else { return first.remark }
    return end.missing != nil || first.isExact && !end.isExact ? end.remark : first.remark
  }

  /// The reason why there is no result; `nil` if there is a result.
  public var refusal: RequestError? { first.refusal ?? end?.refusal }

  /// Whether there is a result; for a range, both results.
  public var hasResult: Bool { first.missing == nil && (end.map { $0.missing == nil } ?? true) }

  /// The style of the text in the settings.
  public var style: MeasureStyle { first.settings.style }

  /// The answer in its style: `8.04672 km`.
  public var text: String { text(style) }

  /// Returns the answer in a style.
  ///
  ///     let answer = try RequestConverter<Decimal128>().convert("5 mi to km")
  ///     answer.text(.value)  // "8.04672"
  ///     answer.text(.expression)  // "5 mi = 8.04672 km"
  public func text(_ style: MeasureStyle) -> String {
    let settings = first.settings
    let format = MeasureFormat(style, numbers: settings.numbers)
    let result = number + (style == .value ? "" : format.suffix(of: plan.target))
    guard style == .expression else { return result }
    let numbers = settings.givenNumbers
    let given = Self.range(first.given.text(numbers), end?.given.text(numbers))
    return "\(given)\(format.suffix(of: plan.source)) = \(result)"
  }

  private static func range(_ first: String, _ end: String?) -> String {
    guard let end else { return first }
    return first + " – " + end
  }
}
