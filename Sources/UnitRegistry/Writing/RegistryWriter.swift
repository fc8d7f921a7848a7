import StrictText
import UnitCatalog

/// Writes a catalog as registry JSON: the same catalog gives the same bytes.
public enum RegistryWriter {
  /// The registry of a catalog, or of those of its units that are chosen; without a line break at its end.
  ///
  /// The registry of a whole catalog read by a ``RegistryReader`` gives an equal catalog. That of some units
  /// can be read onto a catalog that has what their definitions name.
  ///
  /// Quantities of which no unit is chosen are left out.
  public static func text(
    of catalog: Catalog, where isIncluded: (MeasureUnit) -> Bool = { _ in true }
  ) -> String {
    String(decoding: bytes(of: catalog, where: isIncluded), as: UTF8.self)
  }

  /// The UTF-8 bytes of ``text(of:where:)``.
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
