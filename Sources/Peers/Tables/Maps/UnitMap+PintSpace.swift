extension UnitMap {
  /// Ours and Pint's: length, area, volume, angle, time, motion and temperature.
  static let pintSpace = #"""
    # acceleration
    meter-per-square-second = meter / second**2
    g-force = standard_gravity
    centimeter-per-square-second = centimeter / second**2
    millimeter-per-square-second = millimeter / second**2
    kilometer-per-square-second = kilometer / second**2
    galileo = galileo
    milligal = milligalileo
    foot-per-square-second = foot / second**2
    inch-per-square-second = inch / second**2
    kilometer-per-hour-per-second = kilometer / hour / second
    mile-per-hour-per-second = mile / hour / second
    knot-per-second = knot / second

    # angle
    degree = degree
    radian = radian
    gradian = gradian
    arc-minute = arcminute
    arc-second = arcsecond
    milliarcsecond = milliarcsecond
    microarcsecond = microarcsecond
    milliradian = milliradian
    microradian = microradian
    revolution = revolution
    hour-angle = turn / 24
    mil-nato = mil

    # area
    square-kilometer = kilometer**2
    hectare = hectare
    are = are
    square-meter = meter**2
    square-decimeter = decimeter**2
    square-centimeter = centimeter**2
    square-millimeter = millimeter**2
    square-micrometer = micrometer**2
    square-mile = square_mile
    acre = acre
    square-yard = square_yard
    square-foot = square_foot
    square-inch = square_inch
    survey-acre = 10 * (66 * survey_foot)**2
    square-survey-foot = survey_foot**2
    circular-mil = circular_mil
    kilocircular-mil = kilocircular_mil
    barn = barn

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
    revolution-per-minute = revolutions_per_minute
    revolution-per-second = revolutions_per_second
    per-minute = 1 / minute
    per-hour = 1 / hour
    per-day = 1 / day

    # fuel-economy
    liter-per-100-kilometer = liter / (100 * kilometer)
    liter-per-kilometer = liter / kilometer
    liter-per-10-kilometer = liter / (10 * kilometer)
    kilometer-per-liter = kilometer / liter
    mile-per-gallon = mile / gallon
    mile-per-gallon-imperial = mile / imperial_gallon
    mile-per-liter = mile / liter
    kilometer-per-gallon = kilometer / gallon
    gallon-per-100-mile = gallon / (100 * mile)
    gallon-per-100-mile-imperial = imperial_gallon / (100 * mile)
    meter-per-cubic-meter = meter / meter**3

    # kinematic-viscosity
    square-meter-per-second = meter**2 / second
    square-centimeter-per-second = centimeter**2 / second
    square-millimeter-per-second = millimeter**2 / second
    stokes = stokes
    centistokes = centistokes
    square-foot-per-second = foot**2 / second
    square-foot-per-hour = foot**2 / hour
    square-inch-per-second = inch**2 / second
    square-meter-per-hour = meter**2 / hour

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
    angstrom = angstrom
    mile = mile
    yard = yard
    foot = foot
    inch = inch
    nautical-mile = nautical_mile
    mil = thou
    hand = hand
    link = link
    rod = rod
    fathom = fathom
    chain = chain
    furlong = furlong
    league = league
    survey-foot = survey_foot
    survey-chain = 66 * survey_foot
    survey-mile = survey_mile
    point = point
    pica = pica
    point-printer = tex_point
    light-second = speed_of_light * second
    astronomical-unit = astronomical_unit
    light-year = light_year
    parsec = parsec
    kiloparsec = kiloparsec
    megaparsec = megaparsec

    # solid-angle
    steradian = steradian
    millisteradian = millisteradian
    microsteradian = microsteradian
    square-degree = square_degree
    square-arcminute = arcminute**2
    square-arcsecond = arcsecond**2

    # speed
    kilometer-per-hour = kilometer_per_hour
    meter-per-second = meter_per_second
    mile-per-hour = mile_per_hour
    knot = knot
    foot-per-second = foot_per_second
    kilometer-per-second = kilometer_per_second
    meter-per-minute = meter / minute
    centimeter-per-second = centimeter / second
    inch-per-second = inch / second
    foot-per-minute = foot / minute
    light-speed = speed_of_light

    # temperature
    kelvin = kelvin
    celsius = degC
    fahrenheit = degF
    rankine = degR
    reaumur = degRe

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
    fortnight = fortnight
    year-365-day = common_year
    year-gregorian = gregorian_year
    month-synodic = synodic_month
    month-julian = month
    year-julian = julian_year
    century = century
    millennium = millennium
    shake = shake

    # volume
    cubic-meter = meter**3
    liter = liter
    deciliter = deciliter
    centiliter = centiliter
    milliliter = milliliter
    microliter = microliter
    dekaliter = dekaliter
    hectoliter = hectoliter
    kiloliter = kiloliter
    megaliter = megaliter
    cubic-kilometer = kilometer**3
    cubic-decimeter = decimeter**3
    cubic-centimeter = cubic_centimeter
    cubic-millimeter = millimeter**3
    stere = stere
    cubic-inch = cubic_inch
    cubic-foot = cubic_foot
    cubic-yard = cubic_yard
    cubic-mile = mile**3
    gallon = gallon
    quart = quart
    pint = pint
    cup = cup
    gill = gill
    fluid-ounce = fluid_ounce
    tablespoon = tablespoon
    teaspoon = teaspoon
    fluid-dram = fluid_dram
    minim = minim
    fluid-dram-imperial = imperial_fluid_drachm
    minim-imperial = imperial_minim
    gallon-imperial = imperial_gallon
    quart-imperial = imperial_quart
    pint-imperial = imperial_pint
    gill-imperial = imperial_gill
    fluid-ounce-imperial = imperial_fluid_ounce
    cup-imperial = imperial_cup
    barrel = oil_barrel
    barrel-beer = beer_barrel
    barrel-liquid = barrel
    barrel-dry = dry_barrel
    bushel = bushel
    peck = peck
    gallon-dry = dry_gallon
    quart-dry = dry_quart
    pint-dry = dry_pint
    bushel-imperial = imperial_bushel
    peck-imperial = imperial_peck
    board-foot = board_foot
    acre-foot = acre_foot

    # volume-flow
    cubic-meter-per-second = meter**3 / second
    cubic-meter-per-minute = meter**3 / minute
    cubic-meter-per-hour = meter**3 / hour
    cubic-meter-per-day = meter**3 / day
    liter-per-second = liter / second
    liter-per-minute = liter / minute
    liter-per-hour = liter / hour
    liter-per-day = liter / day
    milliliter-per-second = milliliter / second
    milliliter-per-minute = milliliter / minute
    milliliter-per-hour = milliliter / hour
    cubic-centimeter-per-minute = centimeter**3 / minute
    cubic-foot-per-second = foot**3 / second
    cubic-foot-per-minute = foot**3 / minute
    cubic-foot-per-hour = foot**3 / hour
    cubic-yard-per-minute = yard**3 / minute
    gallon-per-minute = gallon / minute
    gallon-per-hour = gallon / hour
    gallon-per-day = gallon / day
    gallon-per-minute-imperial = imperial_gallon / minute
    gallon-per-hour-imperial = imperial_gallon / hour
    gallon-per-day-imperial = imperial_gallon / day
    million-gallon-per-day = 1e6 * gallon / day
    barrel-per-day = oil_barrel / day
    """#
}
