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

  /// Whether the result lies beyond the backend's exponents: then there is no number to show.
  ///
  /// Rounding towards zero gives the largest number there is, which is as wrong as infinity.
  var isBeyondRange: Bool {
    !conversion.value.isFinite || conversion.conditions.contains(.overflow)
  }

  /// Why the value has none in the other unit, if so: levels and reciprocals have poles.
  var gap: String? {
    if conversion.conditions.contains(.divisionByZero) {
      return isLevel ? "the logarithm of zero is infinite" : "division by zero"
    }
    return conversion.conditions.contains(.invalidOperation)
      ? "a negative value has no logarithm" : nil
  }

  private var isLevel: Bool { if case .level = plan.target.model { true } else { false } }

  var isExact: Bool { conversion.isExact && plan.isExactlyDefined }

  /// The number as printed: decimals are filled up unless the precision cut them.
  var number: String {
    if isBeyondRange { return "–" }
    let writer = conversion.isPrecisionLimited ? ConversionOptions.plainWriter : options.writer
    return writer.write(conversion.value)
  }

  /// `8.04672 km   (exact)`.
  var line: String { "\(number) \(plan.target.symbol)   (\(remark))" }

  /// How far the number can be trusted.
  var remark: String {
    if let gap { return "no value: \(gap)" }
    if isBeyondRange { return "beyond the range of backend \(Number.backendName)" }
    if isExact { return "exact" }
    if conversion.isExact { return "exact for \(article) \(plan.inexactKind) unit" }
    let rounded = "rounded \(options.rounding.rawValue)"
    return conversion.isPrecisionLimited
      ? "\(rounded), limited to \(options.context.precision) digits" : rounded
  }

  private var article: String { plan.inexactKind.hasPrefix("a") ? "an" : "a" }

  /// What is said of a value that no body can have; it is converted all the same.
  static func belowAbsoluteZero(_ number: String, _ unit: MeasureUnit) -> String {
    "\(number) \(unit.symbol) lies below absolute zero"
  }

  func record(notes: [String]) -> Record {
    Record(
      value: input.scientificString(), from: plan.source.identifier, to: plan.target.identifier,
      result: isBeyondRange ? nil : number, symbol: plan.target.symbol, exact: isExact,
      definitions: plan.isExactlyDefined ? "exact" : plan.inexactKind,
      precisionLimited: conversion.isPrecisionLimited, rounding: options.rounding.rawValue,
      backend: Number.backendName,
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
  /// The kind of the definition that keeps a result from being exact.
  fileprivate var inexactKind: String {
    (source.isExactlyDefined ? target : source).kind.rawValue
  }
}
