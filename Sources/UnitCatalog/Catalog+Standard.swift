extension Catalog {
  /// The built-in catalog.
  ///
  /// The initialiser reads only the quantities, the unit identifiers and the positions of the
  /// units. At the first use of a unit, the rest of the unit's text is read and the unit's
  /// definition is evaluated. Tests read and validate all built-in texts, so malformed text cannot
  /// cause a trap in a released build.
  public static let standard = Catalog(wellFormed: CatalogText.standard)

  /// Creates the catalog of texts that are known to be well formed.
  ///
  /// A benchmark calls this initialiser to measure the time of reading.
  package init(wellFormed texts: [CatalogText]) {
    var heads: [QuantityRecord] = []
    var units: [[MeasureUnit]] = []
    for text in texts {
      text.text.withBytes { bytes in
        var reader = TextBlockReader(text, bytes)
        do throws(CatalogError) {
          _ = try reader.next()
          let head = try QuantityRecord(reader.block)
          units.append(reader.remainingBlocks().map { MeasureUnit($0, in: head) })
          heads.append(head)
        } catch {
          preconditionFailure("the built-in data texts are malformed")
        }
      }
    }
    let all = Array(units.joined())
    self.init(heads, units, all, UnitPositions(all))
  }
}

extension CatalogText {
  /// The data texts of the built-in catalog, in the display order of the quantities.
  public static let standard: [CatalogText] =
    [
      .length, .mass, .volume, .temperature, .speed, .area, .time, .data, .dataRate,
    ] + mechanics + electricity + lightAndSound + radiation + chemistry + numbers

  private static let mechanics: [CatalogText] = [
    .pressure, .energy, .power, .force, .torque, .acceleration, .angle, .solidAngle, .frequency,
    .fuelEconomy, .massDensity, .volumeFlow, .massFlow, .dynamicViscosity, .kinematicViscosity,
  ]

  private static let electricity: [CatalogText] = [
    .voltage, .electricCurrent, .electricResistance, .electricConductance, .electricCharge,
    .electricCapacitance, .electricInductance, .magneticFlux, .magneticFluxDensity,
    .magneticFieldStrength,
  ]

  private static let lightAndSound: [CatalogText] = [
    .luminousIntensity, .luminousFlux, .illuminance, .luminance, .soundIntensity,
  ]

  private static let radiation: [CatalogText] = [
    .radioactivity, .absorbedDose, .doseEquivalent, .exposure,
  ]

  private static let chemistry: [CatalogText] = [
    .amountOfSubstance, .amountConcentration, .catalyticActivity, .linearDensity,
  ]

  private static let numbers: [CatalogText] = [.portion, .level]
}
