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
  /// The text is a GDA numeric string, read exactly: what is none, or has more digits than the type holds,
  /// gives NaN and conversion syntax. `MeasureText` reads what people write otherwise.
  ///
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error that names both units.
  @inlinable
  public func convert(
    _ text: String, from source: String, to target: String
  ) throws(ConversionError) -> Converted<Number> {
    let plan = try plans.plan(from: source, to: target)
    let read = Number.readExactly(text, in: context)
    var result = plan._withUnsafeGuaranteedRef { $0.convert(read.value) }
    result.conversion.conditions.formUnion(read.conditions)
    return result
  }

  /// The units of a quantity, in the order they are shown.
  ///
  /// - Throws: ``ConversionError/unknownQuantity(_:)``.
  public func units(of quantity: String) throws(ConversionError) -> [MeasureUnit] {
    guard let found = catalog.quantity(quantity) else { throw .unknownQuantity(quantity) }
    return found.units
  }
}
