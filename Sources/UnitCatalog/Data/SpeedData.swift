extension CatalogText {
  /// Speed, in meters per second.
  static let speed = CatalogText(
    name: "speed",
    #"""
    quantity speed
    name Speed
    description Distance covered per time.
    alias Velocity
    icon speedometer
    base meter-per-second
    dimension length time^-1

    unit kilometer-per-hour
    symbol km/h
    name kilometer per hour
    plural kilometers per hour
    alias kph | kmh | kmph | km per hour
    system metric
    definition kilometer / hour
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit meter-per-second
    symbol m/s
    name meter per second
    plural meters per second
    alias mps
    system metric
    definition meter / second
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit mile-per-hour
    symbol mph | mi/h
    name mile per hour
    plural miles per hour
    alias mph | miles/hour
    system us imperial
    definition mile / hour
    source NIST SP 811 (2008), appendix B.8

    unit knot
    symbol kn
    name knot
    alias kt | kts
    system other
    definition nautical-mile / hour
    source SI Brochure, 8th edition (2006), table 8

    unit foot-per-second
    symbol ft/s
    name foot per second
    plural feet per second
    alias fps
    system us imperial
    definition foot / second
    source NIST SP 811 (2008), appendix B.8

    unit kilometer-per-second
    symbol km/s
    name kilometer per second
    plural kilometers per second
    system metric
    definition kilometer / second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit meter-per-minute
    symbol m/min
    name meter per minute
    plural meters per minute
    system metric
    definition meter / minute
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit centimeter-per-second
    symbol cm/s
    name centimeter per second
    plural centimeters per second
    system metric
    definition centimeter / second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit inch-per-second
    symbol in/s
    name inch per second
    plural inches per second
    alias ips
    system us imperial
    definition inch / second
    source NIST SP 811 (2008), appendix B.8

    unit foot-per-minute
    symbol ft/min
    name foot per minute
    plural feet per minute
    alias fpm
    system us imperial
    definition foot / minute
    source NIST SP 811 (2008), appendix B.8

    unit light-speed
    symbol c
    name speed of light
    plural speed of light
    alias light speed | lightspeed | velocity of light
    system other
    definition 299792458 meter / second
    source SI Brochure, 9th edition (2019), section 2.3.1
    """#)
}
