extension CatalogText {
  /// Acceleration, in meters per square second.
  static let acceleration = CatalogText(
    name: "acceleration",
    #"""
    quantity acceleration
    name Acceleration
    description Change of speed per time.
    icon hare
    base meter-per-square-second
    dimension length time^-2
    # Mass before acceleration.
    choice g = gram g-force

    unit meter-per-square-second
    symbol m/s²
    name meter per square second
    plural meters per square second
    alias meter per second squared | meters per second squared | m/s/s
    system metric
    definition meter / second^2
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit g-force
    symbol gn | g0
    name standard acceleration of free fall
    plural standard accelerations of free fall
    alias standard gravity | standard gravities | g-force | gee | gees | gravity
    system other
    definition 9.80665 meter / second^2
    source 3rd General Conference on Weights and Measures (1901)

    unit centimeter-per-square-second
    symbol cm/s²
    name centimeter per square second
    plural centimeters per square second
    alias centimeter per second squared | centimeters per second squared
    system metric
    definition centimeter / second^2
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit millimeter-per-square-second
    symbol mm/s²
    name millimeter per square second
    plural millimeters per square second
    alias millimeter per second squared | millimeters per second squared
    system metric
    definition millimeter / second^2
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilometer-per-square-second
    symbol km/s²
    name kilometer per square second
    plural kilometers per square second
    alias kilometer per second squared | kilometers per second squared
    system metric
    definition kilometer / second^2
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit galileo
    symbol Gal
    name galileo
    system metric
    definition centimeter / second^2
    source SI Brochure, 8th edition (2006), table 9
    note The gal of geodesy; gal in small letters is the gallon here.

    unit milligal
    symbol mGal
    name milligal
    system metric
    definition 1e-3 galileo
    source SI Brochure, 8th edition (2006), table 9

    unit foot-per-square-second
    symbol ft/s²
    name foot per square second
    plural feet per square second
    alias foot per second squared | feet per second squared | ft/s/s
    system us imperial
    definition foot / second^2
    source NIST SP 811 (2008), appendix B.8

    unit inch-per-square-second
    symbol in/s²
    name inch per square second
    plural inches per square second
    alias inch per second squared | inches per second squared
    system us imperial
    definition inch / second^2
    source NIST SP 811 (2008), appendix B.8

    unit kilometer-per-hour-per-second
    symbol km/(h⋅s)
    name kilometer per hour per second
    plural kilometers per hour per second
    alias km/h/s
    system metric
    definition kilometer / hour * second
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit mile-per-hour-per-second
    symbol mi/(h⋅s)
    name mile per hour per second
    plural miles per hour per second
    alias mph/s | mi/h/s
    system us imperial
    definition mile / hour * second
    source NIST SP 811 (2008), appendix B.8, by the mile per hour

    unit knot-per-second
    symbol kn/s
    name knot per second
    plural knots per second
    system other
    definition knot / second
    source SI Brochure, 8th edition (2006), table 8, for the knot
    """#)
}
