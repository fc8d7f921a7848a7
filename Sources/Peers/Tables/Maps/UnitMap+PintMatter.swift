extension UnitMap {
  /// Ours and Pint's: mass, force, energy, electricity, light, radiation, chemistry and data.
  static let pintMatter = #"""
    # absorbed-dose
    kilogray = kilogray
    gray = gray
    centigray = centigray
    milligray = milligray
    microgray = microgray
    kilorad = kilorads
    rad-dose = rads

    # amount-concentration
    mole-per-cubic-centimeter = mole / centimeter**3
    mole-per-liter = molar
    mole-per-cubic-meter = mole / meter**3
    millimole-per-liter = millimolar
    micromole-per-liter = micromolar
    nanomole-per-liter = nanomolar
    picomole-per-liter = picomolar

    # amount-of-substance
    kilomole = kilomole
    mole = mole
    millimole = millimole
    micromole = micromole
    nanomole = nanomole
    picomole = picomole
    pound-mole = pound / gram * mole

    # catalytic-activity
    katal = katal
    millikatal = millikatal
    microkatal = microkatal
    nanokatal = nanokatal
    kilounit-enzyme = kiloenzyme_unit
    unit-enzyme = enzyme_unit
    milliunit-enzyme = millienzyme_unit

    # data
    bit = bit
    byte = byte
    kilobyte = kilobyte
    megabyte = megabyte
    gigabyte = gigabyte
    terabyte = terabyte
    petabyte = petabyte
    exabyte = exabyte
    zettabyte = zettabyte
    yottabyte = yottabyte
    kibibyte = kibibyte
    mebibyte = mebibyte
    gibibyte = gibibyte
    tebibyte = tebibyte
    pebibyte = pebibyte
    exbibyte = exbibyte
    zebibyte = zebibyte
    yobibyte = yobibyte
    kilobit = kilobit
    megabit = megabit
    gigabit = gigabit
    terabit = terabit
    petabit = petabit
    exabit = exabit
    kibibit = kibibit
    mebibit = mebibit
    gibibit = gibibit
    tebibit = tebibit
    pebibit = pebibit
    exbibit = exbibit

    # data-rate
    bit-per-second = bit / second
    byte-per-second = byte / second
    kilobit-per-second = kilobit / second
    megabit-per-second = megabit / second
    gigabit-per-second = gigabit / second
    terabit-per-second = terabit / second
    kilobyte-per-second = kilobyte / second
    megabyte-per-second = megabyte / second
    gigabyte-per-second = gigabyte / second
    terabyte-per-second = terabyte / second
    kibibyte-per-second = kibibyte / second
    mebibyte-per-second = mebibyte / second
    gibibyte-per-second = gibibyte / second
    tebibyte-per-second = tebibyte / second
    kibibit-per-second = kibibit / second
    mebibit-per-second = mebibit / second
    gibibit-per-second = gibibit / second
    megabyte-per-minute = megabyte / minute
    gigabyte-per-hour = gigabyte / hour
    gigabyte-per-day = gigabyte / day

    # mass-density
    kilogram-per-cubic-meter = kilogram / meter**3
    gram-per-cubic-centimeter = gram / centimeter**3
    gram-per-milliliter = gram / milliliter
    gram-per-liter = gram / liter
    kilogram-per-liter = kilogram / liter
    kilogram-per-cubic-decimeter = kilogram / decimeter**3
    tonne-per-cubic-meter = metric_ton / meter**3
    gram-per-cubic-meter = gram / meter**3
    milligram-per-cubic-meter = milligram / meter**3
    microgram-per-cubic-meter = microgram / meter**3
    milligram-per-liter = milligram / liter
    microgram-per-liter = microgram / liter
    milligram-per-deciliter = milligram / deciliter
    milligram-per-milliliter = milligram / milliliter
    nanogram-per-milliliter = nanogram / milliliter
    pound-per-cubic-foot = pound / foot**3
    pound-per-cubic-inch = pound / inch**3
    pound-per-cubic-yard = pound / yard**3
    ounce-per-cubic-inch = ounce / inch**3
    pound-per-gallon = pound / gallon
    pound-per-gallon-imperial = pound / imperial_gallon
    ounce-per-gallon = ounce / gallon
    ounce-per-gallon-imperial = ounce / imperial_gallon
    slug-per-cubic-foot = slug / foot**3
    grain-per-gallon = grain / gallon
    grain-per-gallon-imperial = grain / imperial_gallon

    # dose-equivalent
    sievert = sievert
    millisievert = millisievert
    microsievert = microsievert
    nanosievert = nanosievert
    rem = rem
    millirem = millirem

    # dynamic-viscosity
    pascal-second = pascal * second
    millipascal-second = millipascal * second
    micropascal-second = micropascal * second
    poise = poise
    centipoise = centipoise
    millipoise = millipoise
    micropoise = micropoise
    kilogram-per-meter-second = kilogram / (meter * second)
    reyn = reyn
    pound-force-second-per-square-foot = pound_force * second / foot**2
    pound-per-foot-second = pound / (foot * second)
    pound-per-foot-hour = pound / (foot * hour)
    poundal-second-per-square-foot = poundal * second / foot**2
    slug-per-foot-second = slug / (foot * second)
    kilogram-force-second-per-square-meter = kilogram_force * second / meter**2

    # electric-capacitance
    farad = farad
    millifarad = millifarad
    microfarad = microfarad
    nanofarad = nanofarad
    picofarad = picofarad
    femtofarad = femtofarad
    abfarad = abfarad

    # electric-charge
    kilocoulomb = kilocoulomb
    coulomb = coulomb
    millicoulomb = millicoulomb
    microcoulomb = microcoulomb
    nanocoulomb = nanocoulomb
    picocoulomb = picocoulomb
    kiloampere-hour = kiloampere * hour
    ampere-hour = ampere_hour
    milliampere-hour = milliampere * hour
    elementary-charge = elementary_charge
    faraday = faraday
    abcoulomb = abcoulomb

    # electric-conductance
    kilosiemens = kilosiemens
    siemens = siemens
    millisiemens = millisiemens
    microsiemens = microsiemens
    nanosiemens = nanosiemens
    mho = mho
    abmho = abmho

    # electric-current
    megaampere = megaampere
    kiloampere = kiloampere
    ampere = ampere
    milliampere = milliampere
    microampere = microampere
    nanoampere = nanoampere
    picoampere = picoampere
    biot = biot

    # electric-inductance
    henry = henry
    millihenry = millihenry
    microhenry = microhenry
    nanohenry = nanohenry
    picohenry = picohenry
    abhenry = abhenry

    # electric-resistance
    gigaohm = gigaohm
    megaohm = megaohm
    kiloohm = kiloohm
    ohm = ohm
    milliohm = milliohm
    microohm = microohm
    abohm = abohm

    # energy
    joule = joule
    kilojoule = kilojoule
    megajoule = megajoule
    gigajoule = gigajoule
    terajoule = terajoule
    millijoule = millijoule
    microjoule = microjoule
    calorie = thermochemical_calorie
    kilocalorie = kilothermochemical_calorie
    calorie-it = international_calorie
    kilocalorie-it = kilointernational_calorie
    calorie-15 = fifteen_degree_calorie
    watt-hour = watt_hour
    kilowatt-hour = kilowatt * hour
    megawatt-hour = megawatt * hour
    gigawatt-hour = gigawatt * hour
    terawatt-hour = terawatt * hour
    milliwatt-hour = milliwatt * hour
    watt-second = watt * second
    british-thermal-unit-it = international_british_thermal_unit
    british-thermal-unit-th = thermochemical_british_thermal_unit
    british-thermal-unit-59 = US_therm / 1e5
    therm-us = US_therm
    therm-it = 1e5 * international_british_thermal_unit
    therm-ec = EC_therm
    quad = quadrillion_Btu
    electronvolt = electronvolt
    kiloelectronvolt = kiloelectronvolt
    megaelectronvolt = megaelectronvolt
    gigaelectronvolt = gigaelectronvolt
    teraelectronvolt = teraelectronvolt
    erg = erg
    foot-pound-force = foot * pound_force
    foot-poundal = foot * poundal
    horsepower-hour = horsepower * hour
    liter-atmosphere = atmosphere_liter
    ton-tnt = ton_TNT
    kiloton-tnt = kiloton_TNT
    megaton-tnt = megaton_TNT
    tonne-oil-equivalent = tonne_of_oil_equivalent

    # exposure
    coulomb-per-kilogram = coulomb / kilogram
    millicoulomb-per-kilogram = millicoulomb / kilogram
    roentgen = roentgen
    milliroentgen = milliroentgen
    microroentgen = microroentgen

    # force
    newton = newton
    kilonewton = kilonewton
    meganewton = meganewton
    millinewton = millinewton
    micronewton = micronewton
    dyne = dyne
    pound-force = pound_force
    ounce-force = ounce_force
    kip = kip
    ton-force = short_ton_force
    ton-force-imperial = long_ton_force
    poundal = poundal
    kilogram-force = kilogram_force
    gram-force = gram_force
    tonne-force = force_metric_ton

    # illuminance
    kilolux = kilolux
    lux = lux
    millilux = millilux
    microlux = microlux
    foot-candle = lumen / foot**2

    # linear-density
    kilogram-per-meter = kilogram / meter
    gram-per-meter = gram / meter
    kilotex = kilotex
    tex = tex
    decitex = decitex
    millitex = millitex
    denier = denier
    pound-per-foot = pound / foot
    pound-per-inch = pound / inch
    pound-per-yard = pound / yard
    number-metric = number_meter
    number-english = number_english

    # luminance
    kilocandela-per-square-meter = kilocandela / meter**2
    candela-per-square-meter = candela / meter**2
    candela-per-square-foot = candela / foot**2
    candela-per-square-inch = candela / inch**2
    stilb = stilb
    lambert = lambert
    millilambert = millilambert
    foot-lambert = 1 / pi * candela / foot**2

    # luminous-flux
    kilolumen = kilolumen
    lumen = lumen
    millilumen = millilumen

    # luminous-intensity
    kilocandela = kilocandela
    candela = candela
    millicandela = millicandela

    # magnetic-field-strength
    kiloampere-per-meter = kiloampere / meter
    ampere-per-meter = ampere / meter
    ampere-per-centimeter = ampere / centimeter

    # magnetic-flux
    weber = weber
    milliweber = milliweber
    microweber = microweber
    nanoweber = nanoweber

    # magnetic-flux-density
    tesla = tesla
    millitesla = millitesla
    microtesla = microtesla
    nanotesla = nanotesla
    picotesla = picotesla
    gamma = gamma

    # mass
    tonne = metric_ton
    kilogram = kilogram
    gram = gram
    milligram = milligram
    microgram = microgram
    nanogram = nanogram
    hectogram = hectogram
    dekagram = dekagram
    decigram = decigram
    centigram = centigram
    carat = carat
    pound = pound
    ounce = ounce
    stone = stone
    ton = short_ton
    ton-imperial = long_ton
    dram = dram
    grain = grain
    quarter-imperial = quarter
    hundredweight = US_hundredweight
    hundredweight-imperial = UK_hundredweight
    slug = slug
    pennyweight = pennyweight
    ounce-troy = troy_ounce
    pound-troy = troy_pound
    dalton = dalton

    # mass-flow
    kilogram-per-second = kilogram / second
    kilogram-per-minute = kilogram / minute
    kilogram-per-hour = kilogram / hour
    kilogram-per-day = kilogram / day
    gram-per-second = gram / second
    gram-per-minute = gram / minute
    gram-per-hour = gram / hour
    milligram-per-second = milligram / second
    tonne-per-hour = metric_ton / hour
    tonne-per-day = metric_ton / day
    pound-per-second = pound / second
    pound-per-minute = pound / minute
    pound-per-hour = pound / hour
    ton-per-hour = short_ton / hour
    ton-per-hour-imperial = long_ton / hour
    slug-per-second = slug / second

    # portion
    part = percent * 100
    percent = percent
    permille = permille
    part-per-1e6 = ppm

    # power
    watt = watt
    kilowatt = kilowatt
    megawatt = megawatt
    gigawatt = gigawatt
    terawatt = terawatt
    milliwatt = milliwatt
    microwatt = microwatt
    nanowatt = nanowatt
    picowatt = picowatt
    horsepower = horsepower
    horsepower-metric = metric_horsepower
    horsepower-electric = electrical_horsepower
    horsepower-boiler = boiler_horsepower
    british-thermal-unit-it-per-hour = international_british_thermal_unit / hour
    british-thermal-unit-it-per-minute = international_british_thermal_unit / minute
    british-thermal-unit-it-per-second = international_british_thermal_unit / second
    british-thermal-unit-th-per-hour = thermochemical_british_thermal_unit / hour
    british-thermal-unit-th-per-minute = thermochemical_british_thermal_unit / minute
    british-thermal-unit-th-per-second = thermochemical_british_thermal_unit / second
    ton-refrigeration = refrigeration_ton
    kilocalorie-per-hour = kilothermochemical_calorie / hour
    kilocalorie-it-per-hour = kilointernational_calorie / hour
    calorie-per-second = thermochemical_calorie / second
    calorie-it-per-second = international_calorie / second
    foot-pound-force-per-second = foot * pound_force / second
    foot-pound-force-per-minute = foot * pound_force / minute
    foot-pound-force-per-hour = foot * pound_force / hour
    kilogram-force-meter-per-second = kilogram_force * meter / second
    erg-per-second = erg / second
    volt-ampere = volt_ampere
    kilovolt-ampere = kilovolt * ampere

    # pressure
    pascal = pascal
    kilopascal = kilopascal
    megapascal = megapascal
    hectopascal = hectopascal
    gigapascal = gigapascal
    millipascal = millipascal
    micropascal = micropascal
    newton-per-square-millimeter = newton / millimeter**2
    bar = bar
    millibar = millibar
    microbar = microbar
    barye = barye
    atmosphere = atmosphere
    technical-atmosphere = technical_atmosphere
    torr = torr
    millimeter-ofhg = millimeter_Hg
    centimeter-ofhg = centimeter_Hg
    inch-ofhg = inch_Hg
    inch-ofhg-60-fahrenheit = inch_Hg_60F
    millimeter-ofwater = millimeter_H2O
    centimeter-ofwater = centimeter_H2O
    meter-ofwater = meter_H2O
    inch-ofwater = inch_H2O
    inch-ofwater-4-celsius = inch_H2O_4C
    inch-ofwater-60-fahrenheit = inch_H2O_60F
    foot-ofwater = foot_H2O
    pound-force-per-square-inch = psi
    kilopound-force-per-square-inch = ksi
    pound-force-per-square-foot = pound_force / foot**2
    kilogram-force-per-square-centimeter = kilogram_force / centimeter**2
    kilogram-force-per-square-millimeter = kilogram_force / millimeter**2
    kilogram-force-per-square-meter = kilogram_force / meter**2

    # radioactivity
    terabecquerel = terabecquerel
    gigabecquerel = gigabecquerel
    megabecquerel = megabecquerel
    kilobecquerel = kilobecquerel
    becquerel = becquerel
    millibecquerel = millibecquerel
    kilocurie = kilocurie
    curie = curie
    millicurie = millicurie
    microcurie = microcurie
    nanocurie = nanocurie
    picocurie = picocurie
    rutherford = rutherford
    disintegration-per-minute = 1 / minute

    # sound-intensity
    watt-per-square-meter = watt / meter**2
    milliwatt-per-square-meter = milliwatt / meter**2
    microwatt-per-square-meter = microwatt / meter**2
    nanowatt-per-square-meter = nanowatt / meter**2
    picowatt-per-square-meter = picowatt / meter**2
    watt-per-square-centimeter = watt / centimeter**2

    # torque
    newton-meter = newton * meter
    kilonewton-meter = kilonewton * meter
    meganewton-meter = meganewton * meter
    millinewton-meter = millinewton * meter
    newton-centimeter = newton * centimeter
    newton-millimeter = newton * millimeter
    pound-force-foot = foot_pound
    pound-force-inch = pound_force * inch
    ounce-force-inch = ounce_force * inch
    poundal-foot = poundal * foot
    kilogram-force-meter = kilogram_force * meter
    kilogram-force-centimeter = kilogram_force * centimeter
    gram-force-centimeter = gram_force * centimeter
    dyne-centimeter = dyne * centimeter

    # voltage
    megavolt = megavolt
    kilovolt = kilovolt
    volt = volt
    millivolt = millivolt
    microvolt = microvolt
    nanovolt = nanovolt
    abvolt = abvolt
    """#
}
