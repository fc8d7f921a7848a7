extension CatalogText {
  /// Absorbed dose of ionizing radiation, in grays.
  static let absorbedDose = CatalogText(
    name: "absorbed-dose",
    #"""
    quantity absorbed-dose
    name Absorbed dose
    description Energy of radiation taken up per mass.
    topic Radiation | Radiation dose
    icon rays
    base gray
    dimension length^2 time^-2
    # Length and angle before dose.
    choice rd = rod rad-dose
    choice rad | rads = radian rad-dose

    unit kilogray
    symbol kGy
    name kilogray
    system metric
    definition 1e3 gray
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit gray
    symbol Gy
    name gray
    system metric
    definition joule / kilogram
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4
    note Before any weighting: the sievert is another quantity.

    unit centigray
    symbol cGy
    name centigray
    system metric
    definition 1e-2 gray
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit milligray
    symbol mGy
    name milligray
    system metric
    definition 1e-3 gray
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microgray
    symbol µGy | uGy
    name microgray
    system metric
    definition 1e-6 gray
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilorad
    symbol krad
    name kilorad
    system metric
    definition 1e3 rad-dose
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7

    unit rad-dose
    symbol rad (dose) | rd
    name rad (dose)
    plural rads (dose)
    alias radiation absorbed dose | radiation absorbed doses
    system metric
    definition 100 erg / gram
    source NIST SP 811 (2008), appendix B.8
    note Radiation absorbed dose; not the radian, whose symbol is rad too.
    """#)
}
