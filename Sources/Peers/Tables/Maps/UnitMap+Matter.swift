extension UnitMap {
  /// The rows of units of mass, force, energy, electricity, light, radiation, chemistry and data.
  static let matter = #"""
    # absorbed-dose
    kilogray | | = | =
    gray | | = | =
    centigray | | = | =
    milligray | | = | =
    microgray | | = | =
    kilorad | | kilo rad | kilorads
    rad-dose | | rad | rads | gray = RAD (radiation absorbed dose), Gy

    # amount-concentration
    mole-per-cubic-centimeter | = | mole / centimeter^3 | mole / centimeter**3
    mole-per-liter | = | mole / liter | molar
    mole-per-cubic-meter | = | mole / meter^3 | mole / meter**3
    millimole-per-liter | = | millimole / liter | millimolar
    micromole-per-liter | = | micromole / liter | micromolar
    nanomole-per-liter | = | nanomole / liter | nanomolar
    picomole-per-liter | = | picomole / liter | picomolar

    # amount-of-substance
    kilomole | = | = | =
    mole | = | = | =
    millimole | = | = | =
    micromole | = | = | =
    nanomole | = | = | =
    picomole | = | = | =
    pound-mole | | pound mole / gram | pound / gram * mole

    # catalytic-activity
    katal | | = | =
    millikatal | | = | =
    microkatal | | = | =
    nanokatal | | = | =
    kilounit-enzyme | | | kiloenzyme_unit
    unit-enzyme | | | enzyme_unit
    milliunit-enzyme | | | millienzyme_unit

    # data
    bit | = | = | =
    nibble | | nybble
    byte | = | = | =
    kilobyte | = | = | =
    megabyte | = | = | =
    gigabyte | = | = | =
    terabyte | = | = | =
    petabyte | = | = | =
    exabyte | = | = | =
    zettabyte | = | = | =
    yottabyte | = | = | =
    kibibyte | = | = | =
    mebibyte | = | = | =
    gibibyte | = | = | =
    tebibyte | = | = | =
    pebibyte | = | = | =
    exbibyte | = | = | =
    zebibyte | = | = | =
    yobibyte | = | = | =
    kilobit | = | = | =
    megabit | = | = | =
    gigabit | = | = | =
    terabit | = | = | =
    petabit | = | = | =
    exabit | = | = | =
    kibibit | = | = | =
    mebibit | = | = | =
    gibibit | = | = | =
    tebibit | = | = | =
    pebibit | = | = | =
    exbibit | = | = | =

    # data-rate
    bit-per-second | = | bit / second | bit / second
    byte-per-second | = | byte / second | byte / second
    kilobit-per-second | = | kilobit / second | kilobit / second
    megabit-per-second | = | megabit / second | megabit / second
    gigabit-per-second | = | gigabit / second | gigabit / second
    terabit-per-second | = | terabit / second | terabit / second
    kilobyte-per-second | = | kilobyte / second | kilobyte / second
    megabyte-per-second | = | megabyte / second | megabyte / second
    gigabyte-per-second | = | gigabyte / second | gigabyte / second
    terabyte-per-second | = | terabyte / second | terabyte / second
    kibibyte-per-second | = | kibibyte / second | kibibyte / second
    mebibyte-per-second | = | mebibyte / second | mebibyte / second
    gibibyte-per-second | = | gibibyte / second | gibibyte / second
    tebibyte-per-second | = | tebibyte / second | tebibyte / second
    kibibit-per-second | = | kibibit / second | kibibit / second
    mebibit-per-second | = | mebibit / second | mebibit / second
    gibibit-per-second | = | gibibit / second | gibibit / second
    megabyte-per-minute | = | megabyte / minute | megabyte / minute
    gigabyte-per-hour | = | gigabyte / hour | gigabyte / hour
    gigabyte-per-day | = | gigabyte / day | gigabyte / day

    # mass-density
    kilogram-per-cubic-meter | = | kilogram / meter^3 | kilogram / meter**3
    gram-per-cubic-centimeter | = | gram / centimeter^3 | gram / centimeter**3
    gram-per-cubic-centimeter | | | | kilogram-per-cubic-meter = g / [c]m^3, [k]g / m^3
    gram-per-milliliter | = | gram / milliliter | gram / milliliter
    gram-per-liter | = | gram / liter | gram / liter
    kilogram-per-liter | = | kilogram / liter | kilogram / liter
    kilogram-per-cubic-decimeter | = | kilogram / decimeter^3 | kilogram / decimeter**3
    tonne-per-cubic-meter | metric-ton-per-cubic-meter | tonne / meter^3 | metric_ton / meter**3
    gram-per-cubic-meter | = | gram / meter^3 | gram / meter**3
    milligram-per-cubic-meter | = | milligram / meter^3 | milligram / meter**3
    microgram-per-cubic-meter | = | microgram / meter^3 | microgram / meter**3
    milligram-per-liter | = | milligram / liter | milligram / liter
    microgram-per-liter | = | microgram / liter | microgram / liter
    milligram-per-deciliter | = | milligram / deciliter | milligram / deciliter
    milligram-per-milliliter | = | milligram / milliliter | milligram / milliliter
    nanogram-per-milliliter | = | nanogram / milliliter | nanogram / milliliter
    pound-per-cubic-foot | = | pound / foot^3 | pound / foot**3
    pound-per-cubic-foot | | | | kilogram-per-cubic-meter = lbm / ft^3, [k]g / m^3
    pound-per-cubic-inch | = | pound / inch^3 | pound / inch**3
    pound-per-cubic-inch | | | | kilogram-per-cubic-meter = lbm / in^3, [k]g / m^3
    pound-per-cubic-yard | = | pound / yard^3 | pound / yard**3
    pound-per-cubic-yard | | | | kilogram-per-cubic-meter = lbm / yd^3, [k]g / m^3
    ounce-per-cubic-inch | = | ounce / inch^3 | ounce / inch**3
    ounce-per-cubic-inch | | | | kilogram-per-cubic-meter = ozm / in^3, [k]g / m^3
    pound-per-gallon | = | pound / usgallon | pound / gallon
    pound-per-gallon | | | | kilogram-per-cubic-meter = lbm / gal, [k]g / m^3
    pound-per-gallon | | | | kilogram-per-liter = lbm / gal, [k]g / L
    pound-per-gallon-imperial | = | pound / brgallon | pound / imperial_gallon
    pound-per-gallon-imperial | | | | kilogram-per-cubic-meter = lbm / uk_gal, [k]g / m^3
    pound-per-gallon-imperial | | | | kilogram-per-liter = lbm / uk_gal, [k]g / L
    ounce-per-gallon | = | ounce / usgallon | ounce / gallon
    ounce-per-gallon | | | | kilogram-per-cubic-meter = ozm / gal, [k]g / m^3
    ounce-per-gallon | | | | gram-per-liter = ozm / gal, g / L
    ounce-per-gallon-imperial | = | ounce / brgallon | ounce / imperial_gallon
    ounce-per-gallon-imperial | | | | kilogram-per-cubic-meter = ozm / uk_gal, [k]g / m^3
    ounce-per-gallon-imperial | | | | gram-per-liter = ozm / uk_gal, g / L
    slug-per-cubic-foot | | slug / foot^3 | slug / foot**3
    slug-per-cubic-foot | | | | kilogram-per-cubic-meter = slug / ft^3, [k]g / m^3
    grain-per-gallon | = | grain / usgallon | grain / gallon
    grain-per-gallon | | | | kilogram-per-cubic-meter = grain / gal, [k]g / m^3
    grain-per-gallon-imperial | | grain / brgallon | grain / imperial_gallon

    # dose-equivalent
    sievert | | = | =
    millisievert | | = | =
    microsievert | | = | =
    nanosievert | | = | =
    rem | | = | = | sievert = rem, Sv
    millirem | | = | =

    # dynamic-viscosity
    pascal-second | = | pascal second | pascal * second
    millipascal-second | = | millipascal second | millipascal * second
    micropascal-second | = | micropascal second | micropascal * second
    poise | | = | = | pascal-second = P (poise), Pa s
    centipoise | | = | = | pascal-second = [c]P, Pa s
    millipoise | | = | =
    micropoise | | = | =
    kilogram-per-meter-second | = | kilogram / (meter second) | kilogram / (meter * second)
    reyn | | = | = | pascal-second = lbf s / in^2, Pa s
    pound-force-second-per-square-foot | = | lbf second / foot^2 | pound_force * second / foot**2
    pound-force-second-per-square-foot | | | | pascal-second = lbf s / ft^2, Pa s
    pound-per-foot-second | = | pound / (foot second) | pound / (foot * second)
    pound-per-foot-second | | | | pascal-second = lbm / ft s, Pa s
    pound-per-foot-hour | = | pound / (foot hour) | pound / (foot * hour)
    pound-per-foot-hour | | | | pascal-second = lbm / ft hr, Pa s
    poundal-second-per-square-foot | | poundal second / foot^2 | poundal * second / foot**2
    poundal-second-per-square-foot | | | | pascal-second = pdl s / ft^2, Pa s
    slug-per-foot-second | | slug / (foot second) | slug / (foot * second)
    slug-per-foot-second | | | | pascal-second = slug / ft s, Pa s
    kilogram-force-second-per-square-meter | | kilogram force second / meter^2 | kilogram_force * second / meter**2

    # electric-capacitance
    farad | | = | =
    millifarad | | = | =
    microfarad | | = | =
    nanofarad | | = | =
    picofarad | | = | =
    femtofarad | | = | =
    abfarad | | = | =
    statfarad | | =

    # electric-charge
    kilocoulomb | | = | =
    coulomb | ampere-second | = | =
    millicoulomb | | = | =
    microcoulomb | | = | =
    nanocoulomb | | = | =
    picocoulomb | | = | =
    kiloampere-hour | = | kiloampere hour | kiloampere * hour
    ampere-hour | = | ampere hour | ampere_hour
    milliampere-hour | = | milliampere hour | milliampere * hour
    elementary-charge | | e | elementary_charge
    faraday | | = | =
    abcoulomb | | = | =
    statcoulomb | | = | | coulomb = Fr (statcoulomb / franklin), C

    # electric-conductance
    kilosiemens | | = | =
    siemens | | = | =
    millisiemens | | = | =
    microsiemens | | = | =
    nanosiemens | | = | =
    mho | | = | = | siemens = mho, S
    abmho | | = | =
    statmho | | =

    # electric-current
    megaampere | = | = | =
    kiloampere | = | = | =
    ampere | = | = | =
    milliampere | = | = | =
    microampere | = | = | =
    nanoampere | = | = | =
    picoampere | = | = | =
    biot | | = | =
    statampere | | =

    # electric-inductance
    henry | | = | =
    millihenry | | = | =
    microhenry | | = | =
    nanohenry | | = | =
    picohenry | | = | =
    abhenry | | = | =
    stathenry | | =

    # electric-resistance
    gigaohm | = | = | =
    megaohm | = | = | =
    kiloohm | = | = | =
    ohm | = | = | =
    milliohm | = | = | =
    microohm | = | = | =
    abohm | | = | =
    statohm | | =

    # energy
    joule | = | = | =
    kilojoule | = | = | =
    megajoule | = | = | =
    gigajoule | = | = | =
    terajoule | = | = | =
    millijoule | = | = | =
    microjoule | = | = | =
    calorie | = | calorie_th | thermochemical_calorie
    kilocalorie | foodcalorie | 1000 calorie_th | kilothermochemical_calorie
    calorie-it | | calorie_IT | international_calorie | joule = cal, J
    kilocalorie-it | | 1000 calorie_IT | kilointernational_calorie
    calorie-15 | | calorie_15 | fifteen_degree_calorie
    watt-hour | = | watt hour | watt_hour | joule = W hr, J
    kilowatt-hour | = | kilowatt hour | kilowatt * hour | megajoule = [k]W hr, [M]J
    megawatt-hour | = | megawatt hour | megawatt * hour
    gigawatt-hour | = | gigawatt hour | gigawatt * hour
    terawatt-hour | = | terawatt hour | terawatt * hour
    milliwatt-hour | = | milliwatt hour | milliwatt * hour
    watt-second | = | watt second | watt * second | joule = W s, J
    british-thermal-unit-it | | btu_IT | international_british_thermal_unit | joule = BTU, J
    british-thermal-unit-th | british-thermal-unit | btu_th | thermochemical_british_thermal_unit
    british-thermal-unit-59 | | UStherm / 1e5 | US_therm / 1e5
    therm-us | = | UStherm | US_therm
    therm-it | | 1e5 btu_IT | 1e5 * international_british_thermal_unit
    therm-ec | | ECtherm | EC_therm
    quad | | = | quadrillion_Btu
    electronvolt | = | = | = | joule = eV, J
    kiloelectronvolt | = | kilo electronvolt | =
    megaelectronvolt | = | mega electronvolt | =
    gigaelectronvolt | = | giga electronvolt | =
    teraelectronvolt | = | tera electronvolt | =
    erg | | = | = | joule = erg, J
    foot-pound-force | = | foot lbf | foot * pound_force | joule = ft lbf, J
    foot-poundal | | foot poundal | foot * poundal | joule = ft pdl (foot poundal), J
    horsepower-hour | = | horsepower hour | horsepower * hour
    liter-atmosphere | = | liter atmosphere | atmosphere_liter
    ton-tnt | | | ton_TNT
    kiloton-tnt | | | kiloton_TNT
    megaton-tnt | | | megaton_TNT
    tonne-oil-equivalent | | tonoil | tonne_of_oil_equivalent
    tonne-coal-equivalent | | toncoal
    barrel-oil-equivalent | | barreloil

    # exposure
    coulomb-per-kilogram | | coulomb / kilogram | coulomb / kilogram
    millicoulomb-per-kilogram | | millicoulomb / kilogram | millicoulomb / kilogram
    roentgen | | = | = | coulomb-per-kilogram = R, C / [k]g
    milliroentgen | | = | =
    microroentgen | | = | =

    # force
    newton | = | = | =
    kilonewton | = | = | =
    meganewton | = | = | =
    millinewton | = | = | =
    micronewton | = | = | =
    dyne | | = | = | newton = dyn, N
    pound-force | = | lbf | pound_force | newton = lbf, N
    ounce-force | | ounce force | ounce_force | newton = ozf, N
    kip | | = | = | newton = [k]lbf (kip), N
    kip | | | | kilonewton = [k]lbf, [k]N
    ton-force | | uston force | short_ton_force | newton = ton-force, N
    ton-force-imperial | | brton force | long_ton_force
    poundal | | = | = | newton = pdl (poundal), N
    kilogram-force | | kilogram force | kilogram_force | newton = [k]gf (kilogram-force), N
    gram-force | | gram force | gram_force
    tonne-force | | tonne force | force_metric_ton
    sthene | | =

    # illuminance
    kilolux | = | = | =
    lux | = | = | =
    millilux | = | = | =
    microlux | = | = | =
    foot-candle | | footcandle | lumen / foot**2 | lux = footcandle, lx
    phot | | = | | lux = phot, lx
    nox | | =

    # linear-density
    kilogram-per-meter | = | kilogram / meter | kilogram / meter
    gram-per-meter | = | gram / meter | gram / meter
    kilotex | | = | =
    tex | | = | = | kilogram-per-meter = tex, [k]g / m
    decitex | | deci tex | =
    millitex | | = | =
    denier | | = | = | kilogram-per-meter = denier, [k]g / m
    pound-per-foot | = | pound / foot | pound / foot | kilogram-per-meter = lbm / ft, [k]g / m
    pound-per-inch | = | pound / inch | pound / inch | kilogram-per-meter = lbm / in, [k]g / m
    pound-per-yard | = | pound / yard | pound / yard | kilogram-per-meter = lbm / yd, [k]g / m
    number-metric | | metricyarncount | number_meter
    number-english | | cottonyarncount | number_english

    # luminance
    kilocandela-per-square-meter | = | kilocandela / meter^2 | kilocandela / meter**2
    candela-per-square-meter | = | candela / meter^2 | candela / meter**2
    candela-per-square-foot | = | candela / foot^2 | candela / foot**2
    candela-per-square-inch | = | candela / inch^2 | candela / inch**2
    candela-per-square-inch | | | | candela-per-square-meter = cd / in^2, cd / m^2
    stilb | | = | = | candela-per-square-meter = stilb, cd / m^2
    lambert | | = | = | candela-per-square-meter = lambert, cd / m^2
    millilambert | | = | =
    foot-lambert | | footlambert | 1 / pi * candela / foot**2
    foot-lambert | | | | candela-per-square-meter = footlambert, cd / m^2
    apostilb | | =

    # luminous-flux
    kilolumen | = | = | =
    lumen | = | = | =
    millilumen | = | = | =

    # luminous-intensity
    kilocandela | = | = | =
    candela | = | = | =
    millicandela | = | = | =

    # magnetic-field-strength
    kiloampere-per-meter | = | kiloampere / meter | kiloampere / meter
    ampere-per-meter | = | ampere / meter | ampere / meter
    ampere-per-centimeter | = | ampere / centimeter | ampere / centimeter
    kilooersted | | =
    oersted | | = | | ampere-per-meter = Oe (Oersted), A / m

    # magnetic-flux
    weber | | = | =
    milliweber | | = | =
    microweber | | = | =
    nanoweber | | = | =
    kilomaxwell | | =
    maxwell | | = | | weber = Mx, Wb

    # magnetic-flux-density
    tesla | | = | =
    millitesla | | = | =
    microtesla | | = | =
    nanotesla | | = | =
    picotesla | | = | =
    gamma | | | = | tesla = gamma, T
    kilogauss | | =
    gauss | | = | | tesla = Gs, T
    milligauss | | =

    # mass
    tonne | metric-ton | = | metric_ton | kilogram = tonne (metric ton), [k]g
    kilogram | = | = | =
    gram | = | = | =
    milligram | = | = | =
    microgram | = | = | =
    nanogram | = | = | =
    hectogram | = | = | =
    dekagram | = | = | =
    decigram | = | = | =
    centigram | = | = | =
    quintal | | =
    carat | = | = | = | kilogram = carat, [k]g
    pound | = | = | = | kilogram = lbm, [k]g
    ounce | = | = | = | kilogram = ozm, [k]g
    stone | = | = | =
    ton | = | uston | short_ton | kilogram = ton (short ton), [k]g
    ton-imperial | | brton | long_ton | kilogram = uk_ton (long ton), [k]g
    dram | | = | =
    grain | = | = | = | kilogram = grain, [k]g
    quarter-imperial | | | quarter
    hundredweight | | ushundredweight | US_hundredweight
    hundredweight | | | | kilogram = cwt (short hundredweight), [k]g
    hundredweight-imperial | | brhundredweight | UK_hundredweight
    hundredweight-imperial | | | | kilogram = uk_cwt (long hundredweight), [k]g
    slug | | = | = | kilogram = slug, [k]g
    pennyweight | | = | = | kilogram = dwt (pennyweight), [k]g
    ounce-troy | = | troyounce | troy_ounce
    pound-troy | | troypound | troy_pound
    assay-ton | | assayton | | kilogram = assay_ton, [k]g
    dalton | | = | =
    kan | | =
    kin | | =
    momme | | monme
    liang | | =
    funt | | =
    pood | | =

    # mass-flow
    kilogram-per-second | = | kilogram / second | kilogram / second
    kilogram-per-minute | = | kilogram / minute | kilogram / minute
    kilogram-per-hour | = | kilogram / hour | kilogram / hour
    kilogram-per-day | = | kilogram / day | kilogram / day
    gram-per-second | = | gram / second | gram / second
    gram-per-minute | = | gram / minute | gram / minute
    gram-per-hour | = | gram / hour | gram / hour
    milligram-per-second | = | milligram / second | milligram / second
    tonne-per-hour | metric-ton-per-hour | tonne / hour | metric_ton / hour
    tonne-per-day | metric-ton-per-day | tonne / day | metric_ton / day
    pound-per-second | = | pound / second | pound / second | kilogram-per-second = lbm / s, [k]g / s
    pound-per-minute | = | pound / minute | pound / minute
    pound-per-minute | | | | kilogram-per-second = lbm / min, [k]g / s
    pound-per-hour | = | pound / hour | pound / hour | kilogram-per-second = lbm / hr, [k]g / s
    ton-per-hour | = | uston / hour | short_ton / hour | kilogram-per-second = ton / hr, [k]g / s
    ton-per-hour-imperial | | brton / hour | long_ton / hour
    slug-per-second | | slug / second | slug / second

    # portion
    part | portion | 1 | percent * 100
    percent | = | = | =
    permille | = | 0.001 | =
    permyriad | =
    part-per-1e6 | permillion | ppm | ppm
    karat | =
    part-per-1e9 | | ppb
    part-per-1e12 | | ppt

    # power
    watt | = | = | =
    kilowatt | = | = | =
    megawatt | = | = | =
    gigawatt | = | = | =
    terawatt | = | = | =
    milliwatt | = | = | =
    microwatt | = | = | =
    nanowatt | = | = | =
    picowatt | = | = | =
    horsepower | = | = | = | watt = HP, W
    horsepower-metric | | metrichorsepower | metric_horsepower
    horsepower-electric | | electrichorsepower | electrical_horsepower
    horsepower-water | | waterhorsepower
    horsepower-boiler | | boilerhorsepower | boiler_horsepower
    british-thermal-unit-it-per-hour | | btu_IT / hour | international_british_thermal_unit / hour
    british-thermal-unit-it-per-hour | | | | watt = BTU / hr, W
    british-thermal-unit-it-per-minute | | btu_IT / minute | international_british_thermal_unit / minute
    british-thermal-unit-it-per-second | | btu_IT / second | international_british_thermal_unit / second
    british-thermal-unit-it-per-second | | | | watt = BTU / s, W
    british-thermal-unit-th-per-hour | | btu_th / hour | thermochemical_british_thermal_unit / hour
    british-thermal-unit-th-per-minute | | btu_th / minute | thermochemical_british_thermal_unit / minute
    british-thermal-unit-th-per-second | | btu_th / second | thermochemical_british_thermal_unit / second
    ton-refrigeration | | tonrefrigeration | refrigeration_ton
    kilocalorie-per-hour | = | 1000 calorie_th / hour | kilothermochemical_calorie / hour
    kilocalorie-it-per-hour | | 1000 calorie_IT / hour | kilointernational_calorie / hour
    calorie-per-second | = | calorie_th / second | thermochemical_calorie / second
    calorie-it-per-second | | calorie_IT / second | international_calorie / second
    foot-pound-force-per-second | = | foot lbf / second | foot * pound_force / second
    foot-pound-force-per-second | | | | watt = ft lbf / s, W
    foot-pound-force-per-minute | = | foot lbf / minute | foot * pound_force / minute
    foot-pound-force-per-minute | | | | watt = ft lbf / min, W
    foot-pound-force-per-hour | = | foot lbf / hour | foot * pound_force / hour
    foot-pound-force-per-hour | | | | watt = ft lbf / hr, W
    kilogram-force-meter-per-second | | kilogram force meter / second | kilogram_force * meter / second
    erg-per-second | | erg / second | erg / second | watt = erg / s, W
    volt-ampere | = | volt ampere | volt_ampere
    kilovolt-ampere | = | kilovolt ampere | kilovolt * ampere

    # pressure
    pascal | = | = | =
    kilopascal | = | = | =
    megapascal | = | = | =
    hectopascal | = | = | =
    gigapascal | = | = | =
    millipascal | = | = | =
    micropascal | = | = | =
    newton-per-square-millimeter | = | newton / millimeter^2 | newton / millimeter**2
    bar | = | = | = | pascal = bar, Pa
    bar | | | | kilopascal = bar, [k]Pa
    millibar | = | = | = | pascal = [m]bar, Pa
    microbar | = | = | =
    barye | | = | = | pascal = dyn / [c]m^2, Pa
    atmosphere | = | = | = | pascal = atm, Pa
    atmosphere | | | | kilopascal = atm, [k]Pa
    technical-atmosphere | | technicalatmosphere | technical_atmosphere
    torr | | = | = | pascal = Torr, Pa
    millimeter-ofhg | = | mmHg | millimeter_Hg | pascal = [m]mHg, Pa
    centimeter-ofhg | = | cm Hg | centimeter_Hg | pascal = [c]mHg, Pa
    inch-ofhg | = | inHg | inch_Hg | pascal = inHg, Pa
    inch-ofhg-60-fahrenheit | | inch Hg60F | inch_Hg_60F
    millimeter-ofwater | | mm H2O | millimeter_H2O | pascal = [m]mH2O, Pa
    centimeter-ofwater | | cm H2O | centimeter_H2O | pascal = [c]mH2O, Pa
    meter-ofwater | | m H2O | meter_H2O
    inch-ofwater | | inch H2O | inch_H2O | pascal = inH2O, Pa
    inch-ofwater-4-celsius | | | inch_H2O_4C
    inch-ofwater-60-fahrenheit | | | inch_H2O_60F
    foot-ofwater | | ft H2O | foot_H2O | pascal = ftH2O, Pa
    pound-force-per-square-inch | = | psi | psi | pascal = psi, Pa
    kilopound-force-per-square-inch | = | kip / inch^2 | ksi
    kilopound-force-per-square-inch | | | | pascal = [k]lbf / in^2 (kip / in^2), Pa
    pound-force-per-square-foot | = | lbf / foot^2 | pound_force / foot**2 | pascal = lbf / ft^2, Pa
    kilogram-force-per-square-centimeter | | kilogram force / centimeter^2 | kilogram_force / centimeter**2
    kilogram-force-per-square-centimeter | | | | pascal = [k]gf / [c]m^2, Pa
    kilogram-force-per-square-millimeter | | kilogram force / millimeter^2 | kilogram_force / millimeter**2
    kilogram-force-per-square-millimeter | | | | pascal = [k]gf / [m]m^2, Pa
    kilogram-force-per-square-meter | | kilogram force / meter^2 | kilogram_force / meter**2
    kilogram-force-per-square-meter | | | | pascal = [k]gf / m^2, Pa

    # radioactivity
    terabecquerel | | = | =
    gigabecquerel | | = | =
    megabecquerel | | = | =
    kilobecquerel | | = | =
    becquerel | | = | =
    millibecquerel | | = | =
    kilocurie | | = | =
    curie | | = | = | becquerel = Ci, Bq
    millicurie | | = | =
    microcurie | | = | =
    nanocurie | | = | =
    picocurie | | = | =
    rutherford | | = | =
    disintegration-per-minute | | | 1 / minute

    # sound-intensity
    watt-per-square-meter | = | watt / meter^2 | watt / meter**2
    milliwatt-per-square-meter | = | milliwatt / meter^2 | milliwatt / meter**2
    microwatt-per-square-meter | = | microwatt / meter^2 | microwatt / meter**2
    nanowatt-per-square-meter | = | nanowatt / meter^2 | nanowatt / meter**2
    picowatt-per-square-meter | = | picowatt / meter^2 | picowatt / meter**2
    watt-per-square-centimeter | = | watt / centimeter^2 | watt / centimeter**2
    watt-per-square-centimeter | | | | watt-per-square-meter = W / [c]m^2, W / m^2

    # torque
    newton-meter | = | newton meter | newton * meter
    kilonewton-meter | = | kilonewton meter | kilonewton * meter
    meganewton-meter | = | meganewton meter | meganewton * meter
    millinewton-meter | = | millinewton meter | millinewton * meter
    newton-centimeter | = | newton centimeter | newton * centimeter
    newton-millimeter | = | newton millimeter | newton * millimeter
    pound-force-foot | = | foot lbf | foot_pound | newton-meter = lbf ft, N m
    pound-force-inch | = | lbf inch | pound_force * inch | newton-meter = lbf in, N m
    ounce-force-inch | | ounce force inch | ounce_force * inch | newton-meter = ozf in, N m
    ounce-force-inch | | | | millinewton-meter = ozf in, [m]N m
    poundal-foot | | poundal foot | poundal * foot
    kilogram-force-meter | | kilogram force meter | kilogram_force * meter
    kilogram-force-meter | | | | newton-meter = [k]pond m, N m
    kilogram-force-centimeter | | kilogram force centimeter | kilogram_force * centimeter
    gram-force-centimeter | | gram force centimeter | gram_force * centimeter
    dyne-centimeter | | dyne centimeter | dyne * centimeter | newton-meter = dyn [c]m, N m

    # voltage
    megavolt | = | = | =
    kilovolt | = | = | =
    volt | = | = | =
    millivolt | = | = | =
    microvolt | = | = | =
    nanovolt | = | = | =
    abvolt | | = | =
    statvolt | | =
    """#
}
