import Conformance
import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// One result of `convert` or `all`, as people and as programs read it.
struct ConversionResult<Number: DecimalBackend> {
  var input: Number
  var plan: ConversionPlan
  var conversion: Conversion<Number>
  var options: ConversionOptions

  /// Why there is no number to show, if so.
  var missing: MissingResult? {
    MissingResult(of: conversion, by: plan, in: options.context)
  }

  var isExact: Bool { conversion.isExact && plan.isExactlyDefined }

  /// The number as printed: decimals are filled up unless the precision cut them.
  var number: String {
    if missing != nil { return "–" }
    let writer = conversion.isPrecisionLimited ? ConversionOptions.plainWriter : options.writer
    return writer.write(conversion.value)
  }

  /// `8.04672 km   (exact)`.
  var line: String {
    "\(number) \(plan.target.symbol)   \(TerminalColor.remark("(\(remark))"))"
  }

  /// How far the number can be trusted, or why there is none.
  var remark: String {
    if let missing {
      switch missing {
      case .tooLarge: return "beyond the range of backend \(Number.backendName)"
      case .tooSmall: return "too small for backend \(Number.backendName)"
      case .divisionByZero, .logarithmOfZero, .logarithmOfNegative: return "no value: \(missing)"
      }
    }
    let remark = plan.remark(isExact: conversion.isExact, rounding: options.rounding)
    return conversion.isPrecisionLimited && !conversion.isExact
      ? "\(remark), limited to \(options.context.precision) digits" : remark
  }

  /// The whole of why `value`, as it was written, has no result; `nil` if it has one.
  func refusal(of value: String) -> String? {
    guard let missing else { return nil }
    let units = plan.target.pluralName
    let wider =
      options.backend == .gmp
      ? nil : BackendChoice.gmp.context(precision: 34, rounding: options.rounding)
    switch missing {
    case .divisionByZero, .logarithmOfZero, .logarithmOfNegative:
      return "\(value) \(plan.source.symbol) has no value in \(units): \(missing)"
    case .tooLarge:
      return "the result in \(units) is \(remark): the exponent of its first digit exceeds "
        + "\(options.context.maxExponent)"
        + (wider.map { "; --backend gmp reaches \($0.maxExponent)" } ?? "")
    case .tooSmall:
      return "the result in \(units) is \(remark): the smallest magnitude is "
        + "1E\(options.context.etiny)"
        + (wider.map { "; --backend gmp reaches 1E\($0.etiny)" } ?? "")
    }
  }

  /// What is said of a value that no body can have; it is converted all the same.
  static func belowAbsoluteZero(_ number: String, _ unit: MeasureUnit) -> String {
    "\(number) \(unit.symbol) lies below absolute zero"
  }

  func record(notes: [String]) -> Record {
    Record(
      value: input.scientificString(), from: plan.source.identifier, to: plan.target.identifier,
      result: missing == nil ? number : nil, symbol: plan.target.symbol, exact: isExact,
      definitions: plan.definitions, precisionLimited: conversion.isPrecisionLimited,
      rounding: options.rounding.rawValue, backend: Number.backendName,
      conditions: Conditions.names.filter { conversion.conditions.contains($0.condition) }
        .map(\.name),
      notes: notes)
  }

  struct Record: Encodable {
    var value: String
    var from: String
    var to: String
    var result: String?
    var symbol: String
    var exact: Bool
    var definitions: String
    var precisionLimited: Bool
    var rounding: String
    var backend: String
    var conditions: [String]
    var notes: [String]
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
