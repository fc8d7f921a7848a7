import DecimalArithmetic
import UnitCatalog

extension Converter {
  /// The plan between two units by their identifiers, prepared once and kept.
  ///
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error that names both units.
  @inlinable
  public func plan(
    from source: String, to target: String
  ) throws(ConversionError) -> PreparedPlan<Number> {
    try plans.plan(from: source, to: target).takeUnretainedValue()
  }

  /// A number in another unit, both units by their identifiers.
  ///
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error that names both units.
  @inlinable
  public func convert(
    _ value: Number, from source: String, to target: String
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: source, to: target)._withUnsafeGuaranteedRef { $0.convert(value) }
  }

  /// The number that a text denotes in another unit, both units by their identifiers.
  ///
  ///     try converter.convert("5", from: "mile", to: "kilometer").value   // 8.04672
  ///
  /// The text is a GDA numeric string, read exactly; `NaN` and `Infinity` are such strings.
  /// `MeasureText` reads other ways in which people write numbers.
  ///
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error that names both units;
  ///   ``ConversionError/unreadableNumber(_:offset:)`` for a text of another form, and
  ///   ``ConversionError/numberNotHeld(_:)`` for more digits than the type holds.
  @inlinable
  public func convert(
    _ text: String, from source: String, to target: String
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: source, to: target).takeUnretainedValue().converted(text)
  }

  /// The units of a quantity, in the order they are shown.
  ///
  /// - Throws: ``ConversionError/unknownQuantity(_:)``.
  public func units(of quantity: String) throws(ConversionError) -> [MeasureUnit] {
    guard let found = catalog.quantity(quantity) else { throw .unknownQuantity(quantity) }
    return found.units
  }
}
