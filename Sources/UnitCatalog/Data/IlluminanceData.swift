extension CatalogText {
  /// Illuminance, in lux.
  static let illuminance = CatalogText(
    name: "illuminance",
    #"""
    quantity illuminance
    name Illuminance
    description Visible light that falls on an area.
    alias Illumination
    topic Photometry | Luminance/Illuminance | Illuminance/Luminance
    icon lightbulb
    base lux
    dimension length^-2 luminous-intensity
    # The phot gave its symbol up with the SI; people mean the acid scale.
    choice pH | ph = ph-scale picohenry phot

    unit kilolux
    symbol klx
    name kilolux
    plural kilolux
    system metric
    definition 1e3 lux
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit lux
    symbol lx | lm/m²
    name lux
    plural lux
    alias lumen per square meter | lumens per square meter
    system metric
    definition lumen / meter^2
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millilux
    symbol mlx
    name millilux
    plural millilux
    system metric
    definition 1e-3 lux
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microlux
    symbol µlx | ulx
    name microlux
    plural microlux
    system metric
    definition 1e-6 lux
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit foot-candle
    symbol fc | lm/ft²
    name foot-candle
    alias footcandle | footcandles | lumen per square foot | lumens per square foot
    system us imperial
    definition lumen / foot^2
    source NIST SP 811 (2008), appendix B.8

    unit phot
    symbol ph | lm/cm²
    name phot
    alias lumen per square centimeter | lumens per square centimeter
    system metric
    definition lumen / centimeter^2
    source SI Brochure, 8th edition (2006), table 9

    unit nox
    symbol nx
    name nox
    plural nox
    system other
    definition millilux
    source Customary in Germany before the SI
    kind conventional
    note A thousandth of a lux, for light in the dark.
    """#)
}
