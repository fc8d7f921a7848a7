extension CatalogText {
  /// Electric potential difference, in volts.
  static let voltage = CatalogText(
    name: "voltage",
    #"""
    quantity voltage
    name Voltage
    description Difference of electric potential between two points.
    alias Electric potential
    topic Electric units | Electricity | Electrical units
    icon powerplug
    base volt
    dimension length^2 mass time^-3 current^-1

    unit megavolt
    symbol MV
    name megavolt
    system metric
    definition 1e6 volt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilovolt
    symbol kV
    name kilovolt
    system metric
    definition 1e3 volt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit volt
    symbol V
    name volt
    system metric
    definition watt / ampere
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millivolt
    symbol mV
    name millivolt
    system metric
    definition 1e-3 volt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microvolt
    symbol µV | uV
    name microvolt
    system metric
    definition 1e-6 volt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanovolt
    symbol nV
    name nanovolt
    system metric
    definition 1e-9 volt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit abvolt
    symbol abV
    name abvolt
    system metric
    definition erg / abcoulomb
    source NIST SP 811 (2008), appendix B.8

    unit statvolt
    symbol statV
    name statvolt
    system metric
    definition 299.792458 volt
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Exact as long as 1 C is taken as 2 997 924 580 statC; since 2019 that number is measured.

    unit decibel-volt
    symbol dBV | dB(V)
    name decibel re 1 volt
    plural decibels re 1 volt
    alias decibel volt | decibel volts | dB re 1 V
    system metric
    definition level 20 log10 re volt
    source Recommendation ITU-R V.574; IEC 60027-3:2002
    note 0 dBV is 1 V; not dBu, whose zero is 0.7746 V.

    unit decibel-unloaded
    symbol dBu | dB(u)
    name decibel re 0.775 volt
    plural decibels re 0.775 volt
    alias decibel unloaded | decibels unloaded | dB re 0.775 V
    system metric
    definition level 10 log10 re milliwatt * 600 ohm
    source Recommendation ITU-R V.574
    note 0 dBu is the voltage of 1 mW in 600 Ω, the root of 0.6 V², printed as 0.775 V.

    unit decibel-millivolt
    symbol dBmV | dB(mV)
    name decibel re 1 millivolt
    plural decibels re 1 millivolt
    alias decibel millivolt | decibel millivolts | dB re 1 mV
    system metric
    definition level 20 log10 re millivolt
    source Customary in cable television
    kind conventional
    note 0 dBmV is 1 mV, whatever the load.

    unit decibel-microvolt
    symbol dBµV | dBuV | dB(µV) | dB(uV)
    name decibel re 1 microvolt
    plural decibels re 1 microvolt
    alias decibel microvolt | decibel microvolts | dB re 1 µV
    system metric
    definition level 20 log10 re microvolt
    source Recommendation ITU-R V.574; CISPR 16-1-1
    note 0 dBµV is 1 µV, whatever the load.
    """#)
}
