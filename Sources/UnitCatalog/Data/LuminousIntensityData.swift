extension CatalogText {
  /// Luminous intensity, in candelas.
  static let luminousIntensity = CatalogText(
    name: "luminous-intensity",
    #"""
    quantity luminous-intensity
    name Luminous intensity
    description Visible light of a source in one direction.
    topic Photometry
    icon flashlight.on.fill
    base candela
    dimension luminous-intensity

    unit kilocandela
    symbol kcd
    name kilocandela
    system metric
    definition 1e3 candela
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit candela
    symbol cd | lm/sr
    name candela
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit millicandela
    symbol mcd
    name millicandela
    system metric
    definition 1e-3 candela
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit candlepower
    symbol cp
    name candlepower
    plural candlepower
    alias candle power
    system us imperial
    definition candela
    source Customary: luminous intensity in candelas
    kind conventional
    note Taken as the candela, as since 1948; the international candle before was 2 % more.
    """#)
}
