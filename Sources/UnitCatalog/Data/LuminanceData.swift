extension CatalogText {
  /// Luminance, in candelas per square meter.
  static let luminance = CatalogText(
    name: "luminance",
    #"""
    quantity luminance
    name Luminance
    description Visible light that an area sends in one direction: its brightness.
    topic Photometry | Luminance/Illuminance | Illuminance/Luminance
    icon sun.max
    base candela-per-square-meter
    dimension length^-2 luminous-intensity

    unit kilocandela-per-square-meter
    symbol kcd/m²
    name kilocandela per square meter
    plural kilocandelas per square meter
    system metric
    definition kilocandela / meter^2
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit candela-per-square-meter
    symbol cd/m² | nt
    name candela per square meter
    plural candelas per square meter
    alias nit | nits
    system metric
    definition candela / meter^2
    source SI Brochure, 9th edition (2019), section 2.3.4, table 5

    unit candela-per-square-foot
    symbol cd/ft²
    name candela per square foot
    plural candelas per square foot
    system us imperial
    definition candela / foot^2
    source Candela, with the foot of NIST Handbook 44, appendix C

    unit candela-per-square-inch
    symbol cd/in²
    name candela per square inch
    plural candelas per square inch
    system us imperial
    definition candela / inch^2
    source NIST SP 811 (2008), appendix B.8

    unit stilb
    symbol sb | cd/cm²
    name stilb
    alias candela per square centimeter | candelas per square centimeter
    system metric
    definition candela / centimeter^2
    source SI Brochure, 8th edition (2006), table 9

    unit lambert
    symbol La
    name lambert
    system metric
    definition candela / pi * centimeter^2
    source NIST SP 811 (2008), appendix B.8

    unit millilambert
    symbol mLa
    name millilambert
    system metric
    definition 1e-3 lambert
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7

    unit foot-lambert
    symbol fL
    name foot-lambert
    alias footlambert | footlamberts
    system us imperial
    definition candela / pi * foot^2
    source NIST SP 811 (2008), appendix B.8

    unit apostilb
    symbol asb
    name apostilb
    alias blondel | blondels
    system metric
    definition candela / pi * meter^2
    source Customary: a matt white surface under 1 lux
    kind conventional
    note The luminance of an ideal diffuser under an illuminance of 1 lux.
    """#)
}
