extension CatalogText {
  /// Area, in square meters.
  static let area = CatalogText(
    name: "area",
    #"""
    quantity area
    name Area
    description Size of a surface.
    alias Surface | Surface area
    icon square.dashed
    base square-meter
    dimension length^2

    unit square-kilometer
    symbol km²
    name square kilometer
    alias sq km | sqkm
    system metric
    definition kilometer^2
    source SI Brochure, 9th edition (2019), section 3

    unit hectare
    symbol ha
    name hectare
    system metric
    definition hectometer^2
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit are
    symbol a
    name are
    system metric
    definition dekameter^2
    source NIST SP 811 (2008), appendix B.8

    unit square-meter
    symbol m²
    name square meter
    alias sq m | sqm | sq meters
    system metric
    definition meter^2
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit square-decimeter
    symbol dm²
    name square decimeter
    system metric
    definition decimeter^2
    source SI Brochure, 9th edition (2019), section 3

    unit square-centimeter
    symbol cm²
    name square centimeter
    alias sq cm | sqcm
    system metric
    definition centimeter^2
    source SI Brochure, 9th edition (2019), section 3

    unit square-millimeter
    symbol mm²
    name square millimeter
    alias sq mm | sqmm
    system metric
    definition millimeter^2
    source SI Brochure, 9th edition (2019), section 3

    unit square-micrometer
    symbol µm² | um²
    name square micrometer
    system metric
    definition micrometer^2
    source SI Brochure, 9th edition (2019), section 3

    unit square-mile
    symbol mi²
    name square mile
    alias sq mi | sqmi | sq miles
    system us imperial
    definition mile^2
    source NIST Handbook 44 (2023 or later), appendix C; UK Weights and Measures Act 1985, schedule 1

    unit acre
    symbol ac
    name acre
    alias international acre | international acres
    system us imperial
    definition 4840 square-yard
    source NIST Handbook 44 (2023 or later), appendix C; UK Weights and Measures Act 1985, schedule 1

    unit square-yard
    symbol yd²
    name square yard
    alias sq yd | sqyd | sq yards
    system us imperial
    definition yard^2
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit square-foot
    symbol ft²
    name square foot
    plural square feet
    alias sq ft | sqft | sq feet | square ft
    system us imperial
    definition foot^2
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit square-inch
    symbol in²
    name square inch
    plural square inches
    alias sq in | sqin | sq inches
    system us imperial
    definition inch^2
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit rood
    symbol rood
    name rood
    system imperial
    definition 1210 square-yard
    source UK Weights and Measures Act 1985, schedule 1

    unit survey-acre
    symbol ac (US survey)
    name US survey acre
    alias survey acre | survey acres
    system us
    definition 10 survey-chain^2
    source US Coast and Geodetic Survey, Mendenhall Order (1893); 24 FR 5348; 85 FR 62698

    unit square-survey-foot
    symbol ft² (US survey)
    name square US survey foot
    plural square US survey feet
    alias square survey foot | square survey feet
    system us
    definition survey-foot^2
    source US Coast and Geodetic Survey, Mendenhall Order (1893); 24 FR 5348; 85 FR 62698

    unit circular-mil
    symbol cmil | CM
    name circular mil
    alias circ mil | circ mils
    system us
    definition 1/4 pi mil^2
    source NIST SP 811 (2008), appendix B.8
    note The area of a circle 1 mil across.

    unit kilocircular-mil
    symbol kcmil | MCM
    name thousand circular mils
    plural thousand circular mils
    system us
    definition 1000 circular-mil
    source NIST SP 811 (2008), appendix B.8, by the circular mil
    note Of electric cables; once written MCM, with the Roman M for thousand.

    unit dunam
    symbol dunam
    name dunam
    alias dunum | dönüm
    system other
    definition 1000 square-meter
    source Customary in the Middle East since 1928
    kind conventional
    note The metric dunam, 1000 m²; the Ottoman one was about 919 m².

    unit barn
    symbol b
    name barn
    system metric
    definition 100 femtometer^2
    source SI Brochure, 8th edition (2006), table 8

    unit tsubo
    symbol tsubo
    name tsubo
    plural tsubo
    system other
    definition ken^2
    source Japanese Weights and Measures Act of 1891

    unit mu-chinese
    symbol mu
    name mu
    plural mu
    alias Chinese acre
    system other
    definition 6000 chi^2
    source Order of the State Council of the PRC of 25 June 1959
    """#)
}
