extension CatalogText {
  /// Exposure to X and gamma rays, in coulombs per kilogram.
  static let exposure = CatalogText(
    name: "exposure",
    #"""
    quantity exposure
    name Exposure (X and gamma rays)
    description Electric charge that rays set free per mass of air.
    topic Radiation
    icon dot.radiowaves.right
    base coulomb-per-kilogram
    dimension mass^-1 time current

    unit coulomb-per-kilogram
    symbol C/kg
    name coulomb per kilogram
    plural coulombs per kilogram
    system metric
    definition coulomb / kilogram
    source SI Brochure, 9th edition (2019), section 2.3.4, table 6

    unit millicoulomb-per-kilogram
    symbol mC/kg
    name millicoulomb per kilogram
    plural millicoulombs per kilogram
    system metric
    definition millicoulomb / kilogram
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit roentgen
    symbol R
    name roentgen
    alias röntgen | röntgens
    system metric
    definition 2.58e-4 coulomb-per-kilogram
    source NIST SP 811 (2008), appendix B.8

    unit milliroentgen
    symbol mR
    name milliroentgen
    system metric
    definition 1e-3 roentgen
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7

    unit microroentgen
    symbol µR | uR
    name microroentgen
    system metric
    definition 1e-6 roentgen
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7
    """#)
}
