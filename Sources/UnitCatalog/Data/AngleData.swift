extension CatalogText {
  /// Plane angle, in revolutions, so that degrees and gradians need no π.
  static let angle = CatalogText(
    name: "angle",
    #"""
    quantity angle
    name Angle
    description Turn from one direction to another.
    alias Plane angle
    icon angle
    base revolution
    dimension 1
    # Length before angle; of angles the most widely used first.
    choice mil | mils = mil mil-nato mil-warsaw-pact mil-swedish mile-scandinavian
    choice ' = foot arc-minute
    choice " | '' = inch arc-second

    unit degree
    symbol ° | deg
    name degree
    alias degree of arc | degrees of arc | arc degree | arc degrees | angular degree
    system metric
    definition 1/360 revolution
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit radian
    symbol rad
    name radian
    system metric
    definition revolution / 2 * pi
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit gradian
    symbol gon | grad
    name gradian
    alias gon | gons | grad | grads | grade | grades
    system metric
    definition 1/400 revolution
    source NIST SP 811 (2008), appendix B.8

    unit arc-minute
    symbol arcmin | '
    name arcminute
    alias minute of arc | minutes of arc | arc minute | arc minutes | MOA
    system metric
    definition 1/60 degree
    source SI Brochure, 9th edition (2019), section 4, table 8
    note Its sign, the prime, is read as foot unless something says that an angle is meant.

    unit arc-second
    symbol arcsec | " | ''
    name arcsecond
    alias second of arc | seconds of arc | arc second | arc seconds
    system metric
    definition 1/60 arc-minute
    source SI Brochure, 9th edition (2019), section 4, table 8
    note Its sign, the double prime, is read as inch unless something says that an angle is meant.

    unit milliarcsecond
    symbol mas
    name milliarcsecond
    system metric
    definition 1e-3 arc-second
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit microarcsecond
    symbol µas | uas
    name microarcsecond
    system metric
    definition 1e-6 arc-second
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit milliradian
    symbol mrad
    name milliradian
    system metric
    definition 1e-3 radian
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microradian
    symbol µrad | urad
    name microradian
    system metric
    definition 1e-6 radian
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit revolution
    symbol rev | r | tr
    name revolution
    alias turn | turns | full circle | full circles | full turn | full turns
    system other
    definition base
    source ISO 80000-3:2019, rotational frequency; NIST SP 811 (2008), appendix B.8

    unit quadrant
    symbol quadrant
    name quadrant
    alias right angle | right angles
    system other
    definition 1/4 revolution
    source Customary: a quarter of a revolution
    kind conventional
    note 90 degrees.

    unit sextant
    symbol sextant
    name sextant
    system other
    definition 1/6 revolution
    source Customary: a sixth of a revolution
    kind conventional
    note 60 degrees.

    unit hour-angle
    symbol ha (angle)
    name hour angle
    alias hour of right ascension | hours of right ascension
    system other
    definition 1/24 revolution
    source Customary in astronomy
    kind conventional
    note An hour of right ascension: 15 degrees.

    unit mil-nato
    symbol mil (NATO)
    name NATO mil
    alias angular mil | angular mils | artillery mil | artillery mils
    system other
    definition 1/6400 revolution
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note 1/6400 of a revolution; others used 6000 or 6300.

    unit mil-warsaw-pact
    symbol mil (6000)
    name Warsaw Pact mil
    system other
    definition 1/6000 revolution
    source Customary in the artillery of the Soviet Union and its allies
    kind conventional
    note 1/6000 of a revolution.

    unit mil-swedish
    symbol mil (6300)
    name Swedish angular mil
    alias streck
    system other
    definition 1/6300 revolution
    source Customary in the Swedish forces
    kind conventional
    note 1/6300 of a revolution.

    unit compass-point
    symbol compass point
    name compass point
    alias point of the compass | points of the compass
    system other
    definition 1/32 revolution
    source Customary in navigation
    kind conventional
    note 1/32 of a revolution: 11.25 degrees.
    """#)
}
