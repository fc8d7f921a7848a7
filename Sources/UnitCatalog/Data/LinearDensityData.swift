extension CatalogText {
  /// Linear mass density, in kilograms per meter.
  static let linearDensity = CatalogText(
    name: "linear-density",
    #"""
    quantity linear-density
    name Linear density
    description Mass per length, as of yarn or wire.
    alias Linear mass density
    icon line.diagonal
    base kilogram-per-meter
    dimension length^-1 mass

    unit kilogram-per-meter
    symbol kg/m
    name kilogram per meter
    plural kilograms per meter
    system metric
    definition kilogram / meter
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit gram-per-meter
    symbol g/m
    name gram per meter
    plural grams per meter
    system metric
    definition gram / meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilotex
    symbol ktex
    name kilotex
    plural kilotex
    system metric
    definition 1e3 tex
    source ISO 1144:2016

    unit tex
    symbol tex
    name tex
    plural tex
    alias gram per kilometer | grams per kilometer
    system metric
    definition gram / kilometer
    source ISO 1144:2016

    unit decitex
    symbol dtex
    name decitex
    plural decitex
    system metric
    definition 1e-1 tex
    source ISO 1144:2016

    unit millitex
    symbol mtex
    name millitex
    plural millitex
    system metric
    definition 1e-3 tex
    source ISO 1144:2016

    unit denier
    symbol den
    name denier
    plural denier
    alias deniers
    system metric
    definition gram / 9 kilometer
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-foot
    symbol lb/ft
    name pound per foot
    plural pounds per foot
    system us imperial
    definition pound / foot
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-inch
    symbol lb/in
    name pound per inch
    plural pounds per inch
    system us imperial
    definition pound / inch
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-yard
    symbol lb/yd
    name pound per yard
    plural pounds per yard
    system us imperial
    definition pound / yard
    source NIST SP 811 (2008), appendix B.8

    unit number-metric
    symbol Nm (yarn)
    name metric yarn number
    alias metric count
    system metric
    definition reciprocal kilometer / kilogram
    source ISO 2947:1973
    note Kilometers of yarn in a kilogram: the finer, the larger.

    unit number-english
    symbol Ne (yarn) | NeC
    name English cotton count
    alias cotton count | cotton counts
    system us imperial
    definition reciprocal 840 yard / pound
    source ISO 2947:1973
    note Hanks of 840 yards in a pound: the finer, the larger.
    """#)
}
