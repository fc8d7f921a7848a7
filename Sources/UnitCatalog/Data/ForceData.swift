extension CatalogText {
  /// Force, in newtons.
  static let force = CatalogText(
    name: "force",
    #"""
    quantity force
    name Force
    description What accelerates a body: mass times acceleration.
    icon dumbbell
    base newton
    dimension length mass time^-2
    # Default first: US, imperial, metric.
    choice tonf | ton force | tons force = ton-force ton-force-imperial tonne-force

    unit newton
    symbol N
    name newton
    system metric
    definition kilogram * meter / second^2
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit kilonewton
    symbol kN
    name kilonewton
    system metric
    definition 1e3 newton
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit meganewton
    symbol MN
    name meganewton
    system metric
    definition 1e6 newton
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit millinewton
    symbol mN
    name millinewton
    system metric
    definition 1e-3 newton
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit micronewton
    symbol µN | uN
    name micronewton
    system metric
    definition 1e-6 newton
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit dyne
    symbol dyn
    name dyne
    system metric
    definition gram * centimeter / second^2
    source SI Brochure, 8th edition (2006), table 9

    unit pound-force
    symbol lbf
    name pound-force
    plural pounds-force
    alias lb force
    system us imperial
    definition pound * g-force
    source NIST SP 811 (2008), appendix B.8; 3rd General Conference on Weights and Measures (1901)

    unit ounce-force
    symbol ozf
    name ounce-force
    plural ounces-force
    system us imperial
    definition 1/16 pound-force
    source NIST SP 811 (2008), appendix B.8

    unit kip
    symbol kip
    name kip
    alias kilopound-force | kilopounds-force | kilopound
    system us
    definition 1000 pound-force
    source NIST SP 811 (2008), appendix B.8

    unit ton-force
    symbol tonf (US)
    name US ton-force
    plural US tons-force
    alias short ton-force | short tons-force
    system us
    definition 2000 pound-force
    source NIST SP 811 (2008), appendix B.8

    unit ton-force-imperial
    symbol tonf (UK)
    name imperial ton-force
    plural imperial tons-force
    alias long ton-force | long tons-force | UK ton-force
    system imperial
    definition 2240 pound-force
    source Customary: the force of the ton of the UK Weights and Measures Act 1985 in standard
      gravity
    kind conventional
    note 2240 lbf.

    unit poundal
    symbol pdl
    name poundal
    system us imperial
    definition pound * foot / second^2
    source NIST SP 811 (2008), appendix B.8

    unit kilogram-force
    symbol kgf | kp
    name kilogram-force
    plural kilograms-force
    alias kilopond | kiloponds
    system metric
    definition kilogram * g-force
    source NIST SP 811 (2008), appendix B.8; 3rd General Conference on Weights and Measures (1901)

    unit gram-force
    symbol gf
    name gram-force
    plural grams-force
    alias pond | ponds
    system metric
    definition gram * g-force
    source NIST SP 811 (2008), appendix B.8

    unit tonne-force
    symbol tf
    name tonne-force
    plural tonnes-force
    alias metric ton-force | metric tons-force
    system metric
    definition tonne * g-force
    source NIST SP 811 (2008), appendix B.8; 3rd General Conference on Weights and Measures (1901)

    unit sthene
    symbol sn
    name sthene
    alias sthène | sthènes
    system other
    definition tonne * meter / second^2
    source French Decree of 26 July 1919
    """#)
}
