extension CatalogText {
  /// Volume flow, in cubic meters per second.
  static let volumeFlow = CatalogText(
    name: "volume-flow",
    #"""
    quantity volume-flow
    name Volume flow
    description Volume that passes per time.
    alias Volume flow rate | Volumetric flow
    topic Flow | Flow rate
    icon drop
    base cubic-meter-per-second
    dimension length^3 time^-1
    # Default first: US, then imperial.
    choice gpm | gal/min | gallon per minute | gallons per minute = gallon-per-minute
      gallon-per-minute-imperial
    choice gph | gal/h | gallon per hour | gallons per hour = gallon-per-hour
      gallon-per-hour-imperial
    choice gpd | gal/d | gallon per day | gallons per day = gallon-per-day gallon-per-day-imperial

    unit cubic-meter-per-second
    symbol m³/s
    name cubic meter per second
    plural cubic meters per second
    alias cumec | cumecs
    system metric
    definition meter^3 / second
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit cubic-meter-per-minute
    symbol m³/min
    name cubic meter per minute
    plural cubic meters per minute
    system metric
    definition meter^3 / minute
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit cubic-meter-per-hour
    symbol m³/h
    name cubic meter per hour
    plural cubic meters per hour
    alias m³/hr | cmh
    system metric
    definition meter^3 / hour
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit cubic-meter-per-day
    symbol m³/d
    name cubic meter per day
    plural cubic meters per day
    alias m³/day
    system metric
    definition meter^3 / day
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit liter-per-second
    symbol L/s | l/s
    name liter per second
    plural liters per second
    alias lps
    system metric
    definition liter / second
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit liter-per-minute
    symbol L/min | l/min
    name liter per minute
    plural liters per minute
    alias lpm
    system metric
    definition liter / minute
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit liter-per-hour
    symbol L/h | l/h
    name liter per hour
    plural liters per hour
    alias lph | l/hr
    system metric
    definition liter / hour
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit liter-per-day
    symbol L/d | l/d
    name liter per day
    plural liters per day
    alias l/day
    system metric
    definition liter / day
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit milliliter-per-second
    symbol mL/s | ml/s
    name milliliter per second
    plural milliliters per second
    system metric
    definition milliliter / second
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit milliliter-per-minute
    symbol mL/min | ml/min
    name milliliter per minute
    plural milliliters per minute
    system metric
    definition milliliter / minute
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit milliliter-per-hour
    symbol mL/h | ml/h
    name milliliter per hour
    plural milliliters per hour
    alias ml/hr
    system metric
    definition milliliter / hour
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit cubic-centimeter-per-minute
    symbol cm³/min
    name cubic centimeter per minute
    plural cubic centimeters per minute
    alias ccm/min | cc/min
    system metric
    definition centimeter^3 / minute
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit cubic-foot-per-second
    symbol ft³/s | cfs
    name cubic foot per second
    plural cubic feet per second
    alias cusec | cusecs | cu ft/s
    system us imperial
    definition foot^3 / second
    source NIST SP 811 (2008), appendix B.8

    unit cubic-foot-per-minute
    symbol ft³/min | cfm
    name cubic foot per minute
    plural cubic feet per minute
    alias cfm | cu ft/min
    system us imperial
    definition foot^3 / minute
    source NIST SP 811 (2008), appendix B.8

    unit cubic-foot-per-hour
    symbol ft³/h | cfh
    name cubic foot per hour
    plural cubic feet per hour
    alias cu ft/h | ft³/hr
    system us imperial
    definition foot^3 / hour
    source NIST SP 811 (2008), appendix B.8, by the cubic foot per minute

    unit cubic-yard-per-minute
    symbol yd³/min
    name cubic yard per minute
    plural cubic yards per minute
    alias cu yd/min
    system us imperial
    definition yard^3 / minute
    source NIST SP 811 (2008), appendix B.8

    unit gallon-per-minute
    symbol gal/min (US) | gpm (US)
    name US gallon per minute
    plural US gallons per minute
    alias US gpm | gpm US | US gal/min
    system us
    definition gallon / minute
    source NIST SP 811 (2008), appendix B.8

    unit gallon-per-hour
    symbol gal/h (US) | gph (US)
    name US gallon per hour
    plural US gallons per hour
    alias US gph | gph US | US gal/h
    system us
    definition gallon / hour
    source NIST SP 811 (2008), appendix B.8, by the gallon per minute

    unit gallon-per-day
    symbol gal/d (US) | gpd (US)
    name US gallon per day
    plural US gallons per day
    alias US gpd | gpd US | US gal/d
    system us
    definition gallon / day
    source NIST SP 811 (2008), appendix B.8

    unit gallon-per-minute-imperial
    symbol gal/min (UK) | gpm (UK)
    name imperial gallon per minute
    plural imperial gallons per minute
    alias UK gallon per minute | UK gallons per minute | imp gpm | UK gpm
    system imperial
    definition gallon-imperial / minute
    source UK Weights and Measures Act 1985, schedule 1, for the gallon

    unit gallon-per-hour-imperial
    symbol gal/h (UK) | gph (UK)
    name imperial gallon per hour
    plural imperial gallons per hour
    alias UK gallon per hour | UK gallons per hour | imp gph | UK gph
    system imperial
    definition gallon-imperial / hour
    source UK Weights and Measures Act 1985, schedule 1, for the gallon

    unit gallon-per-day-imperial
    symbol gal/d (UK) | gpd (UK)
    name imperial gallon per day
    plural imperial gallons per day
    alias UK gallon per day | UK gallons per day | imp gpd | UK gpd
    system imperial
    definition gallon-imperial / day
    source UK Weights and Measures Act 1985, schedule 1, for the gallon

    unit million-gallon-per-day
    symbol MGD (US) | MGD
    name million US gallons per day
    plural million US gallons per day
    alias million gallons per day | mgd
    system us
    definition 1e6 gallon / day
    source NIST SP 811 (2008), appendix B.8, by the gallon per day
    note Of US gallons, as in US water supply.

    unit barrel-per-day
    symbol bbl/d | bpd
    name barrel of oil per day
    plural barrels of oil per day
    alias barrel per day | barrels per day | bbl/day | oil barrel per day
    system other
    definition barrel / day
    source NIST SP 811 (2008), appendix B.8, for the barrel
    note Of barrels of 42 US gallons.

    unit acre-foot-per-day
    symbol ac⋅ft/d | ac ft/d
    name acre-foot per day
    plural acre-feet per day
    alias ac ft/day
    system us
    definition acre-foot / day
    source NIST Handbook 44, appendix C, for the acre
    note Of the international foot.
    """#)
}
