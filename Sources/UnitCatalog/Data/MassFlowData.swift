extension CatalogText {
  /// Mass flow, in kilograms per second.
  static let massFlow = CatalogText(
    name: "mass-flow",
    #"""
    quantity mass-flow
    name Mass flow
    description Mass that passes per time.
    alias Mass flow rate
    topic Flow | Flow rate
    icon shippingbox
    base kilogram-per-second
    dimension mass time^-1
    choice ton/h | ton per hour | tons per hour = ton-per-hour ton-per-hour-imperial tonne-per-hour

    unit kilogram-per-second
    symbol kg/s
    name kilogram per second
    plural kilograms per second
    system metric
    definition kilogram / second
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit kilogram-per-minute
    symbol kg/min
    name kilogram per minute
    plural kilograms per minute
    system metric
    definition kilogram / minute
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit kilogram-per-hour
    symbol kg/h
    name kilogram per hour
    plural kilograms per hour
    alias kg/hr
    system metric
    definition kilogram / hour
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit kilogram-per-day
    symbol kg/d
    name kilogram per day
    plural kilograms per day
    alias kg/day
    system metric
    definition kilogram / day
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit gram-per-second
    symbol g/s
    name gram per second
    plural grams per second
    system metric
    definition gram / second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit gram-per-minute
    symbol g/min
    name gram per minute
    plural grams per minute
    system metric
    definition gram / minute
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit gram-per-hour
    symbol g/h
    name gram per hour
    plural grams per hour
    alias g/hr
    system metric
    definition gram / hour
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit milligram-per-second
    symbol mg/s
    name milligram per second
    plural milligrams per second
    system metric
    definition milligram / second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit tonne-per-hour
    symbol t/h
    name tonne per hour
    plural tonnes per hour
    alias metric ton per hour | metric tons per hour | t/hr
    system metric
    definition tonne / hour
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit tonne-per-day
    symbol t/d
    name tonne per day
    plural tonnes per day
    alias metric ton per day | metric tons per day | t/day
    system metric
    definition tonne / day
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit pound-per-second
    symbol lb/s
    name pound per second
    plural pounds per second
    alias lbs/s
    system us imperial
    definition pound / second
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-minute
    symbol lb/min
    name pound per minute
    plural pounds per minute
    alias lbs/min
    system us imperial
    definition pound / minute
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-hour
    symbol lb/h
    name pound per hour
    plural pounds per hour
    alias pph | lb/hr | lbs/h
    system us imperial
    definition pound / hour
    source NIST SP 811 (2008), appendix B.8

    unit ton-per-hour
    symbol ton/h (US)
    name US ton per hour
    plural US tons per hour
    alias short ton per hour | short tons per hour
    system us
    definition ton / hour
    source NIST SP 811 (2008), appendix B.8

    unit ton-per-hour-imperial
    symbol ton/h (UK)
    name imperial ton per hour
    plural imperial tons per hour
    alias long ton per hour | long tons per hour | UK ton per hour
    system imperial
    definition ton-imperial / hour
    source UK Weights and Measures Act 1985, schedule 1, for the ton

    unit slug-per-second
    symbol slug/s
    name slug per second
    plural slugs per second
    system us imperial
    definition slug / second
    source NIST SP 811 (2008), appendix B.8, for the slug
    kind conventional
    note Of slugs in standard gravity.
    """#)
}
