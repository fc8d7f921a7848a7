extension CatalogText {
  /// Magnetic flux density, in teslas.
  static let magneticFluxDensity = CatalogText(
    name: "magnetic-flux-density",
    #"""
    quantity magnetic-flux-density
    name Magnetic flux density
    description Strength of a magnetic field by its force on a current.
    alias Magnetic induction
    topic Magnetism | Magnetic | Magnetic units | Magnetic field
    icon circle.grid.3x3
    base tesla
    dimension mass time^-2 current^-1

    unit tesla
    symbol T | Wb/m²
    name tesla
    alias weber per square meter | webers per square meter
    system metric
    definition weber / meter^2
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millitesla
    symbol mT
    name millitesla
    system metric
    definition 1e-3 tesla
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microtesla
    symbol µT | uT
    name microtesla
    system metric
    definition 1e-6 tesla
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanotesla
    symbol nT
    name nanotesla
    system metric
    definition 1e-9 tesla
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picotesla
    symbol pT
    name picotesla
    system metric
    definition 1e-12 tesla
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilogauss
    symbol kG
    name kilogauss
    plural kilogauss
    system metric
    definition 1e3 gauss
    source SI Brochure, 8th edition (2006), table 9; SI Brochure, 9th edition (2019), section 3,
      table 7

    unit gauss
    symbol G | Gs
    name gauss
    plural gauss
    alias gausses
    system metric
    definition maxwell / centimeter^2
    source SI Brochure, 8th edition (2006), table 9

    unit milligauss
    symbol mG
    name milligauss
    plural milligauss
    system metric
    definition 1e-3 gauss
    source SI Brochure, 8th edition (2006), table 9; SI Brochure, 9th edition (2019), section 3,
      table 7

    unit gamma
    symbol gamma
    name gamma
    system metric
    definition nanotesla
    source NIST SP 811 (2008), appendix B.8
    """#)
}
