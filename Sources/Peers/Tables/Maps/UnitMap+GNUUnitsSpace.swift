extension UnitMap {
  /// Ours and GNU units': length, area, volume, angle, time, motion and temperature.
  static let gnuUnitsSpace = #"""
    # acceleration
    meter-per-square-second = meter / second^2
    g-force = gravity
    centimeter-per-square-second = centimeter / second^2
    millimeter-per-square-second = millimeter / second^2
    kilometer-per-square-second = kilometer / second^2
    galileo = galileo
    milligal = milli Gal
    foot-per-square-second = foot / second^2
    inch-per-square-second = inch / second^2
    kilometer-per-hour-per-second = kilometer / hour / second
    mile-per-hour-per-second = mile / hour / second
    knot-per-second = knot / second

    # angle
    degree = degree
    radian = radian
    gradian = gon
    arc-minute = arcmin
    arc-second = arcsec
    milliarcsecond = mas
    microarcsecond = micro arcsec
    milliradian = milliradian
    microradian = microradian
    revolution = revolution
    quadrant = quadrant
    sextant = sextant
    hour-angle = circle / 24
    compass-point = pointangle

    # area
    square-kilometer = kilometer^2
    hectare = hectare
    are = are
    square-meter = meter^2
    square-decimeter = decimeter^2
    square-centimeter = centimeter^2
    square-millimeter = millimeter^2
    square-micrometer = micrometer^2
    square-mile = mile^2
    acre = intacre
    square-yard = yard^2
    square-foot = foot^2
    square-inch = inch^2
    rood = rood
    survey-acre = 10 (66 surveyfoot)^2
    square-survey-foot = surveyfoot^2
    circular-mil = circularmil
    kilocircular-mil = 1000 circularmil
    barn = barn
    tsubo = tsubo

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
    revolution-per-minute = rpm
    revolution-per-second = revolution / second
    per-minute = 1 / minute
    per-hour = 1 / hour
    per-day = 1 / day

    # fuel-economy
    liter-per-100-kilometer = liter / 100 kilometer
    liter-per-kilometer = liter / kilometer
    liter-per-10-kilometer = liter / 10 kilometer
    kilometer-per-liter = kilometer / liter
    mile-per-gallon = mile / usgallon
    mile-per-gallon-imperial = mile / brgallon
    mile-per-liter = mile / liter
    kilometer-per-gallon = kilometer / usgallon
    gallon-per-100-mile = usgallon / 100 mile
    gallon-per-100-mile-imperial = brgallon / 100 mile
    meter-per-cubic-meter = meter / meter^3

    # kinematic-viscosity
    square-meter-per-second = meter^2 / second
    square-centimeter-per-second = centimeter^2 / second
    square-millimeter-per-second = millimeter^2 / second
    stokes = stokes
    centistokes = centistokes
    square-foot-per-second = foot^2 / second
    square-foot-per-hour = foot^2 / hour
    square-inch-per-second = inch^2 / second
    square-meter-per-hour = meter^2 / hour

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
    nautical-mile = nauticalmile
    mil = mil
    hand = hand
    link = link
    rod = rod
    fathom = fathom
    chain = chain
    furlong = furlong
    league = league
    cable = cable
    nautical-mile-admiralty = admiraltymile
    survey-foot = surveyfoot
    survey-chain = surveychain
    survey-mile = surveymile
    point = computerpoint
    pica = computerpica
    point-printer = texpoint
    light-second = lightsecond
    astronomical-unit = astronomicalunit
    light-year = lightyear
    parsec = parsec
    kiloparsec = kiloparsec
    megaparsec = megaparsec
    shaku = shaku
    sun-japanese = sun
    ken = ken
    ri = ri
    li = li
    arshin = arshin
    verst = verst

    # solid-angle
    steradian = steradian
    millisteradian = millisteradian
    microsteradian = microsteradian
    square-degree = squaredegree
    square-arcminute = squareminute
    square-arcsecond = squaresecond
    spat = sphere
    hemisphere = hemisphere

    # speed
    kilometer-per-hour = kilometer / hour
    meter-per-second = meter / second
    mile-per-hour = mile / hour
    knot = knot
    foot-per-second = foot / second
    kilometer-per-second = kilometer / second
    meter-per-minute = meter / minute
    centimeter-per-second = centimeter / second
    inch-per-second = inch / second
    foot-per-minute = foot / minute
    light-speed = c

    # temperature
    kelvin = kelvin
    rankine = degrankine

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
    year-365-day = commonyear
    month-gregorian = gregorianyear / 12
    year-gregorian = gregorianyear
    month-synodic = synodicmonth
    month-julian = julianyear / 12
    year-julian = julianyear
    decade = 10 gregorianyear
    century = 100 gregorianyear
    millennium = 1000 gregorianyear
    shake = shake

    # volume
    cubic-meter = meter^3
    liter = liter
    deciliter = deciliter
    centiliter = centiliter
    milliliter = milliliter
    microliter = microliter
    dekaliter = dekaliter
    hectoliter = hectoliter
    kiloliter = kiloliter
    megaliter = megaliter
    cubic-kilometer = kilometer^3
    cubic-decimeter = decimeter^3
    cubic-centimeter = centimeter^3
    cubic-millimeter = millimeter^3
    stere = stere
    cubic-inch = inch^3
    cubic-foot = foot^3
    cubic-yard = yard^3
    cubic-mile = mile^3
    gallon = usgallon
    quart = usquart
    pint = uspint
    cup = uscup
    gill = usgill
    fluid-ounce = usfloz
    tablespoon = ustablespoon
    teaspoon = usteaspoon
    fluid-dram = fluiddram
    minim = minimvolume
    fluid-dram-imperial = brdram
    minim-imperial = brminim
    gallon-imperial = brgallon
    quart-imperial = brquart
    pint-imperial = brpint
    gill-imperial = brgill
    fluid-ounce-imperial = brfloz
    cup-imperial = brcup
    tablespoon-imperial = brtablespoon
    teaspoon-imperial = brteaspoon
    cup-us-legal = legalcup
    cup-metric = metriccup
    tablespoon-australian = australiatablespoon
    cup-japanese = japancup
    barrel = petroleumbarrel
    barrel-beer = usbeerbarrel
    barrel-liquid = liquidbarrel
    barrel-dry = drybarrel
    bushel = usbushel
    peck = uspeck
    gallon-dry = drygallon
    quart-dry = dryquart
    pint-dry = drypint
    bushel-imperial = brbushel
    peck-imperial = brpeck
    cord = cord
    board-foot = boardfoot
    acre-foot = intacrefoot
    sho = shou

    # volume-flow
    cubic-meter-per-second = meter^3 / second
    cubic-meter-per-minute = meter^3 / minute
    cubic-meter-per-hour = meter^3 / hour
    cubic-meter-per-day = meter^3 / day
    liter-per-second = liter / second
    liter-per-minute = liter / minute
    liter-per-hour = liter / hour
    liter-per-day = liter / day
    milliliter-per-second = milliliter / second
    milliliter-per-minute = milliliter / minute
    milliliter-per-hour = milliliter / hour
    cubic-centimeter-per-minute = centimeter^3 / minute
    cubic-foot-per-second = foot^3 / second
    cubic-foot-per-minute = foot^3 / minute
    cubic-foot-per-hour = foot^3 / hour
    cubic-yard-per-minute = yard^3 / minute
    gallon-per-minute = usgallon / minute
    gallon-per-hour = usgallon / hour
    gallon-per-day = usgallon / day
    gallon-per-minute-imperial = brgallon / minute
    gallon-per-hour-imperial = brgallon / hour
    gallon-per-day-imperial = brgallon / day
    million-gallon-per-day = 1e6 usgallon / day
    barrel-per-day = petroleumbarrel / day
    acre-foot-per-day = intacrefoot / day
    """#
}
