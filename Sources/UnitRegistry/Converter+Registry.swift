import DecimalArithmetic
import UnitCatalog
import UnitConversion

extension Converter {
  /// Creates a converter of the units of a catalog and of a registry text.
  ///
  /// `registry` is the text itself, not the name of a file.
  ///
  /// The text is a registry or a table of categories. This initialiser drops warnings;
  /// ``RegistryReader`` returns them.
  ///
  ///     let registry = """
  ///       {"format": "metryvo-registry", "version": 1, "customUnits": [
  ///         {"name": "smoot", "symbol": "smoot", "reference": "inch", "factor": 67}]}
  ///       """
  ///     let converter = try Converter<Decimal128>(registry: registry)
  ///     try converter.convert("364.4", from: "smoot", to: "meter").value  // 620.13592
  ///
  /// - Precondition: the backend supports the context.
  /// - Throws: ``RegistryError`` with line and column.
  public init(
    registry text: String, onto catalog: Catalog = .standard,
    context: ArithmeticContext = .decimal128.rounding(.halfUp), target: RoundingTarget? = nil
  ) throws(RegistryError) {
    try self.init(registry: Array(text.utf8), onto: catalog, context: context, target: target)
  }

  /// Creates a converter of the units of a catalog and of a registry in UTF-8 bytes.
  ///
  /// - Precondition: the backend supports the context.
  /// - Throws: ``RegistryError`` with line and column.
  public init(
    registry bytes: [UInt8], onto catalog: Catalog = .standard,
    context: ArithmeticContext = .decimal128.rounding(.halfUp), target: RoundingTarget? = nil
  ) throws(RegistryError) {
    self.init(
      catalog: try RegistryReader(onto: catalog).read(bytes).catalog, context: context,
      target: target)
  }
}
