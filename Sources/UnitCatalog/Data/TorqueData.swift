extension CatalogText {
  /// Torque, in newton meters.
  static let torque = CatalogText(
    name: "torque",
    #"""
    quantity torque
    name Torque
    description Turning effect of a force on a lever.
    alias Moment of force
    icon wrench.adjustable
    base newton-meter
    dimension length^2 mass time^-2
    # Not energy, though of its dimension: "ft lb" alone is a choice in the text of energy.

    unit newton-meter
    symbol N⋅m | Nm | N m
    name newton meter
    system metric
    definition newton * meter
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit kilonewton-meter
    symbol kN⋅m | kNm | kN m
    name kilonewton meter
    system metric
    definition kilonewton * meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit meganewton-meter
    symbol MN⋅m | MNm | MN m
    name meganewton meter
    system metric
    definition meganewton * meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit millinewton-meter
    symbol mN⋅m | mNm | mN m
    name millinewton meter
    system metric
    definition millinewton * meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit newton-centimeter
    symbol N⋅cm | Ncm | N cm
    name newton centimeter
    system metric
    definition newton * centimeter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit newton-millimeter
    symbol N⋅mm | Nmm | N mm
    name newton millimeter
    system metric
    definition newton * millimeter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit pound-force-foot
    symbol lbf⋅ft | lbf ft | lbf-ft
    name pound-force foot
    plural pound-force feet
    alias pound foot | pound feet | lbft | lb ft | lbs ft | lb⋅ft
    system us imperial
    definition pound-force * foot
    source NIST SP 811 (2008), appendix B.8

    unit pound-force-inch
    symbol lbf⋅in | lbf in | lbf-in
    name pound-force inch
    plural pound-force inches
    alias pound inch | pound inches | inch pound | inch pounds | lb in | lb⋅in | in lb | in lbs
      | in⋅lb | in lbf | in⋅lbf
    system us imperial
    definition pound-force * inch
    source NIST SP 811 (2008), appendix B.8

    unit ounce-force-inch
    symbol ozf⋅in | ozf in | ozf-in
    name ounce-force inch
    plural ounce-force inches
    alias ounce inch | ounce inches | inch ounce | inch ounces | oz in | oz⋅in
    system us imperial
    definition ounce-force * inch
    source NIST SP 811 (2008), appendix B.8

    unit poundal-foot
    symbol pdl⋅ft | pdl ft
    name poundal foot
    plural poundal feet
    system us imperial
    definition poundal * foot
    source NIST SP 811 (2008), appendix B.8, by the poundal

    unit kilogram-force-meter
    symbol kgf⋅m | kgf m | kgfm
    name kilogram-force meter
    alias kilopond meter | kilopond meters | kp⋅m
    system metric
    definition kilogram-force * meter
    source NIST SP 811 (2008), appendix B.8

    unit kilogram-force-centimeter
    symbol kgf⋅cm | kgf cm
    name kilogram-force centimeter
    alias kp⋅cm
    system metric
    definition kilogram-force * centimeter
    source NIST SP 811 (2008), appendix B.8, by the kilogram-force meter

    unit gram-force-centimeter
    symbol gf⋅cm | gf cm
    name gram-force centimeter
    system metric
    definition gram-force * centimeter
    source NIST SP 811 (2008), appendix B.8, by the kilogram-force meter

    unit dyne-centimeter
    symbol dyn⋅cm | dyn cm
    name dyne centimeter
    system metric
    definition dyne * centimeter
    source NIST SP 811 (2008), appendix B.8
    """#)
}
