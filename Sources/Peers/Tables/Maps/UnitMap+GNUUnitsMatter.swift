extension UnitMap {
  /// Ours and GNU units': mass, force, energy, electricity, light, radiation, chemistry and data.
  static let gnuUnitsMatter = #"""
    # absorbed-dose
    kilogray = kilogray
    gray = gray
    centigray = centigray
    milligray = milligray
    microgray = microgray
    kilorad = kilo rad
    rad-dose = rad

    # amount-concentration
    mole-per-cubic-centimeter = mole / centimeter^3
    mole-per-liter = mole / liter
    mole-per-cubic-meter = mole / meter^3
    millimole-per-liter = millimole / liter
    micromole-per-liter = micromole / liter
    nanomole-per-liter = nanomole / liter
    picomole-per-liter = picomole / liter

    # amount-of-substance
    kilomole = kilomole
    mole = mole
    millimole = millimole
    micromole = micromole
    nanomole = nanomole
    picomole = picomole
    pound-mole = pound mole / gram

    # catalytic-activity
    katal = katal
    millikatal = millikatal
    microkatal = microkatal
    nanokatal = nanokatal

    # data
    bit = bit
    nibble = nybble
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
    kilogram-per-cubic-meter = kilogram / meter^3
    gram-per-cubic-centimeter = gram / centimeter^3
    gram-per-milliliter = gram / milliliter
    gram-per-liter = gram / liter
    kilogram-per-liter = kilogram / liter
    kilogram-per-cubic-decimeter = kilogram / decimeter^3
    tonne-per-cubic-meter = tonne / meter^3
    gram-per-cubic-meter = gram / meter^3
    milligram-per-cubic-meter = milligram / meter^3
    microgram-per-cubic-meter = microgram / meter^3
    milligram-per-liter = milligram / liter
    microgram-per-liter = microgram / liter
    milligram-per-deciliter = milligram / deciliter
    milligram-per-milliliter = milligram / milliliter
    nanogram-per-milliliter = nanogram / milliliter
    pound-per-cubic-foot = pound / foot^3
    pound-per-cubic-inch = pound / inch^3
    pound-per-cubic-yard = pound / yard^3
    ounce-per-cubic-inch = ounce / inch^3
    pound-per-gallon = pound / usgallon
    pound-per-gallon-imperial = pound / brgallon
    ounce-per-gallon = ounce / usgallon
    ounce-per-gallon-imperial = ounce / brgallon
    slug-per-cubic-foot = slug / foot^3
    grain-per-gallon = grain / usgallon
    grain-per-gallon-imperial = grain / brgallon

    # dose-equivalent
    sievert = sievert
    millisievert = millisievert
    microsievert = microsievert
    nanosievert = nanosievert
    rem = rem
    millirem = millirem

    # dynamic-viscosity
    pascal-second = pascal second
    millipascal-second = millipascal second
    micropascal-second = micropascal second
    poise = poise
    centipoise = centipoise
    millipoise = millipoise
    micropoise = micropoise
    kilogram-per-meter-second = kilogram / (meter second)
    reyn = reyn
    pound-force-second-per-square-foot = lbf second / foot^2
    pound-per-foot-second = pound / (foot second)
    pound-per-foot-hour = pound / (foot hour)
    poundal-second-per-square-foot = poundal second / foot^2
    slug-per-foot-second = slug / (foot second)
    kilogram-force-second-per-square-meter = kilogram force second / meter^2

    # electric-capacitance
    farad = farad
    millifarad = millifarad
    microfarad = microfarad
    nanofarad = nanofarad
    picofarad = picofarad
    femtofarad = femtofarad
    abfarad = abfarad
    statfarad = statfarad

    # electric-charge
    kilocoulomb = kilocoulomb
    coulomb = coulomb
    millicoulomb = millicoulomb
    microcoulomb = microcoulomb
    nanocoulomb = nanocoulomb
    picocoulomb = picocoulomb
    kiloampere-hour = kiloampere hour
    ampere-hour = ampere hour
    milliampere-hour = milliampere hour
    elementary-charge = e
    faraday = faraday
    abcoulomb = abcoulomb
    statcoulomb = statcoulomb

    # electric-conductance
    kilosiemens = kilosiemens
    siemens = siemens
    millisiemens = millisiemens
    microsiemens = microsiemens
    nanosiemens = nanosiemens
    mho = mho
    abmho = abmho
    statmho = statmho

    # electric-current
    megaampere = megaampere
    kiloampere = kiloampere
    ampere = ampere
    milliampere = milliampere
    microampere = microampere
    nanoampere = nanoampere
    picoampere = picoampere
    biot = biot
    statampere = statampere

    # electric-inductance
    henry = henry
    millihenry = millihenry
    microhenry = microhenry
    nanohenry = nanohenry
    picohenry = picohenry
    abhenry = abhenry
    stathenry = stathenry

    # electric-resistance
    gigaohm = gigaohm
    megaohm = megaohm
    kiloohm = kiloohm
    ohm = ohm
    milliohm = milliohm
    microohm = microohm
    abohm = abohm
    statohm = statohm

    # energy
    joule = joule
    kilojoule = kilojoule
    megajoule = megajoule
    gigajoule = gigajoule
    terajoule = terajoule
    millijoule = millijoule
    microjoule = microjoule
    calorie = calorie_th
    kilocalorie = 1000 calorie_th
    calorie-it = calorie_IT
    kilocalorie-it = 1000 calorie_IT
    calorie-15 = calorie_15
    watt-hour = watt hour
    kilowatt-hour = kilowatt hour
    megawatt-hour = megawatt hour
    gigawatt-hour = gigawatt hour
    terawatt-hour = terawatt hour
    milliwatt-hour = milliwatt hour
    watt-second = watt second
    british-thermal-unit-it = btu_IT
    british-thermal-unit-th = btu_th
    british-thermal-unit-59 = UStherm / 1e5
    therm-us = UStherm
    therm-it = 1e5 btu_IT
    therm-ec = ECtherm
    quad = quad
    electronvolt = electronvolt
    kiloelectronvolt = kilo electronvolt
    megaelectronvolt = mega electronvolt
    gigaelectronvolt = giga electronvolt
    teraelectronvolt = tera electronvolt
    erg = erg
    foot-pound-force = foot lbf
    foot-poundal = foot poundal
    horsepower-hour = horsepower hour
    liter-atmosphere = liter atmosphere
    tonne-oil-equivalent = tonoil
    tonne-coal-equivalent = toncoal
    barrel-oil-equivalent = barreloil

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
    pound-force = lbf
    ounce-force = ounce force
    kip = kip
    ton-force = uston force
    ton-force-imperial = brton force
    poundal = poundal
    kilogram-force = kilogram force
    gram-force = gram force
    tonne-force = tonne force
    sthene = sthene

    # illuminance
    kilolux = kilolux
    lux = lux
    millilux = millilux
    microlux = microlux
    foot-candle = footcandle
    phot = phot
    nox = nox

    # linear-density
    kilogram-per-meter = kilogram / meter
    gram-per-meter = gram / meter
    kilotex = kilotex
    tex = tex
    decitex = deci tex
    millitex = millitex
    denier = denier
    pound-per-foot = pound / foot
    pound-per-inch = pound / inch
    pound-per-yard = pound / yard
    number-metric = metricyarncount
    number-english = cottonyarncount

    # luminance
    kilocandela-per-square-meter = kilocandela / meter^2
    candela-per-square-meter = candela / meter^2
    candela-per-square-foot = candela / foot^2
    candela-per-square-inch = candela / inch^2
    stilb = stilb
    lambert = lambert
    millilambert = millilambert
    foot-lambert = footlambert
    apostilb = apostilb

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
    kilooersted = kilooersted
    oersted = oersted

    # magnetic-flux
    weber = weber
    milliweber = milliweber
    microweber = microweber
    nanoweber = nanoweber
    kilomaxwell = kilomaxwell
    maxwell = maxwell

    # magnetic-flux-density
    tesla = tesla
    millitesla = millitesla
    microtesla = microtesla
    nanotesla = nanotesla
    picotesla = picotesla
    kilogauss = kilogauss
    gauss = gauss
    milligauss = milligauss

    # mass
    tonne = tonne
    kilogram = kilogram
    gram = gram
    milligram = milligram
    microgram = microgram
    nanogram = nanogram
    hectogram = hectogram
    dekagram = dekagram
    decigram = decigram
    centigram = centigram
    quintal = quintal
    carat = carat
    pound = pound
    ounce = ounce
    stone = stone
    ton = uston
    ton-imperial = brton
    dram = dram
    grain = grain
    hundredweight = ushundredweight
    hundredweight-imperial = brhundredweight
    slug = slug
    pennyweight = pennyweight
    ounce-troy = troyounce
    pound-troy = troypound
    assay-ton = assayton
    dalton = dalton
    kan = kan
    kin = kin
    momme = monme
    liang = liang
    funt = funt
    pood = pood

    # mass-flow
    kilogram-per-second = kilogram / second
    kilogram-per-minute = kilogram / minute
    kilogram-per-hour = kilogram / hour
    kilogram-per-day = kilogram / day
    gram-per-second = gram / second
    gram-per-minute = gram / minute
    gram-per-hour = gram / hour
    milligram-per-second = milligram / second
    tonne-per-hour = tonne / hour
    tonne-per-day = tonne / day
    pound-per-second = pound / second
    pound-per-minute = pound / minute
    pound-per-hour = pound / hour
    ton-per-hour = uston / hour
    ton-per-hour-imperial = brton / hour
    slug-per-second = slug / second

    # portion
    part = 1
    percent = percent
    permille = 0.001
    part-per-1e6 = ppm
    part-per-1e9 = ppb
    part-per-1e12 = ppt

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
    horsepower-metric = metrichorsepower
    horsepower-electric = electrichorsepower
    horsepower-water = waterhorsepower
    horsepower-boiler = boilerhorsepower
    british-thermal-unit-it-per-hour = btu_IT / hour
    british-thermal-unit-it-per-minute = btu_IT / minute
    british-thermal-unit-it-per-second = btu_IT / second
    british-thermal-unit-th-per-hour = btu_th / hour
    british-thermal-unit-th-per-minute = btu_th / minute
    british-thermal-unit-th-per-second = btu_th / second
    ton-refrigeration = tonrefrigeration
    kilocalorie-per-hour = 1000 calorie_th / hour
    kilocalorie-it-per-hour = 1000 calorie_IT / hour
    calorie-per-second = calorie_th / second
    calorie-it-per-second = calorie_IT / second
    foot-pound-force-per-second = foot lbf / second
    foot-pound-force-per-minute = foot lbf / minute
    foot-pound-force-per-hour = foot lbf / hour
    kilogram-force-meter-per-second = kilogram force meter / second
    erg-per-second = erg / second
    volt-ampere = volt ampere
    kilovolt-ampere = kilovolt ampere

    # pressure
    pascal = pascal
    kilopascal = kilopascal
    megapascal = megapascal
    hectopascal = hectopascal
    gigapascal = gigapascal
    millipascal = millipascal
    micropascal = micropascal
    newton-per-square-millimeter = newton / millimeter^2
    bar = bar
    millibar = millibar
    microbar = microbar
    barye = barye
    atmosphere = atmosphere
    technical-atmosphere = technicalatmosphere
    torr = torr
    millimeter-ofhg = mmHg
    centimeter-ofhg = cm Hg
    inch-ofhg = inHg
    inch-ofhg-60-fahrenheit = inch Hg60F
    millimeter-ofwater = mm H2O
    centimeter-ofwater = cm H2O
    meter-ofwater = m H2O
    inch-ofwater = inch H2O
    foot-ofwater = ft H2O
    pound-force-per-square-inch = psi
    kilopound-force-per-square-inch = kip / inch^2
    pound-force-per-square-foot = lbf / foot^2
    kilogram-force-per-square-centimeter = kilogram force / centimeter^2
    kilogram-force-per-square-millimeter = kilogram force / millimeter^2
    kilogram-force-per-square-meter = kilogram force / meter^2

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

    # sound-intensity
    watt-per-square-meter = watt / meter^2
    milliwatt-per-square-meter = milliwatt / meter^2
    microwatt-per-square-meter = microwatt / meter^2
    nanowatt-per-square-meter = nanowatt / meter^2
    picowatt-per-square-meter = picowatt / meter^2
    watt-per-square-centimeter = watt / centimeter^2

    # torque
    newton-meter = newton meter
    kilonewton-meter = kilonewton meter
    meganewton-meter = meganewton meter
    millinewton-meter = millinewton meter
    newton-centimeter = newton centimeter
    newton-millimeter = newton millimeter
    pound-force-foot = foot lbf
    pound-force-inch = lbf inch
    ounce-force-inch = ounce force inch
    poundal-foot = poundal foot
    kilogram-force-meter = kilogram force meter
    kilogram-force-centimeter = kilogram force centimeter
    gram-force-centimeter = gram force centimeter
    dyne-centimeter = dyne centimeter

    # voltage
    megavolt = megavolt
    kilovolt = kilovolt
    volt = volt
    millivolt = millivolt
    microvolt = microvolt
    nanovolt = nanovolt
    abvolt = abvolt
    statvolt = statvolt
    """#
}
