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

  /// The result, unless it is no number.
  ///
  /// - Throws: ``Failure`` if the result lies beyond the backend's range.
  init(
    of input: Number, plan: ConversionPlan, conversion: Conversion<Number>,
    options: ConversionOptions
  ) throws(Failure) {
    guard conversion.value.isFinite else {
      let range = options.context.maxExponent
      throw Failure(
        code: .badInput,
        message: "the result in \(plan.target.pluralName) is beyond the range of backend "
          + "\(Number.backendName): its first digit's exponent exceeds \(range)")
    }
    self.input = input
    self.plan = plan
    self.conversion = conversion
    self.options = options
  }

  var isExact: Bool { conversion.isExact && plan.isExactlyDefined }

  /// The number as printed: decimals are filled up unless the precision cut them.
  var number: String {
    let writer = conversion.isPrecisionLimited ? ConversionOptions.plainWriter : options.writer
    return writer.write(conversion.value)
  }

  /// `8.04672 km   (exact)`.
  var line: String { "\(number) \(plan.target.symbol)   (\(remark))" }

  /// How far the number can be trusted.
  var remark: String {
    if isExact { return "exact" }
    if conversion.isExact { return "exact for a \(plan.inexactKind) unit" }
    let rounded = "rounded \(options.rounding.rawValue)"
    return conversion.isPrecisionLimited
      ? "\(rounded), limited to \(options.context.precision) digits" : rounded
  }

  func record(notes: [ReadingNote]) -> Record {
    Record(
      value: input.scientificString(), from: plan.source.identifier, to: plan.target.identifier,
      result: number, symbol: plan.target.symbol, exact: isExact,
      precisionLimited: conversion.isPrecisionLimited, rounding: options.rounding.rawValue,
      backend: Number.backendName,
      conditions: Conditions.names.filter { conversion.conditions.contains($0.condition) }
        .map(\.name),
      notes: notes.map(\.text))
  }

  struct Record: Encodable {
    var value: String
    var from: String
    var to: String
    var result: String
    var symbol: String
    var exact: Bool
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
