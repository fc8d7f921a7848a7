extension CatalogText {
  /// Volume, in cubic meters.
  static let volume = CatalogText(
    name: "volume",
    #"""
    quantity volume
    name Volume
    description Space that a body or a fluid fills.
    alias Capacity
    icon cup.and.saucer
    base cubic-meter
    dimension length^3
    group Cooking (US) | US cooking = teaspoon tablespoon fluid-ounce cup pint quart gallon
    group Cooking (metric) | Metric cooking = teaspoon-metric tablespoon-metric cup-metric
      milliliter centiliter deciliter liter
    group Cooking (UK) | Cooking (imperial) | Cooking (UK/imperial) | UK cooking |
      Imperial cooking = teaspoon-imperial tablespoon-imperial fluid-ounce-imperial
      cup-imperial pint-imperial quart-imperial gallon-imperial
    group Cooking (Australia) = teaspoon-metric tablespoon-australian cup-metric
    group Cooking (Japan) = teaspoon-metric tablespoon-metric cup-japanese
    # Default first: US customary (liquid before dry), imperial, metric, others.
    choice cup | cups = cup cup-metric cup-imperial cup-us-legal cup-japanese
    choice tbsp | tablespoon | tablespoons =
      tablespoon tablespoon-imperial tablespoon-metric tablespoon-australian
    choice tsp | teaspoon | teaspoons = teaspoon teaspoon-imperial teaspoon-metric
    choice fl oz | floz | fluid ounce | fluid ounces = fluid-ounce fluid-ounce-imperial
    choice gal | gallon | gallons = gallon gallon-imperial gallon-dry
    choice qt | quart | quarts = quart quart-imperial quart-dry
    choice pint | pints = pint pint-imperial pint-dry pint-metric
    choice pt = pint pint-imperial pint-dry pint-metric point
    choice gi | gill | gills = gill gill-imperial
    choice bu | bushel | bushels = bushel bushel-imperial
    choice pk | peck | pecks = peck peck-imperial
    choice fl dr | fluid dram | fluid drams = fluid-dram fluid-dram-imperial
    choice minim | minims = minim minim-imperial
    choice bbl | barrel | barrels = barrel barrel-beer barrel-liquid barrel-dry

    unit cubic-meter
    symbol m³
    name cubic meter
    alias cu m | cbm | cubic m
    system metric
    definition meter^3
    source SI Brochure, 9th edition (2019), section 2.3.4

    unit liter
    symbol L | l | ℓ
    name liter
    alias ltr | ltrs
    system metric
    definition cubic-decimeter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit deciliter
    symbol dL | dl
    name deciliter
    system metric
    definition 1e-1 liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit centiliter
    symbol cL | cl
    name centiliter
    system metric
    definition 1e-2 liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit milliliter
    symbol mL | ml
    name milliliter
    alias mls
    system metric
    definition 1e-3 liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit microliter
    symbol µL | µl | uL | ul
    name microliter
    system metric
    definition 1e-6 liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit dekaliter
    symbol daL | dal
    name dekaliter
    alias decaliter | decaliters
    system metric
    definition 1e1 liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit hectoliter
    symbol hL | hl
    name hectoliter
    system metric
    definition 1e2 liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit kiloliter
    symbol kL | kl
    name kiloliter
    system metric
    definition 1e3 liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit megaliter
    symbol ML
    name megaliter
    system metric
    definition 1e6 liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit cubic-kilometer
    symbol km³
    name cubic kilometer
    system metric
    definition kilometer^3
    source SI Brochure, 9th edition (2019), section 3

    unit cubic-decimeter
    symbol dm³
    name cubic decimeter
    system metric
    definition decimeter^3
    source SI Brochure, 9th edition (2019), section 3

    unit cubic-centimeter
    symbol cm³
    name cubic centimeter
    alias cc | ccm | cu cm
    system metric
    definition centimeter^3
    source SI Brochure, 9th edition (2019), section 3

    unit cubic-millimeter
    symbol mm³
    name cubic millimeter
    alias cu mm
    system metric
    definition millimeter^3
    source SI Brochure, 9th edition (2019), section 3

    unit stere
    symbol st
    name stere
    system metric
    definition cubic-meter
    source NIST SP 811 (2008), appendix B.8

    unit cubic-inch
    symbol in³
    name cubic inch
    plural cubic inches
    alias cu in | cuin
    system us imperial
    definition inch^3
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit cubic-foot
    symbol ft³
    name cubic foot
    plural cubic feet
    alias cu ft | cuft | cubic ft
    system us imperial
    definition foot^3
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit cubic-yard
    symbol yd³
    name cubic yard
    alias cu yd | cuyd
    system us imperial
    definition yard^3
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit cubic-mile
    symbol mi³
    name cubic mile
    alias cu mi
    system us imperial
    definition mile^3
    source NIST Handbook 44 (2023 or later), appendix C

    unit gallon
    symbol gal (US)
    name US gallon
    alias US gal | US liquid gallon | wine gallon |
      gal US | gallons (US) | gallon (US)
    system us
    definition 231 cubic-inch
    source NIST Handbook 44, appendix C

    unit quart
    symbol qt (US)
    name US quart
    alias US qt | US liquid quart | liquid quart
    system us
    definition 1/4 gallon
    source NIST Handbook 44, appendix C

    unit pint
    symbol pt (US)
    name US pint
    alias US pt | US liquid pint | liquid pint
    system us
    definition 1/2 quart
    source NIST Handbook 44, appendix C

    unit cup
    symbol cup (US)
    name US cup
    alias US customary cup | US customary cups
    system us
    definition 1/2 pint
    source NIST Handbook 44, appendix C

    unit gill
    symbol gi (US)
    name US gill
    system us
    definition 1/4 pint
    source NIST Handbook 44, appendix C

    unit fluid-ounce
    symbol fl oz (US)
    name US fluid ounce
    alias US fl oz
    system us
    definition 1/16 pint
    source NIST Handbook 44, appendix C

    unit tablespoon
    symbol tbsp (US)
    name US tablespoon
    alias US tbsp
    system us
    definition 1/2 fluid-ounce
    source NIST Handbook 44, appendix C

    unit teaspoon
    symbol tsp (US)
    name US teaspoon
    alias US tsp
    system us
    definition 1/3 tablespoon
    source NIST Handbook 44, appendix C

    unit fluid-dram
    symbol fl dr (US)
    name US fluid dram
    alias US fl dr
    system us
    definition 1/8 fluid-ounce
    source NIST Handbook 44, appendix C

    unit minim
    symbol minim (US)
    name US minim
    system us
    definition 1/60 fluid-dram
    source NIST Handbook 44, appendix C

    unit gallon-imperial
    symbol gal (UK)
    name imperial gallon
    alias UK gallon | UK gallons | UK gal | imp gal | British gallon |
      gallon (UK) | gallons (UK) | imp gallon | imp gallons
    system imperial
    definition 4.54609 cubic-decimeter
    source UK Weights and Measures Act 1985, schedule 1

    unit quart-imperial
    symbol qt (UK)
    name imperial quart
    alias UK quart | UK quarts | UK qt | imp qt
    system imperial
    definition 1/4 gallon-imperial
    source UK Weights and Measures Act 1985, schedule 1

    unit pint-imperial
    symbol pt (UK)
    name imperial pint
    alias UK pint | UK pints | UK pt | imp pt
    system imperial
    definition 1/2 quart-imperial
    source UK Weights and Measures Act 1985, schedule 1

    unit gill-imperial
    symbol gi (UK)
    name imperial gill
    alias UK gill
    system imperial
    definition 1/4 pint-imperial
    source UK Weights and Measures Act 1985, schedule 1

    unit fluid-ounce-imperial
    symbol fl oz (UK)
    name imperial fluid ounce
    alias UK fluid ounce | UK fluid ounces | UK fl oz | imp fl oz | imperial fl oz
    system imperial
    definition 1/20 pint-imperial
    source UK Weights and Measures Act 1985, schedule 1

    unit fluid-dram-imperial
    symbol fl dr (UK)
    name imperial fluid dram
    alias UK fluid dram | UK fluid drams | imp fl dr | imperial fluid drachm
    system imperial
    definition 1/8 fluid-ounce-imperial
    source UK Weights and Measures Act 1963, schedule 1

    unit minim-imperial
    symbol minim (UK)
    name imperial minim
    alias UK minim | UK minims
    system imperial
    definition 1/60 fluid-dram-imperial
    source UK Weights and Measures Act 1963, schedule 1

    unit cup-imperial
    symbol cup (UK)
    name imperial cup
    alias UK cup | UK cups | British cup
    system imperial
    definition 1/2 pint-imperial
    source Customary in British cookery
    kind conventional
    note Not statutory: half an imperial pint.

    unit tablespoon-imperial
    symbol tbsp (UK)
    name imperial tablespoon
    alias UK tablespoon | UK tablespoons | UK tbsp | imperial tbsp
    system imperial
    definition 5/8 fluid-ounce-imperial
    source Customary in British cookery
    kind conventional
    note Not statutory: 5/8 fl oz, a traditional spoon; spoons sold today hold 15 mL.

    unit teaspoon-imperial
    symbol tsp (UK)
    name imperial teaspoon
    alias UK teaspoon | UK teaspoons | UK tsp | imperial tsp
    system imperial
    definition 1/3 tablespoon-imperial
    source Customary in British cookery
    kind conventional
    note Not statutory: a third of the 5/8 fl oz tablespoon; spoons sold today hold 5 mL.

    unit cup-us-legal
    symbol cup (US legal)
    name US legal cup
    alias legal cup | legal cups
    system us
    definition 240 milliliter
    source 21 CFR 101.9(b)(5)(viii)
    kind exact
    note For nutrition labels only; recipes mean the US cup of 8 fl oz.

    unit cup-metric
    symbol cup (metric)
    name metric cup
    alias Australian cup
    system metric
    definition 250 milliliter
    source Metric cup and spoon sets of the Standards Association of Australia
    kind conventional
    note 250 mL in Australia, Canada and New Zealand.

    unit tablespoon-metric
    symbol tbsp (metric)
    name metric tablespoon
    system metric
    definition 15 milliliter
    source Customary metric cookery measure
    kind conventional
    note 15 mL; the Australian tablespoon is 20 mL.

    unit teaspoon-metric
    symbol tsp (metric)
    name metric teaspoon
    system metric
    definition 5 milliliter
    source Metric cup and spoon sets of the Standards Association of Australia
    kind conventional
    note 5 mL.

    unit tablespoon-australian
    symbol tbsp (AU)
    name Australian tablespoon
    alias AU tablespoon
    system metric
    definition 20 milliliter
    source Metric cup and spoon sets of the Standards Association of Australia
    kind conventional
    note 20 mL: four metric teaspoons.

    unit cup-japanese
    symbol cup (JP)
    name Japanese cup
    system other
    definition 200 milliliter
    source Customary in Japanese cookery
    kind conventional
    note 200 mL; the rice cup (gō) is about 180 mL.

    unit pint-metric
    symbol pt (metric)
    name metric pint
    system metric
    definition 500 milliliter
    source Customary in trade
    kind conventional
    note An informal 500 mL.

    unit barrel
    symbol bbl (oil)
    name barrel of oil
    plural barrels of oil
    alias oil barrel | oil barrels | petroleum barrel
    system other
    definition 42 gallon
    source NIST SP 811 (2008), appendix B.8; NIST Handbook 44, appendix C

    unit barrel-beer
    symbol bbl (US beer)
    name US beer barrel
    alias beer barrel | beer barrels
    system us
    definition 31 gallon
    source 26 U.S.C. 5051(a)

    unit barrel-liquid
    symbol bbl (US liquid)
    name US liquid barrel
    alias liquid barrel | liquid barrels
    system us
    definition 63/2 gallon
    source NIST Handbook 44, appendix C

    unit barrel-dry
    symbol bbl (US dry)
    name US dry barrel
    alias dry barrel | dry barrels
    system us
    definition 7056 cubic-inch
    source 15 U.S.C. 234

    unit bushel
    symbol bu (US dry)
    name US bushel
    system us
    definition 2150.42 cubic-inch
    source NIST Handbook 44, appendix C

    unit peck
    symbol pk (US dry)
    name US peck
    system us
    definition 1/4 bushel
    source NIST Handbook 44, appendix C

    unit gallon-dry
    symbol gal (US dry)
    name US dry gallon
    alias dry gallon | dry gallons
    system us
    definition 1/8 bushel
    source Eight dry pints; an eighth of the bushel of NIST Handbook 44, appendix C

    unit quart-dry
    symbol qt (US dry)
    name US dry quart
    alias dry quart | dry quarts
    system us
    definition 1/32 bushel
    source NIST Handbook 44, appendix C

    unit pint-dry
    symbol pt (US dry)
    name US dry pint
    alias dry pint | dry pints
    system us
    definition 1/64 bushel
    source NIST Handbook 44, appendix C

    unit bushel-imperial
    symbol bu (UK)
    name imperial bushel
    alias UK bushel | UK bushels
    system imperial
    definition 8 gallon-imperial
    source UK Weights and Measures Act 1985, schedule 1

    unit peck-imperial
    symbol pk (UK)
    name imperial peck
    alias UK peck | UK pecks
    system imperial
    definition 2 gallon-imperial
    source UK Weights and Measures Act 1985, schedule 1

    unit cord
    symbol cord
    name cord
    system us
    definition 128 cubic-foot
    source NIST Handbook 44, appendix C

    unit board-foot
    symbol fbm
    name board foot
    plural board feet
    alias BF
    system us
    definition foot^2 * inch
    source NIST Voluntary Product Standard PS 20, American Softwood Lumber Standard

    unit acre-foot
    symbol ac⋅ft | ac ft | acre-ft
    name acre-foot
    plural acre-feet
    system us
    definition acre * foot
    source One acre of one foot, both international: NIST Handbook 44 (2023 or later), appendix C
    note Of the international foot; US water law long used the survey foot.

    unit sho
    symbol sho
    name sho
    plural sho
    alias shō
    system other
    definition 64.827 sun-japanese^3
    source Japanese Weights and Measures Act of 1891
    """#)
}
