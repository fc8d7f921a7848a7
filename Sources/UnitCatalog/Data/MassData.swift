extension CatalogText {
  /// Mass, in kilograms.
  static let mass = CatalogText(
    name: "mass",
    #"""
    quantity mass
    name Mass
    description Amount of matter; in everyday speech, weight.
    alias Weight | Mass/Weight | Weight/Mass
    icon scalemass
    base kilogram
    dimension mass
    # Default first: US customary, imperial, metric; mass before volume, power, force and energy.
    choice oz | ounce | ounces = ounce fluid-ounce fluid-ounce-imperial
    choice ton | tons = ton ton-imperial tonne ton-refrigeration ton-force ton-force-imperial
      tonne-force ton-tnt
    choice cwt | hundredweight | hundredweights = hundredweight hundredweight-imperial
    choice st = stone stere
    choice dram | drams | dr = dram fluid-dram fluid-dram-imperial

    unit tonne
    symbol t
    name tonne
    alias metric ton | metric tons | megagram | megagrams
    system metric
    definition 1000 kilogram
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit kilogram
    symbol kg | Kg | KG
    name kilogram
    alias kilo | kilos | kgs
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit gram
    symbol g
    name gram
    alias gm | gms
    system metric
    definition 1e-3 kilogram
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit milligram
    symbol mg
    name milligram
    system metric
    definition 1e-3 gram
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microgram
    symbol µg | ug
    name microgram
    alias mcg
    system metric
    definition 1e-6 gram
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanogram
    symbol ng
    name nanogram
    system metric
    definition 1e-9 gram
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit hectogram
    symbol hg
    name hectogram
    system metric
    definition 1e2 gram
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit dekagram
    symbol dag
    name dekagram
    alias decagram | decagrams
    system metric
    definition 1e1 gram
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit decigram
    symbol dg
    name decigram
    system metric
    definition 1e-1 gram
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit centigram
    symbol cg
    name centigram
    system metric
    definition 1e-2 gram
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit quintal
    symbol q
    name quintal
    alias metric quintal | metric quintals
    system metric
    definition 100 kilogram
    source Customary in agriculture
    kind conventional
    note The metric quintal, 100 kg.

    unit carat
    symbol ct
    name carat
    alias metric carat | metric carats
    system metric
    definition 200 milligram
    source 4th General Conference on Weights and Measures (1907); NIST SP 811 (2008), appendix
      B.8

    unit pound
    symbol lb
    name pound
    alias lbs | avoirdupois pound | avoirdupois pounds | lbm
    system us imperial
    definition 0.45359237 kilogram
    source UK Weights and Measures Act 1985, section 1; agreement of 1959, 24 FR 5348

    unit ounce
    symbol oz
    name ounce
    alias avoirdupois ounce | avoirdupois ounces | oz av
    system us imperial
    definition 1/16 pound
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit stone
    symbol st
    name stone
    plural stone
    alias stones
    system imperial
    definition 14 pound
    source UK Weights and Measures Act 1985, schedule 1

    unit ton
    symbol ton (US)
    name US ton
    alias short ton | short tons | net ton
    system us
    definition 2000 pound
    source NIST Handbook 44, appendix C

    unit ton-imperial
    symbol ton (UK)
    name imperial ton
    alias long ton | long tons | UK ton | UK tons | gross ton
    system imperial
    definition 2240 pound
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit dram
    symbol dr
    name dram
    alias avoirdupois dram | avoirdupois drams
    system us imperial
    definition 1/16 ounce
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit grain
    symbol gr
    name grain
    system us imperial
    definition 1/7000 pound
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit quarter-imperial
    symbol qr (UK)
    name imperial quarter
    alias UK quarter
    system imperial
    definition 28 pound
    source UK Weights and Measures Act 1985, schedule 1

    unit hundredweight
    symbol cwt (US)
    name US hundredweight
    alias short hundredweight | cental
    system us
    definition 100 pound
    source NIST Handbook 44, appendix C

    unit hundredweight-imperial
    symbol cwt (UK)
    name imperial hundredweight
    alias long hundredweight | UK hundredweight
    system imperial
    definition 112 pound
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit slug
    symbol slug
    name slug
    system us imperial
    definition 9.80665 pound * meter / foot
    source NIST SP 811 (2008), appendix B.8; standard gravity of the 3rd CGPM (1901)
    kind conventional
    note The mass that 1 pound-force accelerates by 1 ft/s², with standard gravity.

    unit pennyweight
    symbol dwt
    name pennyweight
    system us imperial
    definition 24 grain
    source NIST Handbook 44, appendix C

    unit ounce-troy
    symbol oz t | ozt
    name troy ounce
    alias apothecaries ounce | troy oz
    system us imperial
    definition 480 grain
    source NIST Handbook 44, appendix C; UK Weights and Measures Act 1985, schedule 1

    unit pound-troy
    symbol lb t | lbt
    name troy pound
    alias apothecaries pound
    system us
    definition 12 ounce-troy
    source NIST Handbook 44, appendix C

    unit assay-ton
    symbol AT
    name assay ton
    alias short assay ton
    system us
    definition ton * milligram / ounce-troy
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note As many milligrams as a US ton has troy ounces.

    unit dalton
    symbol Da
    name dalton
    alias unified atomic mass unit | amu
    system metric
    definition 1.66053906892e-27 kilogram
    source CODATA 2022 recommended values
    kind measured
    note Standard uncertainty 0.000 000 000 52 × 10⁻²⁷ kg.

    unit kan
    symbol kan
    name kan
    plural kan
    system other
    definition 15/4 kilogram
    source Japanese Weights and Measures Act of 1891

    unit kin
    symbol kin
    name kin
    plural kin
    alias Japanese catty
    system other
    definition 160 momme
    source Japanese Weights and Measures Act of 1891

    unit momme
    symbol momme
    name momme
    plural momme
    system other
    definition 1/1000 kan
    source Japanese Weights and Measures Act of 1891

    unit jin
    symbol jin
    name jin
    plural jin
    alias Chinese catty
    system other
    definition 1/2 kilogram
    source Order of the State Council of the PRC of 25 June 1959

    unit liang
    symbol liang
    name liang
    plural liang
    alias Chinese tael
    system other
    definition 1/10 jin
    source Order of the State Council of the PRC of 25 June 1959

    unit funt
    symbol funt
    name funt
    alias Russian pound
    system other
    definition 0.40951241 kilogram
    source Russian Statute on Measures and Weights of 1899

    unit pood
    symbol pood
    name pood
    alias pud
    system other
    definition 40 funt
    source Russian Statute on Measures and Weights of 1899
    """#)
}
