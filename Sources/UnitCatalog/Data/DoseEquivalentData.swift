extension CatalogText {
  /// Dose equivalent of ionizing radiation, in sieverts.
  static let doseEquivalent = CatalogText(
    name: "dose-equivalent",
    #"""
    quantity dose-equivalent
    name Dose equivalent
    description Harm of radiation to the body, as energy taken up per mass.
    alias Equivalent dose
    topic Radiation | Radiation dose
    icon shield
    base sievert
    dimension length^2 time^-2

    unit sievert
    symbol Sv
    name sievert
    system metric
    definition joule / kilogram
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4
    note Weighted by the harm done: the gray is another quantity.

    unit millisievert
    symbol mSv
    name millisievert
    system metric
    definition 1e-3 sievert
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microsievert
    symbol µSv | uSv
    name microsievert
    system metric
    definition 1e-6 sievert
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanosievert
    symbol nSv
    name nanosievert
    system metric
    definition 1e-9 sievert
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit rem
    symbol rem
    name rem
    alias roentgen equivalent man
    system metric
    definition 1e-2 sievert
    source NIST SP 811 (2008), appendix B.8

    unit millirem
    symbol mrem
    name millirem
    system metric
    definition 1e-3 rem
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7
    """#)
}
