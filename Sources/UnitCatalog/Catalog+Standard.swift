extension Catalog {
  /// The built-in catalog, read from its data texts at first use.
  ///
  /// Tests read and validate it, so the trap is never reached in a released build.
  public static let standard = read(CatalogText.standard)

  private static func read(_ texts: [CatalogText]) -> Catalog {
    do throws(CatalogError) { return try Catalog(texts: texts) } catch {
      preconditionFailure("the built-in data texts are malformed")
    }
  }
}

extension CatalogText {
  /// The data texts of the built-in catalog, in the order in which quantities are shown.
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
