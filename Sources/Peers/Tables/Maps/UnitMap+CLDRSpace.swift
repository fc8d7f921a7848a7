extension UnitMap {
  /// Ours and CLDR's: length, area, volume, angle, time, motion and temperature.
  static let cldrSpace = #"""
    # acceleration
    meter-per-square-second = meter-per-square-second
    g-force = g-force
    centimeter-per-square-second = centimeter-per-square-second
    millimeter-per-square-second = millimeter-per-square-second
    kilometer-per-square-second = kilometer-per-square-second
    foot-per-square-second = foot-per-square-second
    inch-per-square-second = inch-per-square-second
    kilometer-per-hour-per-second = kilometer-per-hour-per-second
    mile-per-hour-per-second = mile-per-hour-per-second
    knot-per-second = knot-per-second

    # angle
    degree = degree
    radian = radian
    arc-minute = arc-minute
    arc-second = arc-second
    milliradian = milliradian
    microradian = microradian
    revolution = revolution

    # area
    square-kilometer = square-kilometer
    hectare = hectare
    square-meter = square-meter
    square-decimeter = square-decimeter
    square-centimeter = square-centimeter
    square-millimeter = square-millimeter
    square-micrometer = square-micrometer
    square-mile = square-mile
    acre = acre
    square-yard = square-yard
    square-foot = square-foot
    square-inch = square-inch
    dunam = dunam

    # frequency
    hertz = hertz
    kilohertz = kilohertz
    megahertz = megahertz
    gigahertz = gigahertz
    terahertz = terahertz
    petahertz = petahertz
    millihertz = millihertz
    microhertz = microhertz
    nanohertz = nanohertz
    revolution-per-minute = revolution-per-minute
    revolution-per-second = revolution-per-second

    # fuel-economy
    liter-per-100-kilometer = liter-per-100-kilometer
    liter-per-kilometer = liter-per-kilometer
    kilometer-per-liter = kilometer-per-liter
    mile-per-gallon = mile-per-gallon
    mile-per-gallon-imperial = mile-per-gallon-imperial
    mile-per-liter = mile-per-liter
    kilometer-per-gallon = kilometer-per-gallon
    meter-per-cubic-meter = meter-per-cubic-meter

    # kinematic-viscosity
    square-meter-per-second = square-meter-per-second
    square-centimeter-per-second = square-centimeter-per-second
    square-millimeter-per-second = square-millimeter-per-second
    square-foot-per-second = square-foot-per-second
    square-foot-per-hour = square-foot-per-hour
    square-inch-per-second = square-inch-per-second
    square-meter-per-hour = square-meter-per-hour

    # length
    kilometer = kilometer
    meter = meter
    centimeter = centimeter
    millimeter = millimeter
    micrometer = micrometer
    nanometer = nanometer
    megameter = megameter
    hectometer = hectometer
    dekameter = dekameter
    decimeter = decimeter
    picometer = picometer
    femtometer = femtometer
    mile = mile
    yard = yard
    foot = foot
    inch = inch
    nautical-mile = nautical-mile
    fathom = fathom
    furlong = furlong
    point = point
    astronomical-unit = astronomical-unit
    light-year = light-year
    parsec = parsec
    kiloparsec = kiloparsec
    megaparsec = megaparsec
    mile-scandinavian = mile-scandinavian

    # speed
    kilometer-per-hour = kilometer-per-hour
    meter-per-second = meter-per-second
    mile-per-hour = mile-per-hour
    knot = knot
    foot-per-second = foot-per-second
    kilometer-per-second = kilometer-per-second
    meter-per-minute = meter-per-minute
    centimeter-per-second = centimeter-per-second
    inch-per-second = inch-per-second
    foot-per-minute = foot-per-minute

    # temperature
    kelvin = kelvin
    celsius = celsius
    fahrenheit = fahrenheit

    # time
    second = second
    millisecond = millisecond
    microsecond = microsecond
    nanosecond = nanosecond
    picosecond = picosecond
    minute = minute
    hour = hour
    day = day
    week = week

    # volume
    cubic-meter = cubic-meter
    liter = liter
    deciliter = deciliter
    centiliter = centiliter
    milliliter = milliliter
    microliter = microliter
    dekaliter = dekaliter
    hectoliter = hectoliter
    kiloliter = kiloliter
    megaliter = megaliter
    cubic-kilometer = cubic-kilometer
    cubic-decimeter = cubic-decimeter
    cubic-centimeter = cubic-centimeter
    cubic-millimeter = cubic-millimeter
    cubic-inch = cubic-inch
    cubic-foot = cubic-foot
    cubic-yard = cubic-yard
    cubic-mile = cubic-mile
    gallon = gallon
    quart = quart
    pint = pint
    cup = cup
    fluid-ounce = fluid-ounce
    tablespoon = tablespoon
    teaspoon = teaspoon
    fluid-dram = dram
    gallon-imperial = gallon-imperial
    quart-imperial = quart-imperial
    fluid-ounce-imperial = fluid-ounce-imperial
    cup-metric = cup-metric
    pint-metric = pint-metric
    barrel = barrel
    bushel = bushel
    acre-foot = acre-foot

    # volume-flow
    cubic-meter-per-second = cubic-meter-per-second
    cubic-meter-per-minute = cubic-meter-per-minute
    cubic-meter-per-hour = cubic-meter-per-hour
    cubic-meter-per-day = cubic-meter-per-day
    liter-per-second = liter-per-second
    liter-per-minute = liter-per-minute
    liter-per-hour = liter-per-hour
    liter-per-day = liter-per-day
    milliliter-per-second = milliliter-per-second
    milliliter-per-minute = milliliter-per-minute
    milliliter-per-hour = milliliter-per-hour
    cubic-centimeter-per-minute = cubic-centimeter-per-minute
    cubic-foot-per-second = cubic-foot-per-second
    cubic-foot-per-minute = cubic-foot-per-minute
    cubic-foot-per-hour = cubic-foot-per-hour
    cubic-yard-per-minute = cubic-yard-per-minute
    gallon-per-minute = gallon-per-minute
    gallon-per-hour = gallon-per-hour
    gallon-per-day = gallon-per-day
    barrel-per-day = barrel-per-day
    acre-foot-per-day = acre-foot-per-day
    """#
}
