extension CatalogText {
  /// Magnetic field strength, in amperes per meter.
  static let magneticFieldStrength = CatalogText(
    name: "magnetic-field-strength",
    #"""
    quantity magnetic-field-strength
    name Magnetic field strength
    description Strength of a magnetic field by the current that makes it.
    topic Magnetism | Magnetic | Magnetic units | Magnetic field
    icon arrow.left.and.right.circle
    base ampere-per-meter
    dimension length^-1 current

    unit kiloampere-per-meter
    symbol kA/m
    name kiloampere per meter
    plural kiloamperes per meter
    system metric
    definition kiloampere / meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit ampere-per-meter
    symbol A/m | At/m
    name ampere per meter
    plural amperes per meter
    alias ampere turn per meter | ampere turns per meter
    system metric
    definition ampere / meter
    source SI Brochure, 9th edition (2019), section 2.3.4, table 5

    unit ampere-per-centimeter
    symbol A/cm
    name ampere per centimeter
    plural amperes per centimeter
    system metric
    definition ampere / centimeter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilooersted
    symbol kOe
    name kilooersted
    system metric
    definition 1e3 oersted
    source SI Brochure, 8th edition (2006), table 9; SI Brochure, 9th edition (2019), section 3,
      table 7

    unit oersted
    symbol Oe
    name oersted
    system metric
    definition 250 ampere / pi * meter
    source SI Brochure, 8th edition (2006), table 9
    note 1000/4π A/m. In empty space a field of 1 Oe has a flux density of 1 G.
    """#)
}
