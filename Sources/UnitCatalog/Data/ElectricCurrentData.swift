extension CatalogText {
  /// Electric current, in amperes.
  static let electricCurrent = CatalogText(
    name: "electric-current",
    #"""
    quantity electric-current
    name Electric current
    description Electric charge that passes per time.
    alias Current
    topic Electric units | Electricity | Electrical units
    icon bolt.horizontal
    base ampere
    dimension current

    unit megaampere
    symbol MA
    name megaampere
    alias megaamp | megaamps
    system metric
    definition 1e6 ampere
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kiloampere
    symbol kA
    name kiloampere
    alias kiloamp | kiloamps
    system metric
    definition 1e3 ampere
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit ampere
    symbol A
    name ampere
    alias amp | amps
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit milliampere
    symbol mA
    name milliampere
    alias milliamp | milliamps
    system metric
    definition 1e-3 ampere
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microampere
    symbol µA | uA
    name microampere
    alias microamp | microamps
    system metric
    definition 1e-6 ampere
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanoampere
    symbol nA
    name nanoampere
    alias nanoamp | nanoamps
    system metric
    definition 1e-9 ampere
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picoampere
    symbol pA
    name picoampere
    alias picoamp | picoamps
    system metric
    definition 1e-12 ampere
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit biot
    symbol Bi | abA
    name biot
    alias abampere | abamperes
    system metric
    definition 10 ampere
    source NIST SP 811 (2008), appendix B.8

    unit statampere
    symbol statA
    name statampere
    system metric
    definition statcoulomb / second
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Exact as long as 1 C is taken as 2 997 924 580 statC; since 2019 that number is measured.
    """#)
}
