extension CatalogText {
  /// Electric conductance, in siemens.
  static let electricConductance = CatalogText(
    name: "electric-conductance",
    #"""
    quantity electric-conductance
    name Electric conductance
    description Current per voltage through a conductor.
    alias Conductance
    topic Electric units | Electricity | Electrical units
    icon cable.connector
    base siemens
    dimension length^-2 mass^-1 time^3 current^2

    unit kilosiemens
    symbol kS
    name kilosiemens
    plural kilosiemens
    system metric
    definition 1e3 siemens
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit siemens
    symbol S
    name siemens
    plural siemens
    system metric
    definition ampere / volt
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millisiemens
    symbol mS
    name millisiemens
    plural millisiemens
    system metric
    definition 1e-3 siemens
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microsiemens
    symbol µS | uS
    name microsiemens
    plural microsiemens
    system metric
    definition 1e-6 siemens
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanosiemens
    symbol nS
    name nanosiemens
    plural nanosiemens
    system metric
    definition 1e-9 siemens
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit mho
    symbol ℧ | mho
    name mho
    system metric
    definition 1 / ohm
    source NIST SP 811 (2008), appendix B.8
    note The former name of the siemens.

    unit abmho
    symbol ab℧ | abmho
    name abmho
    alias absiemens
    system metric
    definition 1 / abohm
    source NIST SP 811 (2008), appendix B.8

    unit statmho
    symbol stat℧ | statmho
    name statmho
    alias statsiemens
    system metric
    definition 1 / statohm
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Exact as long as 1 C is taken as 2 997 924 580 statC; since 2019 that number is measured.
    """#)
}
