extension CatalogText {
  /// Length, in meters.
  static let length = CatalogText(
    name: "length",
    #"""
    quantity length
    name Length
    description Distance from one point to another.
    alias Distance
    icon ruler
    base meter
    dimension length

    unit kilometer
    symbol km
    name kilometer
    alias kms
    system metric
    definition 1e3 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit meter
    symbol m
    name meter
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit centimeter
    symbol cm
    name centimeter
    alias cms
    system metric
    definition 1e-2 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit millimeter
    symbol mm
    name millimeter
    system metric
    definition 1e-3 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit micrometer
    symbol µm | um
    name micrometer
    alias micron | microns
    system metric
    definition 1e-6 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanometer
    symbol nm
    name nanometer
    system metric
    definition 1e-9 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit megameter
    symbol Mm
    name megameter
    system metric
    definition 1e6 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit hectometer
    symbol hm
    name hectometer
    system metric
    definition 1e2 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit dekameter
    symbol dam
    name dekameter
    alias decameter | decameters
    system metric
    definition 1e1 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit decimeter
    symbol dm
    name decimeter
    system metric
    definition 1e-1 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picometer
    symbol pm
    name picometer
    system metric
    definition 1e-12 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit femtometer
    symbol fm
    name femtometer
    alias fermi | fermis
    system metric
    definition 1e-15 meter
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit angstrom
    symbol Å
    name angstrom
    alias ångström | ångströms | angstroem
    system metric
    definition 1e-10 meter
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 8th edition (2006), table 8

    unit mile
    symbol mi
    name mile
    alias statute mile | statute miles | international mile
    system us imperial
    definition 1760 yard
    source NIST Handbook 44 (2023 or later), appendix C; UK Weights and Measures Act 1985, schedule 1

    unit yard
    symbol yd
    name yard
    alias yds
    system us imperial
    definition 0.9144 meter
    source UK Weights and Measures Act 1985, section 1; agreement of 1959, 24 FR 5348

    unit foot
    symbol ft | '
    name foot
    plural feet
    alias international foot
    system us imperial
    definition 1/3 yard
    source NIST Handbook 44 (2023 or later), appendix C; UK Weights and Measures Act 1985, schedule 1

    unit inch
    symbol in | " | ''
    name inch
    plural inches
    alias ins
    system us imperial
    definition 1/36 yard
    source NIST Handbook 44 (2023 or later), appendix C; UK Weights and Measures Act 1985, schedule 1

    unit nautical-mile
    symbol nmi | NM
    name nautical mile
    alias international nautical mile | sea mile | sea miles
    system other
    definition 1852 meter
    source International Hydrographic Conference, Monaco 1929; SI Brochure, 8th edition
      (2006), table 8

    unit mil
    symbol mil
    name mil
    alias thou
    system us imperial
    definition 1e-3 inch
    source NIST SP 811 (2008), appendix B.8

    unit hand
    symbol hh
    name hand
    system us imperial
    definition 4 inch
    source Customary for the height of horses
    kind conventional
    note 4 inches; "14.2 hands" means 14 hands and 2 inches.

    unit link
    symbol lk
    name link
    alias Gunter's link
    system us imperial
    definition 1/100 chain
    source NIST Handbook 44 (2023 or later), appendix C

    unit rod
    symbol rd
    name rod
    alias perch | perches
    system us imperial
    definition 11/2 yard
    source NIST Handbook 44 (2023 or later), appendix C

    unit fathom
    symbol ftm
    name fathom
    system us imperial
    definition 2 yard
    source NIST Handbook 44 (2023 or later), appendix C

    unit chain
    symbol ch
    name chain
    alias Gunter's chain
    system us imperial
    definition 22 yard
    source NIST Handbook 44 (2023 or later), appendix C; UK Weights and Measures Act 1985, schedule 1

    unit furlong
    symbol fur
    name furlong
    system us imperial
    definition 220 yard
    source NIST Handbook 44 (2023 or later), appendix C; UK Weights and Measures Act 1985, schedule 1

    unit league
    symbol lea
    name league
    alias statute league
    system us imperial
    definition 3 mile
    source NIST Handbook 44 (2023 or later), appendix C

    unit cable
    symbol cbl
    name cable
    alias cable length | cable lengths
    system other
    definition 1/10 nautical-mile
    source Customary in navigation
    kind conventional
    note A tenth of a nautical mile; the US Navy cable is 120 fathoms.

    unit nautical-mile-admiralty
    symbol nmi (UK)
    name Admiralty nautical mile
    alias UK nautical mile | imperial nautical mile
    system imperial
    definition 6080 foot
    source UK Admiralty measured mile, until 1970
    kind conventional
    note Superseded by the international nautical mile.

    unit survey-foot
    symbol ft (US survey)
    name US survey foot
    plural US survey feet
    alias survey foot | survey feet
    system us
    definition 1200/3937 meter
    source US Coast and Geodetic Survey, Mendenhall Order (1893); 24 FR 5348; 85 FR 62698

    unit survey-chain
    symbol ch (US survey)
    name US survey chain
    alias survey chain | survey chains
    system us
    definition 66 survey-foot
    source US Coast and Geodetic Survey, Mendenhall Order (1893); 24 FR 5348; 85 FR 62698

    unit survey-mile
    symbol mi (US survey)
    name US survey mile
    alias survey mile | survey miles | US statute mile
    system us
    definition 5280 survey-foot
    source US Coast and Geodetic Survey, Mendenhall Order (1893); 24 FR 5348; 85 FR 62698

    unit point
    symbol pt
    name point
    alias PostScript point | DTP point
    system other
    definition 1/72 inch
    source PostScript Language Reference, 3rd edition, section 4.3; CSS Values 3
    kind conventional
    note The point of desktop publishing, 1/72 inch; the printer's point is 1/72.27 inch.

    unit pica
    symbol pica
    name pica
    alias PostScript pica | DTP pica
    system other
    definition 12 point
    source PostScript Language Reference, 3rd edition, section 4.3; CSS Values 3
    kind conventional
    note Of 12 points of 1/72 inch.

    unit point-printer
    symbol pt (TeX)
    name printer's point
    plural printer's points
    alias TeX point | TeX points
    system other
    definition 100/7227 inch
    source D. E. Knuth, The TeXbook, chapter 10
    kind conventional
    note TeX rounds the American printer's point to 1/72.27 inch.

    unit light-second
    symbol ls
    name light-second
    alias lightsecond | lightseconds
    system other
    definition light-speed * second
    source SI Brochure, 9th edition (2019), section 2.3.1

    unit astronomical-unit
    symbol au
    name astronomical unit
    alias ua
    system other
    definition 149597870700 meter
    source IAU 2012 Resolution B2; SI Brochure, 9th edition (2019), section 4, table 8

    unit light-year
    symbol ly
    name light-year
    alias lightyear | lightyears
    system other
    definition light-speed * year-julian
    source IAU Style Manual (1989), Julian year
    kind conventional
    note Of Julian years, 365.25 days.

    unit parsec
    symbol pc
    name parsec
    system other
    definition 648000 astronomical-unit / pi
    source IAU 2015 Resolution B2, note 4
    note The distance at which 1 au subtends 1 arcsecond, by the small angle: no tangent is taken.

    unit kiloparsec
    symbol kpc
    name kiloparsec
    system other
    definition 1e3 parsec
    source IAU 2015 Resolution B2, note 4; SI Brochure, 9th edition (2019), section 3, table 7

    unit megaparsec
    symbol Mpc
    name megaparsec
    system other
    definition 1e6 parsec
    source IAU 2015 Resolution B2, note 4; SI Brochure, 9th edition (2019), section 3, table 7

    unit mile-scandinavian
    symbol mil (SE)
    name Scandinavian mile
    alias Swedish mile | Norwegian mile
    system other
    definition 10 kilometer
    source Customary in Sweden and Norway since metrication
    kind conventional
    note The metric mil, 10 km.

    unit shaku
    symbol shaku
    name shaku
    plural shaku
    system other
    definition 10/33 meter
    source Japanese Weights and Measures Act of 1891

    unit sun-japanese
    symbol sun
    name sun
    plural sun
    system other
    definition 1/10 shaku
    source Japanese Weights and Measures Act of 1891

    unit ken
    symbol ken
    name ken
    plural ken
    system other
    definition 6 shaku
    source Japanese Weights and Measures Act of 1891

    unit ri
    symbol ri
    name ri
    plural ri
    alias Japanese ri
    system other
    definition 12960 shaku
    source Japanese Weights and Measures Act of 1891

    unit chi
    symbol chi
    name chi
    plural chi
    alias Chinese foot
    system other
    definition 1/3 meter
    source Order of the State Council of the PRC of 25 June 1959

    unit li
    symbol li
    name li
    plural li
    alias Chinese mile
    system other
    definition 1500 chi
    source Order of the State Council of the PRC of 25 June 1959

    unit arshin
    symbol arshin
    name arshin
    system other
    definition 0.7112 meter
    source Russian Statute on Measures and Weights of 1899

    unit verst
    symbol verst
    name verst
    alias versta
    system other
    definition 1500 arshin
    source Russian Statute on Measures and Weights of 1899
    """#)
}
