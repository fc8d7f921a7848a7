import ExactArithmetic
import MeasureText
import PropertyTesting
import UnitCatalog

/// Laws of the meanings of shared unit names in a region.
extension TextLaws {
  package typealias RegionalReader = @Sendable (RegionalName) throws -> MeasureReading

  /// The package's reader.
  package static let regionalReader: RegionalReader = { drawn in
    try drawn.reader.read("1 \(drawn.name)")
  }

  /// The law that a gallon, a pint and a cup have the volumes that the region uses.
  package static var regionalName: Law {
    Law(
      regionalName(by: regionalReader),
      source:
        "Unicode CLDR 41, measurementSystem; NIST Handbook 44; UK Weights and Measures Act 1985; "
        + "Weights and Measures Act (Canada), schedule II")
  }

  /// Returns the law for a reader: the package's reader, or a reader with a seeded fault.
  package static func regionalName(by reader: @escaping RegionalReader) -> Property<RegionalName> {
    var property = Property(
      "regions-decide-shared-names",
      "a gallon, its parts and a cup, read for a region or in a locale of it, have the volume that its law or "
        + "custom states, flagged where it is not the first of the catalog; a preferred system goes before",
      of: RegionalName.generator
    ) { drawn in
      let reading = try reader(drawn)
      guard let milliliter = Catalog.standard.unit("milliliter") else {
        return .broken([("the catalog", "has no milliliter")])
      }
      let volume = Rational(reading.unit.scale) / Rational(milliliter.scale)
      let isFirst = try MeasureReader().read("1 \(drawn.name)").unit == reading.unit
      if volume != drawn.milliliters || reading.flags.contains(.regionalUnit) == isFirst {
        return .broken([
          ("stated, in milliliters", "\(drawn.milliliters)"), ("read", "\(reading)"),
        ])
      }
      return .agrees(on: reading.unit.identifier)
    }
    property.text = RegionalName.regressionText
    return property
  }
}
