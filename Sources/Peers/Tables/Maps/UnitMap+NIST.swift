extension UnitMap {
  /// Ours and the rows of NIST SP 811, appendix B: the two units of a row.
  static let nist = #"""
    # acceleration
    g-force in meter-per-square-second = grav (Standard Gravity), m / s^2
    foot-per-square-second in meter-per-square-second = ft / s^2, m / s^2
    galileo in meter-per-square-second = galileo, m / s^2
    inch-per-square-second in meter-per-square-second = in / s^2, m / s^2

    # angle
    degree in radian = deg, rad
    gradian in radian = gon (grade), rad
    mil-nato in radian = mil (angular mil), rad
    arc-minute in radian = arcmin, rad
    revolution in radian = rev, rad
    arc-second in radian = arcsec, rad

    # area
    survey-acre in square-meter = acre, m^2
    are in square-meter = ar, m^2
    barn in square-meter = barn, m^2
    circular-mil in square-meter = circular_mil, m^2
    hectare in square-meter = ha (hectare), m^2
    square-foot in square-meter = ft^2, m^2
    square-inch in square-meter = in^2, m^2
    square-mile in square-meter = mi^2, m^2
    square-yard in square-meter = yd^2, m^2

    # electricity and magnetism
    statcoulomb in coulomb = Fr (statcoulomb / franklin), C
    gamma in tesla = gamma, T
    gauss in tesla = Gs, T
    maxwell in weber = Mx, Wb
    mho in siemens = mho, S
    oersted in ampere-per-meter = Oe (Oersted), A / m

    # energy
    british-thermal-unit-it in joule = BTU, J
    calorie-it in joule = cal, J
    electronvolt in joule = eV, J
    erg in joule = erg, J
    foot-poundal in joule = ft pdl (foot poundal), J
    foot-pound-force in joule = ft lbf, J
    kilowatt-hour in megajoule = [k]W hr, [M]J
    watt-hour in joule = W hr, J
    watt-second in joule = W s, J

    # volume flow
    cubic-foot-per-minute in cubic-meter-per-second = ft^3 / min, m^3 / s
    cubic-foot-per-second in cubic-meter-per-second = ft^3 / s, m^3 / s
    cubic-yard-per-minute in cubic-meter-per-second = yd^3 / min, m^3 / s
    gallon-per-day in cubic-meter-per-second = gal / day, m^3 / s
    gallon-per-minute in cubic-meter-per-second = gal / min, m^3 / s

    # force
    dyne in newton = dyn, N
    kilogram-force in newton = [k]gf (kilogram-force), N
    kip in newton = [k]lbf (kip), N
    kip in kilonewton = [k]lbf, [k]N
    ounce-force in newton = ozf, N
    poundal in newton = pdl (poundal), N
    pound-force in newton = lbf, N
    ton-force in newton = ton-force, N

    # torque
    dyne-centimeter in newton-meter = dyn [c]m, N m
    kilogram-force-meter in newton-meter = [k]pond m, N m
    ounce-force-inch in newton-meter = ozf in, N m
    ounce-force-inch in millinewton-meter = ozf in, [m]N m
    pound-force-foot in newton-meter = lbf ft, N m
    pound-force-inch in newton-meter = lbf in, N m

    # fuel economy
    mile-per-gallon in meter-per-cubic-meter = mi / gal, m / m^3
    mile-per-gallon in kilometer-per-liter = mi / gal, [k]m / L

    # length
    angstrom in meter = ang, m
    astronomical-unit in meter = AU, m
    survey-chain in meter = chain, m
    femtometer in meter = fermi, m
    foot in meter = ft, m
    survey-foot in meter = survey_ft, m
    inch in meter = in, m
    light-year in meter = ly, m
    mile in meter = mi, m
    survey-mile in meter = survey_mi, m
    nautical-mile in meter = Nmi (nautical mile), m
    parsec in meter = parsec, m
    pica in meter = pica, m
    point in meter = picapt (picapoint), m
    rod in meter = rod, m
    yard in meter = yd, m

    # light
    candela-per-square-inch in candela-per-square-meter = cd / in^2, cd / m^2
    foot-candle in lux = footcandle, lx
    foot-lambert in candela-per-square-meter = footlambert, cd / m^2
    lambert in candela-per-square-meter = lambert, cd / m^2
    phot in lux = phot, lx
    stilb in candela-per-square-meter = stilb, cd / m^2

    # mass
    carat in kilogram = carat, [k]g
    grain in kilogram = grain, [k]g
    hundredweight-imperial in kilogram = uk_cwt (long hundredweight), [k]g
    hundredweight in kilogram = cwt (short hundredweight), [k]g
    ounce in kilogram = ozm, [k]g
    pennyweight in kilogram = dwt (pennyweight), [k]g
    pound in kilogram = lbm, [k]g
    slug in kilogram = slug, [k]g
    assay-ton in kilogram = assay_ton, [k]g
    ton-imperial in kilogram = uk_ton (long ton), [k]g
    tonne in kilogram = tonne (metric ton), [k]g
    ton in kilogram = ton (short ton), [k]g

    # linear density
    denier in kilogram-per-meter = denier, [k]g / m
    pound-per-foot in kilogram-per-meter = lbm / ft, [k]g / m
    pound-per-inch in kilogram-per-meter = lbm / in, [k]g / m
    pound-per-yard in kilogram-per-meter = lbm / yd, [k]g / m
    tex in kilogram-per-meter = tex, [k]g / m

    # mass flow
    pound-per-hour in kilogram-per-second = lbm / hr, [k]g / s
    pound-per-minute in kilogram-per-second = lbm / min, [k]g / s
    pound-per-second in kilogram-per-second = lbm / s, [k]g / s
    ton-per-hour in kilogram-per-second = ton / hr, [k]g / s

    # mass density
    grain-per-gallon in kilogram-per-cubic-meter = grain / gal, [k]g / m^3
    gram-per-cubic-centimeter in kilogram-per-cubic-meter = g / [c]m^3, [k]g / m^3
    ounce-per-cubic-inch in kilogram-per-cubic-meter = ozm / in^3, [k]g / m^3
    ounce-per-gallon-imperial in kilogram-per-cubic-meter = ozm / uk_gal, [k]g / m^3
    ounce-per-gallon-imperial in gram-per-liter = ozm / uk_gal, g / L
    ounce-per-gallon in kilogram-per-cubic-meter = ozm / gal, [k]g / m^3
    ounce-per-gallon in gram-per-liter = ozm / gal, g / L
    pound-per-cubic-foot in kilogram-per-cubic-meter = lbm / ft^3, [k]g / m^3
    pound-per-cubic-inch in kilogram-per-cubic-meter = lbm / in^3, [k]g / m^3
    pound-per-cubic-yard in kilogram-per-cubic-meter = lbm / yd^3, [k]g / m^3
    pound-per-gallon-imperial in kilogram-per-cubic-meter = lbm / uk_gal, [k]g / m^3
    pound-per-gallon-imperial in kilogram-per-liter = lbm / uk_gal, [k]g / L
    pound-per-gallon in kilogram-per-cubic-meter = lbm / gal, [k]g / m^3
    pound-per-gallon in kilogram-per-liter = lbm / gal, [k]g / L
    slug-per-cubic-foot in kilogram-per-cubic-meter = slug / ft^3, [k]g / m^3

    # power
    british-thermal-unit-it-per-hour in watt = BTU / hr, W
    british-thermal-unit-it-per-second in watt = BTU / s, W
    erg-per-second in watt = erg / s, W
    foot-pound-force-per-hour in watt = ft lbf / hr, W
    foot-pound-force-per-minute in watt = ft lbf / min, W
    foot-pound-force-per-second in watt = ft lbf / s, W
    horsepower in watt = HP, W
    watt-per-square-centimeter in watt-per-square-meter = W / [c]m^2, W / m^2

    # pressure
    atmosphere in pascal = atm, Pa
    atmosphere in kilopascal = atm, [k]Pa
    bar in pascal = bar, Pa
    bar in kilopascal = bar, [k]Pa
    centimeter-ofhg in pascal = [c]mHg, Pa
    centimeter-ofwater in pascal = [c]mH2O, Pa
    barye in pascal = dyn / [c]m^2, Pa
    foot-ofwater in pascal = ftH2O, Pa
    inch-ofhg in pascal = inHg, Pa
    inch-ofwater in pascal = inH2O, Pa
    kilogram-force-per-square-centimeter in pascal = [k]gf / [c]m^2, Pa
    kilogram-force-per-square-meter in pascal = [k]gf / m^2, Pa
    kilogram-force-per-square-millimeter in pascal = [k]gf / [m]m^2, Pa
    kilopound-force-per-square-inch in pascal = [k]lbf / in^2 (kip / in^2), Pa
    millibar in pascal = [m]bar, Pa
    millimeter-ofhg in pascal = [m]mHg, Pa
    millimeter-ofwater in pascal = [m]mH2O, Pa
    pound-force-per-square-foot in pascal = lbf / ft^2, Pa
    pound-force-per-square-inch in pascal = psi, Pa
    torr in pascal = Torr, Pa

    # radiation
    curie in becquerel = Ci, Bq
    rad-dose in gray = RAD (radiation absorbed dose), Gy
    rem in sievert = rem, Sv
    roentgen in coulomb-per-kilogram = R, C / [k]g

    # temperature differences
    rankine in kelvin = Ra, K

    # time
    day in second = day, s
    hour in second = hr, s
    minute in second = min, s
    shake in second = shake, s
    year-365-day in second = yr, s

    # speed
    foot-per-minute in meter-per-second = ft / min, m / s
    foot-per-second in meter-per-second = ft / s, m / s
    inch-per-second in meter-per-second = in / s, m / s
    kilometer-per-hour in meter-per-second = [k]m / hr, m / s
    knot in meter-per-second = knot, m / s
    mile-per-hour in meter-per-second = mi / hr, m / s
    mile-per-hour in kilometer-per-hour = mi / hr, [k]m / hr

    # viscosity
    centipoise in pascal-second = [c]P, Pa s
    poise in pascal-second = P (poise), Pa s
    poundal-second-per-square-foot in pascal-second = pdl s / ft^2, Pa s
    pound-force-second-per-square-foot in pascal-second = lbf s / ft^2, Pa s
    reyn in pascal-second = lbf s / in^2, Pa s
    pound-per-foot-hour in pascal-second = lbm / ft hr, Pa s
    pound-per-foot-second in pascal-second = lbm / ft s, Pa s
    slug-per-foot-second in pascal-second = slug / ft s, Pa s
    centistokes in square-meter-per-second = [c]St (centistokes), m^2 /s
    square-foot-per-second in square-meter-per-second = ft^2 / s, m^2 / s
    stokes in square-meter-per-second = St (stokes), m^2 / s

    # volume
    acre-foot in cubic-meter = acre survey_ft, m^3
    barrel in cubic-meter = bbl, m^3
    bushel in cubic-meter = bushel, m^3
    cord in cubic-meter = cord, m^3
    cubic-foot in cubic-meter = ft^3, m^3
    cubic-inch in cubic-meter = in^3, m^3
    cubic-mile in cubic-meter = mi^3, m^3
    cubic-yard in cubic-meter = yd^3, m^3
    cup in cubic-meter = cup, m^3
    fluid-ounce in cubic-meter = fl_oz, m^3
    gallon-imperial in cubic-meter = uk_gal, m^3
    gallon in cubic-meter = gal, m^3
    gill-imperial in cubic-meter = uk_gill, m^3
    gill in cubic-meter = gill, m^3
    liter in cubic-meter = L, m^3
    fluid-ounce-imperial in cubic-meter = uk_fl_oz, m^3
    peck in cubic-meter = peck, m^3
    pint-dry in cubic-meter = dry_pt, m^3
    pint in cubic-meter = pt (liquid), m^3
    quart-dry in cubic-meter = dry_qt, m^3
    quart in cubic-meter = qt (liquid), m^3
    stere in cubic-meter = stere (st), m^3
    tablespoon in cubic-meter = tbs, m^3
    teaspoon in cubic-meter = tsp, m^3
    """#
}
