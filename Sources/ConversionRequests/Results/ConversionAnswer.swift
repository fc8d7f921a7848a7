import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// The answer to a request: a measure in another unit, one number or both of a range.
public struct ConversionAnswer<Number: DecimalBackend>: Sendable {
  /// The result of the number, or of the first of a range.
  public let first: ConversionResult<Number>
  /// The result of the second number of a range.
  public let end: ConversionResult<Number>?
  /// What people are told about how the request was understood.
  public var notes: [RequestNote]

  /// Converts a measure.
  ///
  /// - Throws: ``RequestError/missingNumber``, or an error for a number that the backend cannot
  ///   hold.
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

  /// The note on a number below absolute zero.
  var absoluteZeroNote: RequestNote? { first.absoluteZeroNote ?? end?.absoluteZeroNote }

  /// The answer of one result.
  package init(_ result: ConversionResult<Number>, notes: [RequestNote]) {
    first = result
    end = nil
    self.notes = notes
    if let note = result.absoluteZeroNote { self.notes.append(note) }
  }

  /// The units, and the exact map between them.
  public var plan: ConversionPlan { first.plan }

  /// The value in the other unit, rounded once; of a range the first.
  public var value: Number { first.conversion.value }

  /// Whether all results are the mathematical ones, by definitions that are exact.
  public var isExact: Bool { first.isExact && end?.isExact != false }

  /// The number as people read it, or both of a range: `10 – 12`.
  public var number: String { Self.range(first.written.value, end?.written.value) }

  /// How far the numbers can be trusted: the remark on the worse of two.
  public var remark: ResultRemark {
    guard let end, first.missing == nil else { return first.remark }
    return end.missing != nil || first.isExact && !end.isExact ? end.remark : first.remark
  }

  /// Why there is no result, if so.
  public var refusal: RequestError? { first.refusal ?? end?.refusal }

  /// Whether there is a result: of a range, both.
  public var hasResult: Bool { first.missing == nil && (end.map { $0.missing == nil } ?? true) }

  /// What is written of the answer, as the settings have it.
  public var style: MeasureStyle { first.settings.style }

  /// The answer in its style: `8.04672 km`.
  public var text: String { text(style) }

  /// The answer in a style.
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
