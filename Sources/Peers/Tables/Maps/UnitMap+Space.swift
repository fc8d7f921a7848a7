extension UnitMap {
  /// The rows of units of length, area, volume, angle, time, motion and temperature.
  static let space = #"""
    # acceleration
    meter-per-square-second | = | meter / second^2 | meter / second**2
    g-force | = | gravity | standard_gravity
    g-force | | | | meter-per-square-second = grav (Standard Gravity), m / s^2
    centimeter-per-square-second | = | centimeter / second^2 | centimeter / second**2
    millimeter-per-square-second | = | millimeter / second^2 | millimeter / second**2
    kilometer-per-square-second | = | kilometer / second^2 | kilometer / second**2
    galileo | | = | = | meter-per-square-second = galileo, m / s^2
    milligal | | milli Gal | milligalileo
    foot-per-square-second | = | foot / second^2 | foot / second**2
    foot-per-square-second | | | | meter-per-square-second = ft / s^2, m / s^2
    inch-per-square-second | = | inch / second^2 | inch / second**2
    inch-per-square-second | | | | meter-per-square-second = in / s^2, m / s^2
    kilometer-per-hour-per-second | = | kilometer / hour / second | kilometer / hour / second
    mile-per-hour-per-second | = | mile / hour / second | mile / hour / second
    knot-per-second | = | knot / second | knot / second

    # angle
    degree | = | = | = | radian = deg, rad
    radian | = | = | =
    gradian | | gon | = | radian = gon (grade), rad
    arc-minute | = | arcmin | arcminute | radian = arcmin, rad
    arc-second | = | arcsec | arcsecond | radian = arcsec, rad
    milliarcsecond | | mas | =
    microarcsecond | | micro arcsec | =
    milliradian | = | = | =
    microradian | = | = | =
    revolution | = | = | = | radian = rev, rad
    quadrant | | =
    sextant | | =
    hour-angle | | circle / 24 | turn / 24
    mil-nato | | | mil | radian = mil (angular mil), rad
    compass-point | | pointangle

    # area
    square-kilometer | = | kilometer^2 | kilometer**2
    hectare | = | = | = | square-meter = ha (hectare), m^2
    are | | = | = | square-meter = ar, m^2
    square-meter | = | meter^2 | meter**2
    square-decimeter | = | decimeter^2 | decimeter**2
    square-centimeter | = | centimeter^2 | centimeter**2
    square-millimeter | = | millimeter^2 | millimeter**2
    square-micrometer | = | micrometer^2 | micrometer**2
    square-mile | = | mile^2 | square_mile | square-meter = mi^2, m^2
    acre | = | intacre | =
    square-yard | = | yard^2 | square_yard | square-meter = yd^2, m^2
    square-foot | = | foot^2 | square_foot | square-meter = ft^2, m^2
    square-inch | = | inch^2 | square_inch | square-meter = in^2, m^2
    dunam | =
    rood | | =
    survey-acre | | 10 (66 surveyfoot)^2 | 10 * (66 * survey_foot)**2 | square-meter = acre, m^2
    square-survey-foot | | surveyfoot^2 | survey_foot**2
    circular-mil | | circularmil | circular_mil | square-meter = circular_mil, m^2
    kilocircular-mil | | 1000 circularmil | kilocircular_mil
    barn | | = | = | square-meter = barn, m^2
    tsubo | | =

    # frequency
    hertz | = | = | =
    kilohertz | = | = | =
    megahertz | = | = | =
    gigahertz | = | = | =
    terahertz | = | = | =
    petahertz | = | = | =
    millihertz | = | = | =
    microhertz | = | = | =
    nanohertz | = | = | =
    revolution-per-minute | = | rpm | revolutions_per_minute
    revolution-per-second | = | revolution / second | revolutions_per_second
    per-minute | | 1 / minute | 1 / minute
    per-hour | | 1 / hour | 1 / hour
    per-day | | 1 / day | 1 / day

    # fuel-economy
    liter-per-100-kilometer | = | liter / 100 kilometer | liter / (100 * kilometer)
    liter-per-kilometer | = | liter / kilometer | liter / kilometer
    liter-per-10-kilometer | | liter / 10 kilometer | liter / (10 * kilometer)
    kilometer-per-liter | = | kilometer / liter | kilometer / liter
    mile-per-gallon | = | mile / usgallon | mile / gallon
    mile-per-gallon | | | | meter-per-cubic-meter = mi / gal, m / m^3
    mile-per-gallon | | | | kilometer-per-liter = mi / gal, [k]m / L
    mile-per-gallon-imperial | = | mile / brgallon | mile / imperial_gallon
    mile-per-liter | = | mile / liter | mile / liter
    kilometer-per-gallon | = | kilometer / usgallon | kilometer / gallon
    gallon-per-100-mile | | usgallon / 100 mile | gallon / (100 * mile)
    gallon-per-100-mile-imperial | | brgallon / 100 mile | imperial_gallon / (100 * mile)
    meter-per-cubic-meter | = | meter / meter^3 | meter / meter**3

    # kinematic-viscosity
    square-meter-per-second | = | meter^2 / second | meter**2 / second
    square-centimeter-per-second | = | centimeter^2 / second | centimeter**2 / second
    square-millimeter-per-second | = | millimeter^2 / second | millimeter**2 / second
    stokes | | = | = | square-meter-per-second = St (stokes), m^2 / s
    centistokes | | = | = | square-meter-per-second = [c]St (centistokes), m^2 /s
    square-foot-per-second | = | foot^2 / second | foot**2 / second
    square-foot-per-second | | | | square-meter-per-second = ft^2 / s, m^2 / s
    square-foot-per-hour | = | foot^2 / hour | foot**2 / hour
    square-inch-per-second | = | inch^2 / second | inch**2 / second
    square-meter-per-hour | = | meter^2 / hour | meter**2 / hour

    # length
    kilometer | = | = | =
    meter | = | = | =
    centimeter | = | = | =
    millimeter | = | = | =
    micrometer | = | = | =
    nanometer | = | = | =
    megameter | = | = | =
    hectometer | = | = | =
    dekameter | = | = | =
    decimeter | = | = | =
    picometer | = | = | =
    femtometer | = | = | = | meter = fermi, m
    angstrom | | = | = | meter = ang, m
    mile | = | = | = | meter = mi, m
    yard | = | = | = | meter = yd, m
    foot | = | = | = | meter = ft, m
    inch | = | = | = | meter = in, m
    nautical-mile | = | nauticalmile | nautical_mile | meter = Nmi (nautical mile), m
    mil | | = | thou
    hand | | = | =
    link | | = | =
    rod | | = | = | meter = rod, m
    fathom | = | = | =
    chain | | = | =
    furlong | = | = | =
    league | | = | =
    cable | | =
    nautical-mile-admiralty | | admiraltymile
    survey-foot | | surveyfoot | survey_foot | meter = survey_ft, m
    survey-chain | | surveychain | 66 * survey_foot | meter = chain, m
    survey-mile | | surveymile | survey_mile | meter = survey_mi, m
    point | = | computerpoint | = | meter = picapt (picapoint), m
    pica | | computerpica | = | meter = pica, m
    point-printer | | texpoint | tex_point
    light-second | | lightsecond | speed_of_light * second
    astronomical-unit | = | astronomicalunit | astronomical_unit | meter = AU, m
    light-year | = | lightyear | light_year | meter = ly, m
    parsec | = | = | = | meter = parsec, m
    kiloparsec | = | = | =
    megaparsec | = | = | =
    mile-scandinavian | =
    shaku | | =
    sun-japanese | | sun
    ken | | =
    ri | | =
    li | | =
    arshin | | =
    verst | | =

    # solid-angle
    steradian | | = | =
    millisteradian | | = | =
    microsteradian | | = | =
    square-degree | | squaredegree | square_degree
    square-arcminute | | squareminute | arcminute**2
    square-arcsecond | | squaresecond | arcsecond**2
    spat | | sphere
    hemisphere | | =

    # speed
    kilometer-per-hour | = | kilometer / hour | kilometer_per_hour
    kilometer-per-hour | | | | meter-per-second = [k]m / hr, m / s
    meter-per-second | = | meter / second | meter_per_second
    mile-per-hour | = | mile / hour | mile_per_hour | meter-per-second = mi / hr, m / s
    mile-per-hour | | | | kilometer-per-hour = mi / hr, [k]m / hr
    knot | = | = | = | meter-per-second = knot, m / s
    foot-per-second | = | foot / second | foot_per_second | meter-per-second = ft / s, m / s
    kilometer-per-second | = | kilometer / second | kilometer_per_second
    meter-per-minute | = | meter / minute | meter / minute
    centimeter-per-second | = | centimeter / second | centimeter / second
    inch-per-second | = | inch / second | inch / second | meter-per-second = in / s, m / s
    foot-per-minute | = | foot / minute | foot / minute | meter-per-second = ft / min, m / s
    light-speed | | c | speed_of_light

    # temperature
    kelvin | = | = | =
    celsius | = | | degC
    fahrenheit | = | | degF
    rankine | | degrankine | degR | kelvin = Ra, K
    reaumur | | | degRe

    # time
    second | = | = | =
    millisecond | = | = | =
    microsecond | = | = | =
    nanosecond | = | = | =
    picosecond | = | = | =
    minute | = | = | = | second = min, s
    hour | = | = | = | second = hr, s
    day | = | = | = | second = day, s
    week | = | = | =
    fortnight | | = | =
    year-365-day | | commonyear | common_year | second = yr, s
    month-gregorian | | gregorianyear / 12
    year-gregorian | | gregorianyear | gregorian_year
    month-synodic | | synodicmonth | synodic_month
    month-julian | | julianyear / 12 | month
    year-julian | | julianyear | julian_year
    decade | | 10 gregorianyear
    century | | 100 gregorianyear | =
    millennium | | 1000 gregorianyear | =
    shake | | = | = | second = shake, s

    # volume
    cubic-meter | = | meter^3 | meter**3
    liter | = | = | = | cubic-meter = L, m^3
    deciliter | = | = | =
    centiliter | = | = | =
    milliliter | = | = | =
    microliter | = | = | =
    dekaliter | = | = | =
    hectoliter | = | = | =
    kiloliter | = | = | =
    megaliter | = | = | =
    cubic-kilometer | = | kilometer^3 | kilometer**3
    cubic-decimeter | = | decimeter^3 | decimeter**3
    cubic-centimeter | = | centimeter^3 | cubic_centimeter
    cubic-millimeter | = | millimeter^3 | millimeter**3
    stere | | = | = | cubic-meter = stere (st), m^3
    cubic-inch | = | inch^3 | cubic_inch | cubic-meter = in^3, m^3
    cubic-foot | = | foot^3 | cubic_foot | cubic-meter = ft^3, m^3
    cubic-yard | = | yard^3 | cubic_yard | cubic-meter = yd^3, m^3
    cubic-mile | = | mile^3 | mile**3 | cubic-meter = mi^3, m^3
    gallon | = | usgallon | = | cubic-meter = gal, m^3
    quart | = | usquart | = | cubic-meter = qt (liquid), m^3
    pint | = | uspint | = | cubic-meter = pt (liquid), m^3
    cup | = | uscup | = | cubic-meter = cup, m^3
    gill | | usgill | = | cubic-meter = gill, m^3
    fluid-ounce | = | usfloz | fluid_ounce | cubic-meter = fl_oz, m^3
    tablespoon | = | ustablespoon | = | cubic-meter = tbs, m^3
    teaspoon | = | usteaspoon | = | cubic-meter = tsp, m^3
    fluid-dram | dram | fluiddram | fluid_dram
    minim | | minimvolume | =
    fluid-dram-imperial | | brdram | imperial_fluid_drachm
    minim-imperial | | brminim | imperial_minim
    gallon-imperial | = | brgallon | imperial_gallon | cubic-meter = uk_gal, m^3
    quart-imperial | = | brquart | imperial_quart
    pint-imperial | | brpint | imperial_pint
    gill-imperial | | brgill | imperial_gill | cubic-meter = uk_gill, m^3
    fluid-ounce-imperial | = | brfloz | imperial_fluid_ounce | cubic-meter = uk_fl_oz, m^3
    cup-imperial | | brcup | imperial_cup
    tablespoon-imperial | | brtablespoon
    teaspoon-imperial | | brteaspoon
    cup-us-legal | | legalcup
    cup-metric | = | metriccup
    pint-metric | =
    tablespoon-australian | | australiatablespoon
    cup-japanese | | japancup
    barrel | = | petroleumbarrel | oil_barrel | cubic-meter = bbl, m^3
    barrel-beer | | usbeerbarrel | beer_barrel
    barrel-liquid | | liquidbarrel | barrel
    barrel-dry | | drybarrel | dry_barrel
    bushel | = | usbushel | = | cubic-meter = bushel, m^3
    peck | | uspeck | = | cubic-meter = peck, m^3
    gallon-dry | | drygallon | dry_gallon
    quart-dry | | dryquart | dry_quart | cubic-meter = dry_qt, m^3
    pint-dry | | drypint | dry_pint | cubic-meter = dry_pt, m^3
    bushel-imperial | | brbushel | imperial_bushel
    peck-imperial | | brpeck | imperial_peck
    cord | | = | | cubic-meter = cord, m^3
    board-foot | | boardfoot | board_foot
    acre-foot | = | intacrefoot | acre_foot | cubic-meter = acre survey_ft, m^3
    sho | | shou

    # volume-flow
    cubic-meter-per-second | = | meter^3 / second | meter**3 / second
    cubic-meter-per-minute | = | meter^3 / minute | meter**3 / minute
    cubic-meter-per-hour | = | meter^3 / hour | meter**3 / hour
    cubic-meter-per-day | = | meter^3 / day | meter**3 / day
    liter-per-second | = | liter / second | liter / second
    liter-per-minute | = | liter / minute | liter / minute
    liter-per-hour | = | liter / hour | liter / hour
    liter-per-day | = | liter / day | liter / day
    milliliter-per-second | = | milliliter / second | milliliter / second
    milliliter-per-minute | = | milliliter / minute | milliliter / minute
    milliliter-per-hour | = | milliliter / hour | milliliter / hour
    cubic-centimeter-per-minute | = | centimeter^3 / minute | centimeter**3 / minute
    cubic-foot-per-second | = | foot^3 / second | foot**3 / second
    cubic-foot-per-second | | | | cubic-meter-per-second = ft^3 / s, m^3 / s
    cubic-foot-per-minute | = | foot^3 / minute | foot**3 / minute
    cubic-foot-per-minute | | | | cubic-meter-per-second = ft^3 / min, m^3 / s
    cubic-foot-per-hour | = | foot^3 / hour | foot**3 / hour
    cubic-yard-per-minute | = | yard^3 / minute | yard**3 / minute
    cubic-yard-per-minute | | | | cubic-meter-per-second = yd^3 / min, m^3 / s
    gallon-per-minute | = | usgallon / minute | gallon / minute
    gallon-per-minute | | | | cubic-meter-per-second = gal / min, m^3 / s
    gallon-per-hour | = | usgallon / hour | gallon / hour
    gallon-per-day | = | usgallon / day | gallon / day | cubic-meter-per-second = gal / day, m^3 / s
    gallon-per-minute-imperial | | brgallon / minute | imperial_gallon / minute
    gallon-per-hour-imperial | | brgallon / hour | imperial_gallon / hour
    gallon-per-day-imperial | | brgallon / day | imperial_gallon / day
    million-gallon-per-day | | 1e6 usgallon / day | 1e6 * gallon / day
    barrel-per-day | = | petroleumbarrel / day | oil_barrel / day
    acre-foot-per-day | = | intacrefoot / day
    """#
}
