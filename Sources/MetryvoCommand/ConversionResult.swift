import Conformance
import DecimalArithmetic
import MeasureText
import Peers
import UnitCatalog
import UnitConversion

/// One number in another unit, as people and as programs read it.
struct ConversionResult<Number: DecimalBackend> {
  let given: ReadNumber
  let plan: ConversionPlan
  let conversion: Conversion<Number>
  let isBelowAbsoluteZero: Bool
  let settings: ConversionSettings
  /// Why there is no number to show, if so.
  let missing: MissingResult?
  /// The number as printed.
  let written: Written<String>

  /// Converts a number, rounded once, a fraction too.
  ///
  /// - Throws: ``Failure`` for a number that the backend cannot hold.
  init(
    _ given: ReadNumber, by prepared: PreparedPlan<Number>, _ settings: ConversionSettings
  ) throws(Failure) {
    self.given = given
    plan = prepared.plan
    self.settings = settings
    switch given {
    case .decimal(let text):
      guard let value: Number = given.exactValue(in: settings.backend.readingContext) else {
        // Within the limits only a subnormal number can still lose digits.
        throw Failure(
          code: .badInput,
          message: "the number \(text.excerpt) has digits below 1E\(settings.context.etiny)")
      }
      let converted = prepared.convert(value)
      conversion = converted.conversion
      isBelowAbsoluteZero = converted.isBelowAbsoluteZero
    case .fraction:
      guard
        let converted: Conversion<Number> = given.converted(
          by: plan.map, to: settings.target, in: settings.context)
      else {
        throw Failure(
          code: .badInput, message: "the fraction \(given.text) has too many digits for this unit")
      }
      conversion = converted
      // Rounded down, a fraction lies below a lowest value if and only if it does.
      let context = settings.backend.context(precision: 34, rounding: .floor)
      let floor: Outcome<Number> = given.value(in: context)
      isBelowAbsoluteZero = prepared.convert(floor.value).isBelowAbsoluteZero
    }
    missing = MissingResult(of: conversion, by: plan, in: settings.context)
    written =
      missing == nil ? settings.written(conversion, as: settings.numbers) : Written("–")
  }

  var isExact: Bool { conversion.isExact && plan.isExactlyDefined }

  /// How far the number can be trusted, or why there is none.
  var remark: String {
    if let missing {
      switch missing {
      case .tooLarge: return "too large, beyond the range of backend \(Number.backendName)"
      case .tooSmall: return "too small for backend \(Number.backendName)"
      case .divisionByZero, .logarithmOfZero, .logarithmOfNegative: return "no value: \(missing)"
      }
    }
    var remark = plan.remark(isExact: conversion.isExact, rounding: settings.rounding)
    if !conversion.isExact {
      if conversion.isPrecisionLimited {
        remark += ", limited to \(settings.context.precision) digits"
      } else if written.conditions.contains(.keptFromZero) {
        remark += settings.keptDigitsRemark
      }
    }
    if !written.conditions.isDisjoint(with: [.tooLarge, .tooSmall]) {
      let size = written.conditions.contains(.tooLarge) ? "large" : "small"
      remark += ", too \(size) for plain notation: try --notation scientific"
    }
    return remark
  }

  /// What is said of a value that no body can have; it is converted all the same.
  var absoluteZeroNote: String? {
    if !isBelowAbsoluteZero { return nil }
    return "\(given.text.excerpt) \(plan.source.symbol) lies below absolute zero"
  }

  /// The whole of why there is no result; `nil` if there is one.
  var refusal: String? {
    guard let missing else { return nil }
    let units = plan.target.pluralName
    let wider =
      settings.backend == .gmp
      ? nil : BackendChoice.gmp.context(precision: 34, rounding: settings.rounding)
    switch missing {
    case .divisionByZero, .logarithmOfZero, .logarithmOfNegative:
      return "\(given.text.excerpt) \(plan.source.symbol) has no value in \(units): \(missing)"
    case .tooLarge:
      return "the result in \(units) is \(remark): the exponent of its first digit exceeds "
        + "\(settings.context.maxExponent)"
        + (wider.map { "; --backend gmp reaches \($0.maxExponent)" } ?? "")
    case .tooSmall:
      return "the result in \(units) is \(remark): the smallest magnitude is "
        + "1E\(settings.context.etiny)"
        + (wider.map { "; --backend gmp reaches 1E\($0.etiny)" } ?? "")
    }
  }
}

extension ConversionSettings {
  /// What is said of a rounded result that the decimals would show as 0.
  var keptDigitsRemark: String {
    let count = max(1, decimals ?? 0)
    return " to \(count) digit\(count == 1 ? "" : "s")"
  }
}

extension ConversionSettings {
  /// A result in one of the formats of these settings.
  ///
  /// Where the precision cut a result, zeros that nobody computed are not filled up. Zeros of an
  /// exact result say nothing unless they were asked for.
  func written<Number: DecimalBackend>(
    _ conversion: Conversion<Number>, as format: NumberFormat
  ) -> Written<String> {
    var format = format
    if conversion.isPrecisionLimited, format.trailingZeros == .padded {
      format.trailingZeros = .kept
    }
    if conversion.isExact, leavesOutExactZeros { format.trailingZeros = .stripped }
    return format.write(conversion.value, isRounded: true)
  }
}

extension ConversionPlan {
  /// `exact`, or the kind of the definition that keeps a result from being exact.
  var definitions: String {
    isExactlyDefined ? "exact" : (source.isExactlyDefined ? target : source).kind.rawValue
  }

  /// `exact` only if the units' definitions are exact too; else how far a result can be trusted.
  func remark(isExact: Bool, rounding: RoundingMode) -> String {
    if !isExact { return "rounded \(rounding.rawValue)" }
    if isExactlyDefined { return "exact" }
    return "exact for \(definitions.hasPrefix("a") ? "an" : "a") \(definitions) unit"
  }
}
