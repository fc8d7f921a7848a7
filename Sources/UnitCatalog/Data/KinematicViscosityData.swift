extension CatalogText {
  /// Kinematic viscosity, in square meters per second.
  static let kinematicViscosity = CatalogText(
    name: "kinematic-viscosity",
    #"""
    quantity kinematic-viscosity
    name Kinematic viscosity
    description Resistance of a fluid to flow, divided by its density.
    topic Viscosity
    icon drop.triangle
    base square-meter-per-second
    dimension length^2 time^-1

    unit square-meter-per-second
    symbol m²/s
    name square meter per second
    plural square meters per second
    system metric
    definition meter^2 / second
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit square-centimeter-per-second
    symbol cm²/s
    name square centimeter per second
    plural square centimeters per second
    system metric
    definition centimeter^2 / second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit square-millimeter-per-second
    symbol mm²/s
    name square millimeter per second
    plural square millimeters per second
    system metric
    definition millimeter^2 / second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit stokes
    symbol St
    name stokes
    plural stokes
    alias stoke
    system metric
    definition centimeter^2 / second
    source SI Brochure, 8th edition (2006), table 9

    unit centistokes
    symbol cSt
    name centistokes
    plural centistokes
    alias centistoke
    system metric
    definition 1e-2 stokes
    source SI Brochure, 8th edition (2006), table 9

    unit square-foot-per-second
    symbol ft²/s
    name square foot per second
    plural square feet per second
    system us imperial
    definition foot^2 / second
    source NIST SP 811 (2008), appendix B.8

    unit square-foot-per-hour
    symbol ft²/h
    name square foot per hour
    plural square feet per hour
    system us imperial
    definition foot^2 / hour
    source NIST SP 811 (2008), appendix B.8

    unit square-inch-per-second
    symbol in²/s
    name square inch per second
    plural square inches per second
    system us imperial
    definition inch^2 / second
    source NIST SP 811 (2008), appendix B.8, for the square inch

    unit square-meter-per-hour
    symbol m²/h
    name square meter per hour
    plural square meters per hour
    system metric
    definition meter^2 / hour
    source SI Brochure, 9th edition (2019), section 4, table 8
    """#)
}
