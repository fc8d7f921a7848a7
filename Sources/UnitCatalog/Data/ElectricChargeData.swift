extension CatalogText {
  /// Electric charge, in coulombs.
  static let electricCharge = CatalogText(
    name: "electric-charge",
    #"""
    quantity electric-charge
    name Electric charge
    description Amount of electricity: current times time.
    alias Charge
    topic Electric units | Electricity | Electrical units
    icon battery.100
    base coulomb
    dimension time current
    # Of a letter that is the symbol of several units people mean the everyday one first.
    choice C = celsius coulomb

    unit kilocoulomb
    symbol kC
    name kilocoulomb
    system metric
    definition 1e3 coulomb
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit coulomb
    symbol C | A⋅s | As
    name coulomb
    alias ampere second | ampere seconds
    system metric
    definition ampere * second
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millicoulomb
    symbol mC
    name millicoulomb
    system metric
    definition 1e-3 coulomb
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microcoulomb
    symbol µC | uC
    name microcoulomb
    system metric
    definition 1e-6 coulomb
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanocoulomb
    symbol nC
    name nanocoulomb
    system metric
    definition 1e-9 coulomb
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picocoulomb
    symbol pC
    name picocoulomb
    system metric
    definition 1e-12 coulomb
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kiloampere-hour
    symbol kAh | kA⋅h
    name kiloampere hour
    alias kiloamp hour | kiloamp hours
    system metric
    definition kiloampere * hour
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit ampere-hour
    symbol Ah | A⋅h
    name ampere hour
    alias amp hour | amp hours
    system metric
    definition ampere * hour
    source NIST SP 811 (2008), appendix B.8

    unit milliampere-hour
    symbol mAh | mA⋅h
    name milliampere hour
    alias milliamp hour | milliamp hours
    system metric
    definition milliampere * hour
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit elementary-charge
    symbol e
    name elementary charge
    system metric
    definition 1.602176634e-19 coulomb
    source SI Brochure, 9th edition (2019), section 2.2, table 1

    unit faraday
    symbol faraday
    name faraday
    system metric
    definition 6.02214076e23 elementary-charge
    source SI Brochure, 9th edition (2019), section 2.2, table 1
    note The charge of a mole of elementary charges: Avogadro number times e.

    unit abcoulomb
    symbol abC
    name abcoulomb
    system metric
    definition biot * second
    source NIST SP 811 (2008), appendix B.8

    unit statcoulomb
    symbol statC | Fr
    name statcoulomb
    alias franklin | franklins
    system metric
    definition 1/2997924580 coulomb
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Exact as long as 1 C is taken as 2 997 924 580 statC; since 2019 that number is measured.
    """#)
}
