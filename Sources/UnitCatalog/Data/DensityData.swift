extension CatalogText {
  /// Mass density, in kilograms per cubic meter.
  static let massDensity = CatalogText(
    name: "mass-density",
    #"""
    quantity mass-density
    name Density
    description Mass per volume.
    icon cube
    base kilogram-per-cubic-meter
    dimension length^-3 mass
    # Default first: US, then imperial.
    choice lb/gal | lbs/gal | ppg | pound per gallon | pounds per gallon = pound-per-gallon
      pound-per-gallon-imperial
    choice gpg | gr/gal | grain per gallon | grains per gallon = grain-per-gallon
      grain-per-gallon-imperial
    choice oz/gal | ounce per gallon | ounces per gallon = ounce-per-gallon
      ounce-per-gallon-imperial

    unit kilogram-per-cubic-meter
    symbol kg/m³
    name kilogram per cubic meter
    plural kilograms per cubic meter
    system metric
    definition kilogram / meter^3
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit gram-per-cubic-centimeter
    symbol g/cm³
    name gram per cubic centimeter
    plural grams per cubic centimeter
    alias g/cc
    system metric
    definition gram / centimeter^3
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit gram-per-milliliter
    symbol g/mL | g/ml
    name gram per milliliter
    plural grams per milliliter
    system metric
    definition gram / milliliter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit gram-per-liter
    symbol g/L | g/l
    name gram per liter
    plural grams per liter
    system metric
    definition gram / liter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit kilogram-per-liter
    symbol kg/L | kg/l
    name kilogram per liter
    plural kilograms per liter
    system metric
    definition kilogram / liter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit kilogram-per-cubic-decimeter
    symbol kg/dm³
    name kilogram per cubic decimeter
    plural kilograms per cubic decimeter
    system metric
    definition kilogram / decimeter^3
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit tonne-per-cubic-meter
    symbol t/m³
    name tonne per cubic meter
    plural tonnes per cubic meter
    alias metric ton per cubic meter | metric tons per cubic meter
    system metric
    definition tonne / meter^3
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit gram-per-cubic-meter
    symbol g/m³
    name gram per cubic meter
    plural grams per cubic meter
    system metric
    definition gram / meter^3
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit milligram-per-cubic-meter
    symbol mg/m³
    name milligram per cubic meter
    plural milligrams per cubic meter
    system metric
    definition milligram / meter^3
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microgram-per-cubic-meter
    symbol µg/m³ | ug/m³
    name microgram per cubic meter
    plural micrograms per cubic meter
    system metric
    definition microgram / meter^3
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit milligram-per-liter
    symbol mg/L | mg/l
    name milligram per liter
    plural milligrams per liter
    system metric
    definition milligram / liter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit microgram-per-liter
    symbol µg/L | µg/l | ug/L
    name microgram per liter
    plural micrograms per liter
    system metric
    definition microgram / liter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit milligram-per-deciliter
    symbol mg/dL | mg/dl
    name milligram per deciliter
    plural milligrams per deciliter
    system metric
    definition milligram / deciliter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit milligram-per-milliliter
    symbol mg/mL | mg/ml
    name milligram per milliliter
    plural milligrams per milliliter
    system metric
    definition milligram / milliliter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit nanogram-per-milliliter
    symbol ng/mL | ng/ml
    name nanogram per milliliter
    plural nanograms per milliliter
    system metric
    definition nanogram / milliliter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit pound-per-cubic-foot
    symbol lb/ft³
    name pound per cubic foot
    plural pounds per cubic foot
    alias pcf | lbs/ft³ | lb per cu ft
    system us imperial
    definition pound / foot^3
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-cubic-inch
    symbol lb/in³
    name pound per cubic inch
    plural pounds per cubic inch
    alias pci | lbs/in³
    system us imperial
    definition pound / inch^3
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-cubic-yard
    symbol lb/yd³
    name pound per cubic yard
    plural pounds per cubic yard
    alias lbs/yd³
    system us imperial
    definition pound / yard^3
    source NIST SP 811 (2008), appendix B.8

    unit ounce-per-cubic-inch
    symbol oz/in³
    name ounce per cubic inch
    plural ounces per cubic inch
    system us imperial
    definition ounce / inch^3
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-gallon
    symbol lb/gal (US)
    name pound per US gallon
    plural pounds per US gallon
    alias lb/US gal
    system us
    definition pound / gallon
    source NIST SP 811 (2008), appendix B.8

    unit pound-per-gallon-imperial
    symbol lb/gal (UK)
    name pound per imperial gallon
    plural pounds per imperial gallon
    alias pound per UK gallon | pounds per UK gallon | lb/imp gal
    system imperial
    definition pound / gallon-imperial
    source NIST SP 811 (2008), appendix B.8

    unit ounce-per-gallon
    symbol oz/gal (US)
    name ounce per US gallon
    plural ounces per US gallon
    alias oz/US gal
    system us
    definition ounce / gallon
    source NIST SP 811 (2008), appendix B.8

    unit ounce-per-gallon-imperial
    symbol oz/gal (UK)
    name ounce per imperial gallon
    plural ounces per imperial gallon
    alias ounce per UK gallon | ounces per UK gallon | oz/imp gal
    system imperial
    definition ounce / gallon-imperial
    source NIST SP 811 (2008), appendix B.8

    unit slug-per-cubic-foot
    symbol slug/ft³
    name slug per cubic foot
    plural slugs per cubic foot
    system us imperial
    definition slug / foot^3
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Of slugs in standard gravity.

    unit grain-per-gallon
    symbol gr/gal (US)
    name grain per US gallon
    plural grains per US gallon
    alias gr/US gal
    system us
    definition grain / gallon
    source NIST SP 811 (2008), appendix B.8

    unit grain-per-gallon-imperial
    symbol gr/gal (UK)
    name grain per imperial gallon
    plural grains per imperial gallon
    alias grain per UK gallon | grains per UK gallon | gr/imp gal
    system imperial
    definition grain / gallon-imperial
    source UK Weights and Measures Act 1985, schedule 1, for grain and gallon
    """#)
}
