extension CatalogText {
  /// Activity of a radionuclide, in becquerels.
  static let radioactivity = CatalogText(
    name: "radioactivity",
    #"""
    quantity radioactivity
    name Radioactivity
    description Decays of atomic nuclei per time.
    alias Activity
    topic Radiation
    icon atom
    base becquerel
    dimension time^-1

    unit terabecquerel
    symbol TBq
    name terabecquerel
    system metric
    definition 1e12 becquerel
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit gigabecquerel
    symbol GBq
    name gigabecquerel
    system metric
    definition 1e9 becquerel
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit megabecquerel
    symbol MBq
    name megabecquerel
    system metric
    definition 1e6 becquerel
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilobecquerel
    symbol kBq
    name kilobecquerel
    system metric
    definition 1e3 becquerel
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit becquerel
    symbol Bq
    name becquerel
    system metric
    definition 1 / second
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4
    note Decays, not cycles: the hertz is another quantity.

    unit millibecquerel
    symbol mBq
    name millibecquerel
    system metric
    definition 1e-3 becquerel
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilocurie
    symbol kCi
    name kilocurie
    system metric
    definition 1e3 curie
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7

    unit curie
    symbol Ci
    name curie
    system metric
    definition 3.7e10 becquerel
    source NIST SP 811 (2008), appendix B.8

    unit millicurie
    symbol mCi
    name millicurie
    system metric
    definition 1e-3 curie
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7

    unit microcurie
    symbol µCi | uCi
    name microcurie
    system metric
    definition 1e-6 curie
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7

    unit nanocurie
    symbol nCi
    name nanocurie
    system metric
    definition 1e-9 curie
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7

    unit picocurie
    symbol pCi
    name picocurie
    system metric
    definition 1e-12 curie
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 9th edition (2019), section 3, table 7

    unit rutherford
    symbol Rd
    name rutherford
    system other
    definition megabecquerel
    source Condon and Curtiss, Physical Review 69 (1946), 672

    unit disintegration-per-minute
    symbol dpm
    name disintegration per minute
    plural disintegrations per minute
    system metric
    definition 1 / minute
    source Customary in radiochemistry
    kind conventional
    note Decays in the sample; a counter sees fewer.
    """#)
}
