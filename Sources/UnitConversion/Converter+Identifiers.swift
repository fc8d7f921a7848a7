import DecimalArithmetic
import UnitCatalog

extension Converter {
  /// Returns the plan between two units with the given identifiers; plans are prepared once and
  /// kept.
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
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error that names both units.
  @inlinable
  public func convert(
    _ value: Number, from source: String, to target: String
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: source, to: target)._withUnsafeGuaranteedRef { $0.convert(value) }
  }

  /// Converts the number that a text denotes between two units with the given identifiers.
  ///
  ///     try converter.convert("5", from: "mile", to: "kilometer").value   // 8.04672
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
  /// - Throws: ``ConversionError/unknownQuantity(_:)``.
  public func units(of quantity: String) throws(ConversionError) -> [MeasureUnit] {
    guard let found = catalog.quantity(quantity) else { throw .unknownQuantity(quantity) }
    return found.units
  }
}
