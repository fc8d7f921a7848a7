extension CatalogText {
  /// Dynamic viscosity, in pascal seconds.
  static let dynamicViscosity = CatalogText(
    name: "dynamic-viscosity",
    #"""
    quantity dynamic-viscosity
    name Dynamic viscosity
    description Resistance of a fluid to flow.
    topic Viscosity
    icon drop.halffull
    base pascal-second
    dimension length^-1 mass time^-1

    unit pascal-second
    symbol Pa⋅s | Pa s
    name pascal second
    alias newton second per square meter | newton seconds per square meter | N⋅s/m²
    system metric
    definition pascal * second
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit millipascal-second
    symbol mPa⋅s | mPa s
    name millipascal second
    system metric
    definition millipascal * second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit micropascal-second
    symbol µPa⋅s | uPa⋅s | µPa s
    name micropascal second
    system metric
    definition micropascal * second
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit poise
    symbol P
    name poise
    alias dyne second per square centimeter | dyne seconds per square centimeter
    system metric
    definition dyne * second / centimeter^2
    source SI Brochure, 8th edition (2006), table 9

    unit centipoise
    symbol cP
    name centipoise
    system metric
    definition 1e-2 poise
    source SI Brochure, 8th edition (2006), table 9

    unit millipoise
    symbol mP
    name millipoise
    system metric
    definition 1e-3 poise
    source SI Brochure, 8th edition (2006), table 9

    unit micropoise
    symbol µP | uP
    name micropoise
    system metric
    definition 1e-6 poise
    source SI Brochure, 8th edition (2006), table 9

    unit kilogram-per-meter-second
    symbol kg/(m⋅s)
    name kilogram per meter second
    plural kilograms per meter second
    system metric
    definition kilogram / meter * second
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit reyn
    symbol reyn
    name reyn
    alias pound-force second per square inch | pound-force seconds per square inch | lbf⋅s/in²
    system us imperial
    definition pound-force * second / inch^2
    source NIST SP 811 (2008), appendix B.8

    unit pound-force-second-per-square-foot
    symbol lbf⋅s/ft²
    name pound-force second per square foot
    plural pound-force seconds per square foot
    system us imperial
    definition pound-force * second / foot^2
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-foot-second
    symbol lb/(ft⋅s)
    name pound per foot second
    plural pounds per foot second
    system us imperial
    definition pound / foot * second
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-foot-hour
    symbol lb/(ft⋅h)
    name pound per foot hour
    plural pounds per foot hour
    system us imperial
    definition pound / foot * hour
    source NIST SP 811 (2008), appendix B.8

    unit poundal-second-per-square-foot
    symbol pdl⋅s/ft²
    name poundal second per square foot
    plural poundal seconds per square foot
    system us imperial
    definition poundal * second / foot^2
    source NIST SP 811 (2008), appendix B.8

    unit slug-per-foot-second
    symbol slug/(ft⋅s)
    name slug per foot second
    plural slugs per foot second
    system us imperial
    definition slug / foot * second
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of slugs in standard gravity.

    unit kilogram-force-second-per-square-meter
    symbol kgf⋅s/m²
    name kilogram-force second per square meter
    plural kilogram-force seconds per square meter
    alias kp⋅s/m²
    system metric
    definition kilogram-force * second / meter^2
    source NIST SP 811 (2008), appendix B.8, for the kilogram-force
    """#)
}
