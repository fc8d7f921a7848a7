extension CatalogText {
  /// Electric inductance, in henries.
  static let electricInductance = CatalogText(
    name: "electric-inductance",
    #"""
    quantity electric-inductance
    name Electric inductance
    description Magnetic flux through a coil per current.
    alias Inductance
    topic Electric units | Electricity | Electrical units
    icon alternatingcurrent
    base henry
    dimension length^2 mass time^-2 current^-2

    unit henry
    symbol H
    name henry
    plural henries
    alias henrys
    system metric
    definition weber / ampere
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millihenry
    symbol mH
    name millihenry
    plural millihenries
    alias millihenrys
    system metric
    definition 1e-3 henry
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microhenry
    symbol µH | uH
    name microhenry
    plural microhenries
    alias microhenrys
    system metric
    definition 1e-6 henry
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanohenry
    symbol nH
    name nanohenry
    plural nanohenries
    alias nanohenrys
    system metric
    definition 1e-9 henry
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picohenry
    symbol pH
    name picohenry
    plural picohenries
    alias picohenrys
    system metric
    definition 1e-12 henry
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit abhenry
    symbol abH
    name abhenry
    plural abhenries
    alias abhenrys
    system metric
    definition abvolt * second / biot
    source NIST SP 811 (2008), appendix B.8

    unit stathenry
    symbol statH
    name stathenry
    plural stathenries
    alias stathenrys
    system metric
    definition statvolt * second / statampere
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Exact as long as 1 C is taken as 2 997 924 580 statC; since 2019 that number is measured.
    """#)
}
