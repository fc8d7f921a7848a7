import StrictText
import UnitCatalog

/// A writer of catalogs as registry JSON; equal catalogs result in equal bytes.
public enum RegistryWriter {
  /// Returns the registry of a catalog, or of its chosen units, without a line break at the end.
  ///
  /// A ``RegistryReader`` onto ``Catalog/empty`` turns the registry of a whole catalog into an
  /// equal catalog. The registry of some units can be read onto a catalog with all units that their
  /// definitions name.
  ///
  /// The registry omits quantities without a chosen unit.
  ///
  ///     let text = RegistryWriter.text(of: .standard) { $0.quantity == "data" }
  ///     let copy = try RegistryReader(onto: .empty).read(text).catalog
  ///     copy.quantities.map(\.name)  // ["Data"]
  ///     copy.unit("kibibyte")?.definition  // Optional("1024 byte")
  public static func text(
    of catalog: Catalog, where isIncluded: (MeasureUnit) -> Bool = { _ in true }
  ) -> String {
    String(decoding: bytes(of: catalog, where: isIncluded), as: UTF8.self)
  }

  /// Returns the UTF-8 bytes of ``text(of:where:)``.
  public static func bytes(
    of catalog: Catalog, where isIncluded: (MeasureUnit) -> Bool = { _ in true }
  ) -> [UInt8] {
    var included: Set<String> = []
    for unit in catalog.units where isIncluded(unit) { included.insert(unit.identifier) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("format", RegistryFormat.name)
      writer.key("quantities")
      writer.array { writer in
        for (record, quantity) in zip(catalog.records, catalog.quantities) {
          writer.quantity(record, quantity.units, included)
        }
      }
      writer.key("version")
      writer.integer(RegistryFormat.version)
    }
    return writer.bytes
  }
}
