extension CatalogText {
  /// Levels: logarithms of ratios, in nepers.
  static let level = CatalogText(
    name: "level",
    #"""
    quantity level
    name Level
    description Logarithm of a ratio whose reference is not stated.
    alias Logarithmic ratio
    icon chart.bar
    base neper
    dimension 1
    # The everyday meaning first.
    choice B = byte bel

    unit neper
    symbol Np
    name neper
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 4, table 8
    note The natural logarithm of a ratio of amplitudes, or half of that of powers.

    unit decineper
    symbol dNp
    name decineper
    system metric
    definition 1e-1 neper
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit bel
    symbol B
    name bel
    system metric
    definition 1/2 ln10 neper
    source SI Brochure, 9th edition (2019), section 4, table 8
    note The decimal logarithm of a ratio of powers, or twice that of amplitudes.

    unit decibel
    symbol dB
    name decibel
    system metric
    definition 1e-1 bel
    source SI Brochure, 9th edition (2019), section 4, table 8
    note Without a reference: a ratio. dB SPL, dBm, dBV and the like have one.

    unit millibel
    symbol mB
    name millibel
    system metric
    definition 1e-3 bel
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8
    """#)
}
