import DecimalArithmetic
import UnitCatalog

extension Converter {
  /// Returns the plan between two units with the given identifiers; plans are prepared once and
  /// kept.
  ///
  ///     let converter = Converter<Decimal128>(target: .decimals(2))
  ///     let plan = try converter.plan(from: "mile", to: "kilometer")
  ///     plan.convert(contentsOf: [1, 2, 3]).map(\.value)  // [1.61, 3.22, 4.83]
  ///
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error that names both units.
  @inlinable
  public func plan(
    from source: String, to target: String
  ) throws(ConversionError) -> PreparedPlan<Number> {
    try plans.plan(from: source, to: target).takeUnretainedValue()
  }

  /// Converts a number between two units with the given identifiers.
  ///
  ///     let result = try Converter<Decimal128>().convert(1, from: "foot", to: "yard")
  ///     result.value  // 0.3333333333333333333333333333333333
  ///     result.conditions  // Inexact Rounded
  ///
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error that names both units.
  @inlinable
  public func convert(
    _ value: Number, from source: String, to target: String
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: source, to: target)._withUnsafeGuaranteedRef { $0.convert(value) }
  }

  /// Converts the number that a text denotes between two units with the given identifiers.
  ///
  ///     let converter = Converter<Decimal128>()
  ///     try converter.convert("5", from: "mile", to: "kilometer").value  // 8.04672
  ///     try? converter.convert("5,5", from: "mile", to: "kilometer").value  // nil
  ///
  /// The text is a GDA numeric string and is read exactly. `NaN` and `Infinity` are numeric
  /// strings. `MeasureText` reads numbers in other forms.
  ///
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error that names both units;
  ///   ``ConversionError/unreadableNumber(_:offset:)`` for a text of another form;
  ///   ``ConversionError/numberNotHeld(_:)`` for more digits than the type holds.
  @inlinable
  public func convert(
    _ text: String, from source: String, to target: String
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: source, to: target).takeUnretainedValue().converted(text)
  }

  /// Returns the units of a quantity, in display order.
  ///
  ///     let units = try Converter<Decimal128>().units(of: "temperature")
  ///     units.prefix(3)  // [kelvin, celsius, fahrenheit]
  ///
  /// - Throws: ``ConversionError/unknownQuantity(_:)``.
  public func units(of quantity: String) throws(ConversionError) -> [MeasureUnit] {
    guard let found = catalog.quantity(quantity) else { throw .unknownQuantity(quantity) }
    return found.units
  }
}
