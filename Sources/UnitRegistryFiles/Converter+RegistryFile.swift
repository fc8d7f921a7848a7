import DecimalArithmetic
import UnitCatalog
import UnitConversion
import UnitRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Converter {
  /// Creates a converter of the units of a catalog and of a registry file.
  ///
  /// ```swift
  /// import Foundation
  /// import Metryvo
  /// import UnitRegistryFiles
  ///
  /// let converter = try Converter<Decimal128>(registry: URL(filePath: "units.json"))
  /// print(try converter.convert("364.4", from: "smoot", to: "meter").value)  // 620.13592
  /// ```
  ///
  /// The file is a registry or a table of categories. This initialiser drops warnings;
  /// ``RegistryReader`` returns them.
  ///
  /// - Precondition: the backend supports the context.
  /// - Throws: ``RegistryError`` with file, line and column.
  /// - Complexity: that of ``RegistryReader/read(contentsOf:)``.
  public init(
    registry file: URL, onto catalog: Catalog = .standard,
    context: ArithmeticContext = .decimal128.rounding(.halfUp), target: RoundingTarget? = nil
  ) throws(RegistryError) {
    self.init(
      catalog: try Catalog(registry: file, onto: catalog), context: context, target: target)
  }
}
