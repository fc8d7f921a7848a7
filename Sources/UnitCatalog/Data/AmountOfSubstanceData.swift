extension CatalogText {
  /// Amount of substance, in moles.
  static let amountOfSubstance = CatalogText(
    name: "amount-of-substance",
    #"""
    quantity amount-of-substance
    name Amount of substance
    description Number of atoms, molecules or ions, in moles.
    icon circle.hexagongrid
    base mole
    dimension amount

    unit kilomole
    symbol kmol
    name kilomole
    system metric
    definition 1e3 mole
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit mole
    symbol mol
    name mole
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit millimole
    symbol mmol
    name millimole
    system metric
    definition 1e-3 mole
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit micromole
    symbol µmol | umol
    name micromole
    system metric
    definition 1e-6 mole
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanomole
    symbol nmol
    name nanomole
    system metric
    definition 1e-9 mole
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picomole
    symbol pmol
    name picomole
    system metric
    definition 1e-12 mole
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit pound-mole
    symbol lbmol | lb-mol | lb⋅mol
    name pound-mole
    system us imperial
    definition pound mole / gram
    source Customary in chemical engineering
    kind conventional
    note As many moles as a pound has grams.
    """#)
}
