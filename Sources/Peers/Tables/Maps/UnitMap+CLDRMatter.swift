extension UnitMap {
  /// Ours and CLDR's: mass, force, energy, electricity, light, radiation, chemistry and data.
  static let cldrMatter = #"""
    # amount-concentration
    mole-per-cubic-centimeter = mole-per-cubic-centimeter
    mole-per-liter = mole-per-liter
    mole-per-cubic-meter = mole-per-cubic-meter
    millimole-per-liter = millimole-per-liter
    micromole-per-liter = micromole-per-liter
    nanomole-per-liter = nanomole-per-liter
    picomole-per-liter = picomole-per-liter

    # amount-of-substance
    kilomole = kilomole
    mole = mole
    millimole = millimole
    micromole = micromole
    nanomole = nanomole
    picomole = picomole

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
    bit-per-second = bit-per-second
    byte-per-second = byte-per-second
    kilobit-per-second = kilobit-per-second
    megabit-per-second = megabit-per-second
    gigabit-per-second = gigabit-per-second
    terabit-per-second = terabit-per-second
    kilobyte-per-second = kilobyte-per-second
    megabyte-per-second = megabyte-per-second
    gigabyte-per-second = gigabyte-per-second
    terabyte-per-second = terabyte-per-second
    kibibyte-per-second = kibibyte-per-second
    mebibyte-per-second = mebibyte-per-second
    gibibyte-per-second = gibibyte-per-second
    tebibyte-per-second = tebibyte-per-second
    kibibit-per-second = kibibit-per-second
    mebibit-per-second = mebibit-per-second
    gibibit-per-second = gibibit-per-second
    megabyte-per-minute = megabyte-per-minute
    gigabyte-per-hour = gigabyte-per-hour
    gigabyte-per-day = gigabyte-per-day

    # mass-density
    kilogram-per-cubic-meter = kilogram-per-cubic-meter
    gram-per-cubic-centimeter = gram-per-cubic-centimeter
    gram-per-milliliter = gram-per-milliliter
    gram-per-liter = gram-per-liter
    kilogram-per-liter = kilogram-per-liter
    kilogram-per-cubic-decimeter = kilogram-per-cubic-decimeter
    tonne-per-cubic-meter = metric-ton-per-cubic-meter
    gram-per-cubic-meter = gram-per-cubic-meter
    milligram-per-cubic-meter = milligram-per-cubic-meter
    microgram-per-cubic-meter = microgram-per-cubic-meter
    milligram-per-liter = milligram-per-liter
    microgram-per-liter = microgram-per-liter
    milligram-per-deciliter = milligram-per-deciliter
    milligram-per-milliliter = milligram-per-milliliter
    nanogram-per-milliliter = nanogram-per-milliliter
    pound-per-cubic-foot = pound-per-cubic-foot
    pound-per-cubic-inch = pound-per-cubic-inch
    pound-per-cubic-yard = pound-per-cubic-yard
    ounce-per-cubic-inch = ounce-per-cubic-inch
    pound-per-gallon = pound-per-gallon
    pound-per-gallon-imperial = pound-per-gallon-imperial
    ounce-per-gallon = ounce-per-gallon
    ounce-per-gallon-imperial = ounce-per-gallon-imperial
    grain-per-gallon = grain-per-gallon

    # dynamic-viscosity
    pascal-second = pascal-second
    millipascal-second = millipascal-second
    micropascal-second = micropascal-second
    kilogram-per-meter-second = kilogram-per-meter-second
    pound-force-second-per-square-foot = pound-force-second-per-square-foot
    pound-per-foot-second = pound-per-foot-second
    pound-per-foot-hour = pound-per-foot-hour

    # electric-charge
    coulomb = ampere-second
    kiloampere-hour = kiloampere-hour
    ampere-hour = ampere-hour
    milliampere-hour = milliampere-hour

    # electric-current
    megaampere = megaampere
    kiloampere = kiloampere
    ampere = ampere
    milliampere = milliampere
    microampere = microampere
    nanoampere = nanoampere
    picoampere = picoampere

    # electric-resistance
    gigaohm = gigaohm
    megaohm = megaohm
    kiloohm = kiloohm
    ohm = ohm
    milliohm = milliohm
    microohm = microohm

    # energy
    joule = joule
    kilojoule = kilojoule
    megajoule = megajoule
    gigajoule = gigajoule
    terajoule = terajoule
    millijoule = millijoule
    microjoule = microjoule
    calorie = calorie
    kilocalorie = foodcalorie
    watt-hour = watt-hour
    kilowatt-hour = kilowatt-hour
    megawatt-hour = megawatt-hour
    gigawatt-hour = gigawatt-hour
    terawatt-hour = terawatt-hour
    milliwatt-hour = milliwatt-hour
    watt-second = watt-second
    british-thermal-unit-th = british-thermal-unit
    therm-us = therm-us
    electronvolt = electronvolt
    kiloelectronvolt = kiloelectronvolt
    megaelectronvolt = megaelectronvolt
    gigaelectronvolt = gigaelectronvolt
    teraelectronvolt = teraelectronvolt
    foot-pound-force = foot-pound-force
    horsepower-hour = horsepower-hour
    liter-atmosphere = liter-atmosphere

    # force
    newton = newton
    kilonewton = kilonewton
    meganewton = meganewton
    millinewton = millinewton
    micronewton = micronewton
    pound-force = pound-force

    # illuminance
    kilolux = kilolux
    lux = lux
    millilux = millilux
    microlux = microlux

    # linear-density
    kilogram-per-meter = kilogram-per-meter
    gram-per-meter = gram-per-meter
    pound-per-foot = pound-per-foot
    pound-per-inch = pound-per-inch
    pound-per-yard = pound-per-yard

    # luminance
    kilocandela-per-square-meter = kilocandela-per-square-meter
    candela-per-square-meter = candela-per-square-meter
    candela-per-square-foot = candela-per-square-foot
    candela-per-square-inch = candela-per-square-inch

    # luminous-flux
    kilolumen = kilolumen
    lumen = lumen
    millilumen = millilumen

    # luminous-intensity
    kilocandela = kilocandela
    candela = candela
    millicandela = millicandela

    # magnetic-field-strength
    kiloampere-per-meter = kiloampere-per-meter
    ampere-per-meter = ampere-per-meter
    ampere-per-centimeter = ampere-per-centimeter

    # mass
    tonne = metric-ton
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
    ton = ton
    grain = grain
    ounce-troy = ounce-troy

    # mass-flow
    kilogram-per-second = kilogram-per-second
    kilogram-per-minute = kilogram-per-minute
    kilogram-per-hour = kilogram-per-hour
    kilogram-per-day = kilogram-per-day
    gram-per-second = gram-per-second
    gram-per-minute = gram-per-minute
    gram-per-hour = gram-per-hour
    milligram-per-second = milligram-per-second
    tonne-per-hour = metric-ton-per-hour
    tonne-per-day = metric-ton-per-day
    pound-per-second = pound-per-second
    pound-per-minute = pound-per-minute
    pound-per-hour = pound-per-hour
    ton-per-hour = ton-per-hour

    # portion
    part = portion
    percent = percent
    permille = permille
    permyriad = permyriad
    part-per-1e6 = permillion
    karat = karat

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
    kilocalorie-per-hour = kilocalorie-per-hour
    calorie-per-second = calorie-per-second
    foot-pound-force-per-second = foot-pound-force-per-second
    foot-pound-force-per-minute = foot-pound-force-per-minute
    foot-pound-force-per-hour = foot-pound-force-per-hour
    volt-ampere = volt-ampere
    kilovolt-ampere = kilovolt-ampere

    # pressure
    pascal = pascal
    kilopascal = kilopascal
    megapascal = megapascal
    hectopascal = hectopascal
    gigapascal = gigapascal
    millipascal = millipascal
    micropascal = micropascal
    newton-per-square-millimeter = newton-per-square-millimeter
    bar = bar
    millibar = millibar
    microbar = microbar
    atmosphere = atmosphere
    millimeter-ofhg = millimeter-ofhg
    centimeter-ofhg = centimeter-ofhg
    inch-ofhg = inch-ofhg
    pound-force-per-square-inch = pound-force-per-square-inch
    kilopound-force-per-square-inch = kilopound-force-per-square-inch
    pound-force-per-square-foot = pound-force-per-square-foot

    # sound-intensity
    watt-per-square-meter = watt-per-square-meter
    milliwatt-per-square-meter = milliwatt-per-square-meter
    microwatt-per-square-meter = microwatt-per-square-meter
    nanowatt-per-square-meter = nanowatt-per-square-meter
    picowatt-per-square-meter = picowatt-per-square-meter
    watt-per-square-centimeter = watt-per-square-centimeter

    # torque
    newton-meter = newton-meter
    kilonewton-meter = kilonewton-meter
    meganewton-meter = meganewton-meter
    millinewton-meter = millinewton-meter
    newton-centimeter = newton-centimeter
    newton-millimeter = newton-millimeter
    pound-force-foot = pound-force-foot
    pound-force-inch = pound-force-inch

    # voltage
    megavolt = megavolt
    kilovolt = kilovolt
    volt = volt
    millivolt = millivolt
    microvolt = microvolt
    nanovolt = nanovolt
    """#
}
