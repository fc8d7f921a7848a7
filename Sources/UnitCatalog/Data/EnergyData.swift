extension CatalogText {
  /// Energy, in joules.
  static let energy = CatalogText(
    name: "energy",
    #"""
    quantity energy
    name Energy
    description Work, heat, and what fuel and food supply.
    alias Work | Heat
    icon flame
    base joule
    dimension length^2 mass time^-2
    # Default first: thermochemical calories, International Table Btu (ISO), the US therm; energy
    # before torque.
    choice cal = calorie calorie-it calorie-15
    # With its capital the Calorie of food; `cal` in any other case stays the small one.
    choice Cal = kilocalorie kilocalorie-it calorie
    choice calorie | calories = calorie calorie-it calorie-15 kilocalorie
    choice kcal | kilocalorie | kilocalories = kilocalorie kilocalorie-it
    choice BTU | Btu | BTUs | British thermal unit | British thermal units =
      british-thermal-unit-it british-thermal-unit-th british-thermal-unit-59
    choice therm | therms | thm = therm-us therm-it therm-ec
    choice ft lb | ft lbs | ft-lb | ft-lbs | ft⋅lb | foot pound | foot pounds = foot-pound-force
      pound-force-foot

    unit joule
    symbol J
    name joule
    system metric
    definition newton * meter
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit kilojoule
    symbol kJ
    name kilojoule
    system metric
    definition 1e3 joule
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit megajoule
    symbol MJ
    name megajoule
    system metric
    definition 1e6 joule
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit gigajoule
    symbol GJ
    name gigajoule
    system metric
    definition 1e9 joule
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit terajoule
    symbol TJ
    name terajoule
    system metric
    definition 1e12 joule
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit millijoule
    symbol mJ
    name millijoule
    system metric
    definition 1e-3 joule
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microjoule
    symbol µJ | uJ
    name microjoule
    system metric
    definition 1e-6 joule
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit calorie
    symbol cal (th)
    name thermochemical calorie
    alias gram calorie | gram calories | small calorie | small calories | calorie (thermochemical)
    system other
    definition 4.184 joule
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note The calorie of chemistry; the International Table calorie is 4.1868 J, that of 15 °C
      about 4.1855 J.

    unit kilocalorie
    symbol kcal (th) | Cal
    name thermochemical kilocalorie
    alias food calorie | food calories | foodcalorie | foodcalories | large calorie | large
      calories | dietary calorie | dietary calories | nutrition calorie | nutrition calories
    system other
    definition 1000 calorie
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note The Calorie of food labels, of thermochemical calories.

    unit calorie-it
    symbol cal (IT)
    name International Table calorie
    alias calorie (IT) | calories (IT)
    system other
    definition 4.1868 joule
    source 5th International Conference on the Properties of Steam (London, 1956); NIST SP 811
      (2008), appendix B.8
    kind conventional
    note The calorie of steam tables.

    unit kilocalorie-it
    symbol kcal (IT)
    name International Table kilocalorie
    alias kilocalorie (IT) | kilocalories (IT)
    system other
    definition 1000 calorie-it
    source 5th International Conference on the Properties of Steam (London, 1956); NIST SP 811
      (2008), appendix B.8
    kind conventional
    note Of International Table calories.

    unit calorie-15
    symbol cal (15 °C)
    name calorie at 15 °C
    plural calories at 15 °C
    alias 15 °C calorie | 15 °C calories | calorie (15 °C)
    system other
    definition 4.1855 joule
    source International Committee for Weights and Measures (1950)
    kind measured
    note Heats a gram of water from 14.5 to 15.5 °C; uncertainty 0.0005 J. NIST SP 811 prints
      4.1858 J.

    unit watt-hour
    symbol Wh | W⋅h | W h
    name watt-hour
    system metric
    definition watt * hour
    source NIST SP 811 (2008), appendix B.8

    unit kilowatt-hour
    symbol kWh | kW⋅h | kW h
    name kilowatt-hour
    alias kwhr
    system metric
    definition kilowatt * hour
    source NIST SP 811 (2008), appendix B.8

    unit megawatt-hour
    symbol MWh | MW⋅h | MW h | MWH
    name megawatt-hour
    system metric
    definition megawatt * hour
    source NIST SP 811 (2008), appendix B.8, by the kilowatt hour

    unit gigawatt-hour
    symbol GWh | GW⋅h | GW h
    name gigawatt-hour
    system metric
    definition gigawatt * hour
    source NIST SP 811 (2008), appendix B.8, by the kilowatt hour

    unit terawatt-hour
    symbol TWh | TW⋅h | TW h
    name terawatt-hour
    system metric
    definition terawatt * hour
    source NIST SP 811 (2008), appendix B.8, by the kilowatt hour

    unit milliwatt-hour
    symbol mWh | mW⋅h | mW h
    name milliwatt-hour
    system metric
    definition milliwatt * hour
    source NIST SP 811 (2008), appendix B.8, by the watt hour

    unit watt-second
    symbol W⋅s | Ws | W s
    name watt-second
    system metric
    definition watt * second
    source NIST SP 811 (2008), appendix B.8

    unit british-thermal-unit-it
    symbol Btu (IT) | BTU (IT)
    name International Table British thermal unit
    alias BTUIT | ISO BTU | Btu (International Table) | British thermal unit (IT)
    system us imperial
    definition 2326 joule * pound / kilogram
    source 5th International Conference on the Properties of Steam (London, 1956); NIST SP 811
      (2008), appendix B.8
    kind conventional
    note A Btu per pound is 2326 J/kg, so a Btu per pound and °F is a calorie (IT) per gram and
      °C. CLDR calls the thermochemical one british-thermal-unit.

    unit british-thermal-unit-th
    symbol Btu (th) | BTU (th)
    name thermochemical British thermal unit
    alias BTUth | Btu (thermochemical) | British thermal unit (th) | British thermal unit
      (thermochemical)
    system us imperial
    definition 5/9 calorie * pound / gram
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of thermochemical calories: 1054.35 J.

    unit british-thermal-unit-59
    symbol Btu (59 °F) | BTU (59 °F)
    name British thermal unit at 59 °F
    plural British thermal units at 59 °F
    system us imperial
    definition 1054.804 joule
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note The Btu of the US legal therm, from the heat of water near 15 °C.

    unit therm-us
    symbol thm (US) | therm (US)
    name US therm
    system us
    definition 1e5 british-thermal-unit-59
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note The legal unit of the US natural gas trade, of Btu at 59 °F.

    unit therm-it
    symbol thm (IT) | therm (IT)
    name International Table therm
    system us imperial
    definition 1e5 british-thermal-unit-it
    source NIST SP 811 (2008), appendix B.8, note on the therm
    kind conventional
    note Of International Table Btu, as engineers often take it.

    unit therm-ec
    symbol thm (EC) | therm (EC)
    name EC therm
    alias European therm | European therms
    system imperial
    definition 105506000 joule
    source Council Directive 80/181/EEC; NIST SP 811 (2008), appendix B.8
    kind conventional
    note The directive rounds it to 105.506 MJ.

    unit quad
    symbol quad
    name quad
    system us
    definition 1e15 british-thermal-unit-it
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of International Table Btu.

    unit electronvolt
    symbol eV
    name electronvolt
    alias electron volt | electron volts
    system metric
    definition elementary-charge * volt
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit kiloelectronvolt
    symbol keV
    name kiloelectronvolt
    system metric
    definition 1e3 electronvolt
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit megaelectronvolt
    symbol MeV
    name megaelectronvolt
    system metric
    definition 1e6 electronvolt
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit gigaelectronvolt
    symbol GeV
    name gigaelectronvolt
    system metric
    definition 1e9 electronvolt
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit teraelectronvolt
    symbol TeV
    name teraelectronvolt
    system metric
    definition 1e12 electronvolt
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit erg
    symbol erg
    name erg
    system metric
    definition dyne * centimeter
    source SI Brochure, 8th edition (2006), table 9

    unit foot-pound-force
    symbol ft⋅lbf | ft lbf | ft-lbf
    name foot-pound-force
    plural foot-pounds-force
    alias ftlbf
    system us imperial
    definition foot * pound-force
    source NIST SP 811 (2008), appendix B.8

    unit foot-poundal
    symbol ft⋅pdl | ft pdl
    name foot-poundal
    system us imperial
    definition foot * poundal
    source NIST SP 811 (2008), appendix B.8

    unit horsepower-hour
    symbol hp⋅h | hph | hp h
    name horsepower-hour
    system us imperial
    definition horsepower * hour
    source Customary; horsepower of NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of mechanical horsepower, 550 ft⋅lbf/s.

    unit liter-atmosphere
    symbol L⋅atm | l⋅atm
    name liter-atmosphere
    system other
    definition liter * atmosphere
    source Customary in chemistry; 10th General Conference on Weights and Measures (1954)
    kind conventional
    note Of standard atmospheres.

    unit ton-tnt
    symbol t TNT | tTNT
    name ton of TNT
    plural tons of TNT
    alias ton TNT | tons TNT | TNT ton
    system other
    definition 1e9 calorie
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Energy equivalent, of thermochemical calories, whatever mass the explosive has.

    unit kiloton-tnt
    symbol kt TNT
    name kiloton of TNT
    plural kilotons of TNT
    alias kiloton TNT | kilotons TNT
    system other
    definition 1e3 ton-tnt
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Energy equivalent, of thermochemical calories.

    unit megaton-tnt
    symbol Mt TNT
    name megaton of TNT
    plural megatons of TNT
    alias megaton TNT | megatons TNT
    system other
    definition 1e6 ton-tnt
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Energy equivalent, of thermochemical calories.

    unit tonne-oil-equivalent
    symbol toe
    name tonne of oil equivalent
    plural tonnes of oil equivalent
    alias ton of oil equivalent | tons of oil equivalent
    system other
    definition 1e7 kilocalorie-it
    source IEA, OECD and Eurostat, Energy Statistics Manual (2005)
    kind conventional
    note 41.868 GJ by agreement, whatever the oil.

    unit tonne-coal-equivalent
    symbol tce
    name tonne of coal equivalent
    plural tonnes of coal equivalent
    alias ton of coal equivalent | tons of coal equivalent
    system other
    definition 7e6 kilocalorie-it
    source United Nations, International Recommendations for Energy Statistics
    kind conventional
    note 29.3076 GJ by agreement, whatever the coal.

    unit barrel-oil-equivalent
    symbol BOE | boe
    name barrel of oil equivalent
    plural barrels of oil equivalent
    system other
    definition 5.8e6 british-thermal-unit-59
    source 26 U.S.C. 45K(d)(5); Btu at 59 °F of NIST SP 811 (2008), appendix B.8
    kind approximate
    note The US tax code counts 5.8 million Btu and names no kind: here at 59 °F; of IT Btu it is
      0.024 % more. Others use other numbers, as the heat of a real barrel varies by some percent.
    """#)
}
