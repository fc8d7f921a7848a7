extension CatalogText {
  /// Electric capacitance, in farads.
  static let electricCapacitance = CatalogText(
    name: "electric-capacitance",
    #"""
    quantity electric-capacitance
    name Electric capacitance
    description Charge that a capacitor stores per voltage.
    alias Capacitance
    topic Electric units | Electricity | Electrical units
    icon minus.plus.batteryblock
    base farad
    dimension length^-2 mass^-1 time^4 current^2
    # The everyday meaning first.
    choice F = fahrenheit farad

    unit farad
    symbol F
    name farad
    system metric
    definition coulomb / volt
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millifarad
    symbol mF
    name millifarad
    system metric
    definition 1e-3 farad
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microfarad
    symbol µF | uF
    name microfarad
    system metric
    definition 1e-6 farad
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanofarad
    symbol nF
    name nanofarad
    system metric
    definition 1e-9 farad
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picofarad
    symbol pF
    name picofarad
    system metric
    definition 1e-12 farad
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit femtofarad
    symbol fF
    name femtofarad
    system metric
    definition 1e-15 farad
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit abfarad
    symbol abF
    name abfarad
    system metric
    definition abcoulomb / abvolt
    source NIST SP 811 (2008), appendix B.8

    unit statfarad
    symbol statF
    name statfarad
    system metric
    definition statcoulomb / statvolt
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Exact as long as 1 C is taken as 2 997 924 580 statC; since 2019 that number is measured.
    """#)
}
