extension CatalogText {
  /// Electric resistance, in ohms.
  static let electricResistance = CatalogText(
    name: "electric-resistance",
    #"""
    quantity electric-resistance
    name Electric resistance
    description Voltage per current through a conductor.
    alias Resistance
    topic Electric units | Electricity | Electrical units
    icon waveform.path
    base ohm
    dimension length^2 mass time^-3 current^-2

    unit gigaohm
    symbol GΩ | GOhm | Gohm
    name gigaohm
    alias gigohm | gigohms
    system metric
    definition 1e9 ohm
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit megaohm
    symbol MΩ | MOhm | Mohm
    name megaohm
    alias megohm | megohms
    system metric
    definition 1e6 ohm
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kiloohm
    symbol kΩ | kOhm | kohm
    name kiloohm
    alias kilohm | kilohms
    system metric
    definition 1e3 ohm
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit ohm
    symbol Ω
    name ohm
    system metric
    definition volt / ampere
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit milliohm
    symbol mΩ | mOhm | mohm
    name milliohm
    system metric
    definition 1e-3 ohm
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microohm
    symbol µΩ | uΩ | uOhm | uohm
    name microohm
    alias microhm | microhms
    system metric
    definition 1e-6 ohm
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit abohm
    symbol abΩ | abohm
    name abohm
    system metric
    definition abvolt / biot
    source NIST SP 811 (2008), appendix B.8

    unit statohm
    symbol statΩ | statohm
    name statohm
    system metric
    definition statvolt / statampere
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Exact as long as 1 C is taken as 2 997 924 580 statC; since 2019 that number is measured.
    """#)
}
