extension CatalogText {
  /// Power, in watts.
  static let power = CatalogText(
    name: "power",
    #"""
    quantity power
    name Power
    description Energy per time.
    icon bolt
    base watt
    dimension length^2 mass time^-3
    group Sound level (power, re 1 pW) = decibel-sound-power-level
    # Default first: mechanical (550 ft⋅lbf/s), then metric, electric, water, boiler.
    choice hp | HP | horsepower | horsepowers = horsepower horsepower-metric horsepower-electric
      horsepower-water horsepower-boiler
    choice BTU/h | Btu/h | BTU/hr | BTUh | BTU per hour | British thermal unit per hour |
      British thermal units per hour = british-thermal-unit-it-per-hour
      british-thermal-unit-th-per-hour
    choice BTU/min | Btu/min | BTU per minute | British thermal unit per minute |
      British thermal units per minute = british-thermal-unit-it-per-minute
      british-thermal-unit-th-per-minute
    choice BTU/s | Btu/s | BTU per second | British thermal unit per second |
      British thermal units per second = british-thermal-unit-it-per-second
      british-thermal-unit-th-per-second
    choice cal/s | calorie per second | calories per second = calorie-per-second
      calorie-it-per-second
    choice kcal/h | kilocalorie per hour | kilocalories per hour = kilocalorie-per-hour
      kilocalorie-it-per-hour

    unit watt
    symbol W
    name watt
    system metric
    definition joule / second
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit kilowatt
    symbol kW
    name kilowatt
    system metric
    definition 1e3 watt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit megawatt
    symbol MW
    name megawatt
    system metric
    definition 1e6 watt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit gigawatt
    symbol GW
    name gigawatt
    system metric
    definition 1e9 watt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit terawatt
    symbol TW
    name terawatt
    system metric
    definition 1e12 watt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit milliwatt
    symbol mW
    name milliwatt
    system metric
    definition 1e-3 watt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microwatt
    symbol µW | uW
    name microwatt
    system metric
    definition 1e-6 watt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanowatt
    symbol nW
    name nanowatt
    system metric
    definition 1e-9 watt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picowatt
    symbol pW
    name picowatt
    system metric
    definition 1e-12 watt
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit horsepower
    symbol hp (mech) | hp (I)
    name mechanical horsepower
    plural mechanical horsepower
    alias imperial horsepower | UK horsepower | horsepower (mechanical) | hp (mechanical) |
      mechanical hp | mech hp | bhp
    system us imperial
    definition 550 foot * pound-force / second
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note James Watt's, 550 ft⋅lbf/s.

    unit horsepower-metric
    symbol hp (metric) | PS | CV
    name metric horsepower
    plural metric horsepower
    alias horsepower (metric) | Pferdestärke | cheval vapeur | metric hp
    system metric
    definition 75 kilogram-force * meter / second
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note 75 kgf⋅m/s, of engines in Europe.

    unit horsepower-electric
    symbol hp (electric)
    name electric horsepower
    plural electric horsepower
    alias electrical horsepower | horsepower (electric) | electric hp
    system us
    definition 746 watt
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note 746 W, of electric motors.

    unit horsepower-water
    symbol hp (water)
    name water horsepower
    plural water horsepower
    alias horsepower (water) | water hp
    system us
    definition 746.043 watt
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note 746.043 W, of pumps.

    unit horsepower-boiler
    symbol hp (boiler)
    name boiler horsepower
    plural boiler horsepower
    alias horsepower (boiler) | boiler hp
    system us
    definition 9809.5 watt
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Heat of a boiler, 9809.50 W, about 33 475 Btu/h; thirteen times the others.

    unit british-thermal-unit-it-per-hour
    symbol Btu (IT)/h | BTU (IT)/h
    name International Table British thermal unit per hour
    plural International Table British thermal units per hour
    system us imperial
    definition british-thermal-unit-it / hour
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of International Table Btu.

    unit british-thermal-unit-it-per-minute
    symbol Btu (IT)/min | BTU (IT)/min
    name International Table British thermal unit per minute
    plural International Table British thermal units per minute
    system us imperial
    definition british-thermal-unit-it / minute
    source NIST SP 811 (2008), appendix B.8, by the Btu per second
    kind conventional
    note Of International Table Btu.

    unit british-thermal-unit-it-per-second
    symbol Btu (IT)/s | BTU (IT)/s
    name International Table British thermal unit per second
    plural International Table British thermal units per second
    system us imperial
    definition british-thermal-unit-it / second
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of International Table Btu.

    unit british-thermal-unit-th-per-hour
    symbol Btu (th)/h | BTU (th)/h
    name thermochemical British thermal unit per hour
    plural thermochemical British thermal units per hour
    system us imperial
    definition british-thermal-unit-th / hour
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of thermochemical Btu.

    unit british-thermal-unit-th-per-minute
    symbol Btu (th)/min | BTU (th)/min
    name thermochemical British thermal unit per minute
    plural thermochemical British thermal units per minute
    system us imperial
    definition british-thermal-unit-th / minute
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of thermochemical Btu.

    unit british-thermal-unit-th-per-second
    symbol Btu (th)/s | BTU (th)/s
    name thermochemical British thermal unit per second
    plural thermochemical British thermal units per second
    system us imperial
    definition british-thermal-unit-th / second
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of thermochemical Btu.

    unit ton-refrigeration
    symbol TR | RT
    name ton of refrigeration
    plural tons of refrigeration
    alias refrigeration ton | refrigeration tons
    system us
    definition 12000 british-thermal-unit-it-per-hour
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note 12 000 Btu (IT) per hour.

    unit kilocalorie-per-hour
    symbol kcal (th)/h
    name thermochemical kilocalorie per hour
    plural thermochemical kilocalories per hour
    system other
    definition kilocalorie / hour
    source NIST SP 811 (2008), appendix B.8, by the kilocalorie per minute
    kind conventional
    note Of thermochemical calories.

    unit kilocalorie-it-per-hour
    symbol kcal (IT)/h
    name International Table kilocalorie per hour
    plural International Table kilocalories per hour
    system other
    definition kilocalorie-it / hour
    source 5th International Conference on the Properties of Steam (London, 1956)
    kind conventional
    note Of International Table calories: 1.163 W.

    unit calorie-per-second
    symbol cal (th)/s
    name thermochemical calorie per second
    plural thermochemical calories per second
    system other
    definition calorie / second
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of thermochemical calories.

    unit calorie-it-per-second
    symbol cal (IT)/s
    name International Table calorie per second
    plural International Table calories per second
    system other
    definition calorie-it / second
    source 5th International Conference on the Properties of Steam (London, 1956); NIST SP 811
      (2008), appendix B.8
    kind conventional
    note Of International Table calories: 4.1868 W.

    unit foot-pound-force-per-second
    symbol ft⋅lbf/s | ft lbf/s
    name foot-pound-force per second
    plural foot-pounds-force per second
    alias foot pound per second | foot pounds per second
    system us imperial
    definition foot-pound-force / second
    source NIST SP 811 (2008), appendix B.8

    unit foot-pound-force-per-minute
    symbol ft⋅lbf/min | ft lbf/min
    name foot-pound-force per minute
    plural foot-pounds-force per minute
    alias foot pound per minute | foot pounds per minute
    system us imperial
    definition foot-pound-force / minute
    source NIST SP 811 (2008), appendix B.8

    unit foot-pound-force-per-hour
    symbol ft⋅lbf/h | ft lbf/h
    name foot-pound-force per hour
    plural foot-pounds-force per hour
    alias foot pound per hour | foot pounds per hour
    system us imperial
    definition foot-pound-force / hour
    source NIST SP 811 (2008), appendix B.8

    unit kilogram-force-meter-per-second
    symbol kgf⋅m/s
    name kilogram-force meter per second
    plural kilogram-force meters per second
    system metric
    definition kilogram-force * meter / second
    source NIST SP 811 (2008), appendix B.8, by the metric horsepower

    unit erg-per-second
    symbol erg/s
    name erg per second
    plural ergs per second
    system metric
    definition erg / second
    source NIST SP 811 (2008), appendix B.8

    unit volt-ampere
    symbol V⋅A | VA
    name volt-ampere
    system metric
    definition volt * ampere
    source SI Brochure, 9th edition (2019), section 2.3.4
    kind conventional
    note Apparent power; equal to a watt as a unit, but not the same quantity as active power.

    unit kilovolt-ampere
    symbol kV⋅A | kVA
    name kilovolt-ampere
    system metric
    definition kilovolt * ampere
    source SI Brochure, 9th edition (2019), section 3, table 7
    kind conventional
    note Apparent power; equal to a kilowatt as a unit, but not the same quantity as active power.

    unit decibel-milliwatt
    symbol dBm | dB(mW) | dBmW
    name decibel re 1 milliwatt
    plural decibels re 1 milliwatt
    alias decibel milliwatt | decibel milliwatts | decibel (1 mW) | dB re 1 mW
    system metric
    definition level 10 log10 re milliwatt
    source Recommendation ITU-R V.574
    note 0 dBm is 1 mW, whatever the load.

    unit decibel-watt
    symbol dBW | dB(W)
    name decibel re 1 watt
    plural decibels re 1 watt
    alias decibel watt | decibel watts | decibel (1 W) | dB re 1 W
    system metric
    definition level 10 log10 re watt
    source Recommendation ITU-R V.574
    note 0 dBW is 1 W, 30 dBm.

    unit decibel-sound-power-level
    symbol dB SWL | dB(SWL) | dBSWL
    name decibel of sound power
    plural decibels of sound power
    alias decibel of sound power level | decibels of sound power level | sound power level |
      decibel SWL | decibels SWL | dB PWL | dB re 1 pW
    system metric
    definition level 10 log10 re picowatt
    source ISO 80000-8:2007, sound power level; ISO 1683:2015, reference values
    note 0 dB is a sound power of 1 pW; not the pressure of dB SPL.
    """#)
}
