import Foundation
import UnitCatalog

/// Writes a catalog as registry JSON: the same catalog gives the same bytes.
public enum RegistryWriter {
  /// The registry of a catalog, or of those of its units that are chosen; without a line break at its end.
  ///
  /// The registry of a whole catalog read by a ``RegistryReader`` gives an equal catalog. That of some units
  /// can be read onto a catalog that has what their definitions name.
  ///
  /// Quantities of which no unit is chosen are left out.
  ///
  /// - Throws: what `JSONEncoder` throws; of texts and whole numbers it refuses none.
  public static func text(
    of catalog: Catalog, where isIncluded: (MeasureUnit) -> Bool = { _ in true }
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = RegistryDocument(catalog, where: isIncluded)
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }
}
