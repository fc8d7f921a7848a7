extension CatalogText {
  /// Magnetic flux, in webers.
  static let magneticFlux = CatalogText(
    name: "magnetic-flux",
    #"""
    quantity magnetic-flux
    name Magnetic flux
    description Total magnetic field that passes through an area.
    topic Magnetism | Magnetic | Magnetic units
    icon circle.dotted
    base weber
    dimension length^2 mass time^-2 current^-1

    unit weber
    symbol Wb | V⋅s
    name weber
    alias volt second | volt seconds
    system metric
    definition volt * second
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit milliweber
    symbol mWb
    name milliweber
    system metric
    definition 1e-3 weber
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microweber
    symbol µWb | uWb
    name microweber
    system metric
    definition 1e-6 weber
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanoweber
    symbol nWb
    name nanoweber
    system metric
    definition 1e-9 weber
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilomaxwell
    symbol kMx
    name kilomaxwell
    alias kiloline | kilolines
    system metric
    definition 1e3 maxwell
    source SI Brochure, 8th edition (2006), table 9; SI Brochure, 9th edition (2019), section 3,
      table 7

    unit maxwell
    symbol Mx
    name maxwell
    alias abweber | abwebers
    system metric
    definition 1e-8 weber
    source SI Brochure, 8th edition (2006), table 9
    """#)
}
