extension CatalogText {
  /// Portions of a whole, in parts of one.
  static let portion = CatalogText(
    name: "portion",
    #"""
    quantity portion
    name Portion
    description Share of a whole, in percent or parts per million.
    alias Proportion | Percentage
    icon percent
    base part
    dimension 1
    # The knot is older and more often written so.
    choice kt = knot karat

    unit part
    symbol part
    name part
    alias fraction | fractions
    system other
    definition base
    source SI Brochure, 9th edition (2019), section 5.4.7

    unit percent
    symbol % | pct
    name percent
    plural percent
    alias per cent
    system other
    definition 1e-2 part
    source SI Brochure, 9th edition (2019), section 5.4.7

    unit permille
    symbol ‰
    name permille
    plural permille
    alias per mille | permil | per mil
    system other
    definition 1e-3 part
    source ISO 80000-1:2009

    unit permyriad
    symbol ‱ | bp
    name permyriad
    plural permyriad
    alias basis point | basis points
    system other
    definition 1e-4 part
    source Customary in finance
    kind conventional
    note A hundredth of a percent.

    unit part-per-1e6
    symbol ppm
    name part per million
    plural parts per million
    alias permillion
    system other
    definition 1e-6 part
    source SI Brochure, 9th edition (2019), section 5.4.7

    unit part-per-1e9
    symbol ppb
    name part per billion
    plural parts per billion
    system other
    definition 1e-9 part
    source SI Brochure, 9th edition (2019), section 5.4.7
    kind conventional
    note Of the short scale, 10⁻⁹.

    unit part-per-1e12
    symbol ppt
    name part per trillion
    plural parts per trillion
    system other
    definition 1e-12 part
    source SI Brochure, 9th edition (2019), section 5.4.7
    kind conventional
    note Of the short scale, 10⁻¹²; not parts per thousand.

    unit karat
    symbol kt
    name karat
    system us
    definition 1/24 part
    source Customary for alloys of gold
    kind conventional
    note 24 karats are fine gold, by mass; not the carat of gems, 0.2 g.
    """#)
}
