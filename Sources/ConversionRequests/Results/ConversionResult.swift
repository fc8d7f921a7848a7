import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// The result of one number of a request in the target unit.
public struct ConversionResult<Number: DecimalBackend>: Sendable {
  /// The given number.
  public let given: ReadNumber
  /// The units and the exact map between them.
  public let plan: ConversionPlan
  /// The value, rounded once, and the conditions of the conversion.
  public let conversion: Conversion<Number>
  /// Whether the given number is below absolute zero; such a number is converted nevertheless.
  public let isBelowAbsoluteZero: Bool
  /// The reason why there is no number; `nil` if there is a number.
  public let missing: MissingResult?
  /// The formatted number, and the conditions of the format; `–` if there is no number.
  public let written: Written<String>
  let settings: ConversionSettings

  /// Converts a number, which may be a fraction, and rounds once.
  ///
  ///     let plan = try Converter<Decimal128>().plan(from: .yard, to: .foot)
  ///     let third = try NumberSyntax.lenient(.english).read("1/3").number
  ///     let result = try ConversionResult(third, by: plan, ConversionSettings())
  ///     result.written.value  // "1"
  ///
  /// - Throws: ``RequestError/digitsOutOfRange(_:_:)`` or ``RequestError/fractionTooWide(_:)`` for
  ///   a number that the backend cannot represent.
  public init(
    _ given: ReadNumber, by prepared: PreparedPlan<Number>, _ settings: ConversionSettings
  ) throws(RequestError) {
    self.given = given
    plan = prepared.plan
    self.settings = settings
    switch given {
    case .decimal:
      guard let value: Number = given.exactValue(in: settings.range.readingContext) else {
        // Within the reading limits only a subnormal number can lose digits.
        throw .digitsOutOfRange(given, settings.context)
      }
      let converted = prepared.convert(value)
      conversion = converted.conversion
      isBelowAbsoluteZero = converted.isBelowAbsoluteZero
    case .fraction:
      guard
        let converted: Conversion<Number> = given.converted(
          by: plan.map, to: settings.target, in: settings.context)
      else { throw .fractionTooWide(given) }
      conversion = converted
      // `floor` rounds down. For a bound m that the context represents: x < m ⇔ floor(x) < m.
      let context = settings.range.context(precision: 34, rounding: .floor)
      let floor: Outcome<Number> = given.value(in: context)
      isBelowAbsoluteZero = prepared.convert(floor.value).isBelowAbsoluteZero
    }
    missing = MissingResult(of: conversion, by: plan, in: settings.context)
    written =
      missing == nil ? settings.written(conversion, as: settings.numbers) : Written("–")
  }

  /// Whether there is a result, and the result and the definitions of the units are exact.
  public var isExact: Bool { missing == nil && conversion.isExact && plan.isExactlyDefined }

  /// The accuracy of the result, or the reason why there is no result.
  public var remark: ResultRemark {
    if let missing { return ResultRemark(.missing(missing, backend: Number.backendName)) }
    var remark = ResultRemark(
      plan.verdict(isExact: conversion.isExact, rounding: settings.rounding))
    if !conversion.isExact {
      if conversion.isPrecisionLimited {
        remark.precisionLimit = settings.context.precision
      } else if written.conditions.contains(.keptFromZero) {
        remark.keptDigits = max(1, settings.decimals ?? 0)
      }
    }
    if written.conditions.contains(.tooLarge) {
      remark.size = .tooLarge
    } else if written.conditions.contains(.tooSmall) {
      remark.size = .tooSmall
    }
    return remark
  }

  /// The note on a number below absolute zero; `nil` for other numbers.
  public var absoluteZeroNote: RequestNote? {
    isBelowAbsoluteZero ? .belowAbsoluteZero(number: given.text, unit: plan.source) : nil
  }

  /// The reason why there is no result; `nil` if there is a result.
  public var refusal: RequestError? {
    missing.map {
      .noResult($0, of: given, by: plan, backend: Number.backendName, settings.context)
    }
  }

  /// The result for programs: digits with a point and without groups; `nil` if there is no result.
  public var plainText: String? {
    missing == nil ? settings.written(conversion, as: settings.plainNumbers).value : nil
  }
}
