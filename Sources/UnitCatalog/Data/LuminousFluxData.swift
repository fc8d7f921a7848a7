extension CatalogText {
  /// Luminous flux, in lumens.
  static let luminousFlux = CatalogText(
    name: "luminous-flux",
    #"""
    quantity luminous-flux
    name Luminous flux
    description Visible light of a source in all directions.
    topic Photometry
    icon light.max
    base lumen
    dimension luminous-intensity

    unit kilolumen
    symbol klm
    name kilolumen
    system metric
    definition 1e3 lumen
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit lumen
    symbol lm | cd⋅sr
    name lumen
    system metric
    definition candela * steradian
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millilumen
    symbol mlm
    name millilumen
    system metric
    definition 1e-3 lumen
    source SI Brochure, 9th edition (2019), section 3, table 7
    """#)
}
