import DecimalArithmetic
import UnitCatalog

/// Converts values between units exactly, with one rounding in the context's rounding mode.
///
///     let converter = Converter<Decimal128>(target: .decimals(2))
///     try converter.convert(5, from: .mile, to: .kilometer).value         // 8.05
///     try converter.plan(from: .mile, to: .kilometer).convert("26.2")     // "42.16"
///
/// A converter prepares each pair of units at the first use and keeps the plan. Create one
/// converter for many conversions and share it between threads. `DecimalBackend.convert` states the
/// contract of results.
public struct Converter<Number: DecimalBackend>: Sendable {
  /// Precision, range and rounding mode of results.
  public let context: ArithmeticContext
  /// The digits or decimals to which results are rounded.
  public let target: RoundingTarget
  @usableFromInline let plans: PlanTable<Number>

  /// Creates a converter of the built-in units.
  ///
  /// By default results have the precision of the context and are rounded half-up (ties away from
  /// zero).
  ///
  ///     let halfUp = Converter<Decimal128>(target: .decimals(2))
  ///     try halfUp.convert("0.75", from: .inch, to: .centimeter).value  // 1.91
  ///     let halfEven = Converter<Decimal128>(context: .decimal128, target: .decimals(2))
  ///     try halfEven.convert("0.75", from: .inch, to: .centimeter).value  // 1.90
  ///
  /// - Precondition: the backend supports the context.
  public init(
    context: ArithmeticContext = .decimal128.rounding(.halfUp), target: RoundingTarget? = nil
  ) {
    self.init(.standard, context: context, target: target)
  }

  /// Creates a converter of the units of a catalog.
  ///
  ///     let smoot = CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67")
  ///     let catalog = try Catalog.standard.adding([smoot])
  ///     let converter = Converter<Decimal128>(catalog: catalog)
  ///     try converter.convert("364.4", from: "smoot", to: "meter").value  // 620.13592
  ///
  /// - Precondition: the backend supports the context.
  public init(
    catalog: Catalog, context: ArithmeticContext = .decimal128.rounding(.halfUp),
    target: RoundingTarget? = nil
  ) {
    self.init(UnitIndex(catalog), context: context, target: target)
  }

  private init(_ index: UnitIndex, context: ArithmeticContext, target: RoundingTarget?) {
    precondition(Number.supports(context), "the backend does not support this context")
    self.context = context
    self.target = target ?? .digits(context.precision)
    plans = PlanTable(index, context: context, target: self.target)
  }

  /// The catalog of units.
  public var catalog: Catalog { plans.index.catalog }

  /// Converts a measure to another unit.
  ///
  ///     let result = try Converter<Decimal128>().convert(Measure(-300, .celsius), to: .fahrenheit)
  ///     result.value  // -508
  ///     result.isBelowAbsoluteZero  // true
  ///
  /// - Throws: ``ConversionError`` if the units do not convert.
  @inlinable
  public func convert(
    _ measure: Measure<Number>, to unit: MeasureUnit
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: measure.unit, to: unit).convert(measure.value)
  }

  /// Converts a value by a plan that is not prepared; the result equals that of ``PreparedPlan``.
  ///
  ///     let plan = try ConversionPlan(from: .liter, to: .gallon)
  ///     Converter<Decimal128>(target: .digits(3)).convert(5, by: plan).value  // 1.32
  @inlinable
  public func convert(_ value: Number, by plan: ConversionPlan) -> Conversion<Number> {
    Number.convert(value, by: plan.map, to: target, in: context)
  }

  /// Returns the plan between two units; plans are prepared once and kept.
  ///
  /// A plan with a unit that the catalog lacks is prepared at each call.
  ///
  ///     let converter = Converter<Decimal128>(target: .decimals(2))
  ///     let plan = try converter.plan(from: .mile, to: .kilometer)
  ///     try plan.convert("26.2")  // "42.16"
  ///
  /// - Throws: ``ConversionError`` if the units do not convert.
  @inlinable
  public func plan(
    from source: MeasureUnit, to target: MeasureUnit
  ) throws(ConversionError) -> PreparedPlan<Number> {
    try plans.plan(from: source, to: target)
  }
}
