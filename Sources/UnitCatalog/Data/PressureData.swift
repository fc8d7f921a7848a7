extension CatalogText {
  /// Pressure, in pascals.
  static let pressure = CatalogText(
    name: "pressure",
    #"""
    quantity pressure
    name Pressure
    description Force per area.
    alias Stress
    icon gauge.with.dots.needle.50percent
    base pascal
    dimension length^-1 mass time^-2
    group Sound level (pressure, re 20 µPa) = decibel-sound-pressure-level
    # Default first: the conventional column, then those at a temperature.
    choice inHg | inch of mercury | inches of mercury = inch-ofhg inch-ofhg-60-fahrenheit
    choice inH2O | inch of water | inches of water = inch-ofwater inch-ofwater-4-celsius
      inch-ofwater-60-fahrenheit

    unit pascal
    symbol Pa
    name pascal
    system metric
    definition newton / meter^2
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit kilopascal
    symbol kPa
    name kilopascal
    system metric
    definition 1e3 pascal
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit megapascal
    symbol MPa | MPA | Mpa
    name megapascal
    system metric
    definition 1e6 pascal
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit hectopascal
    symbol hPa
    name hectopascal
    system metric
    definition 1e2 pascal
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit gigapascal
    symbol GPa
    name gigapascal
    system metric
    definition 1e9 pascal
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit millipascal
    symbol mPa
    name millipascal
    system metric
    definition 1e-3 pascal
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit micropascal
    symbol µPa | uPa
    name micropascal
    system metric
    definition 1e-6 pascal
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit newton-per-square-millimeter
    symbol N/mm²
    name newton per square millimeter
    plural newtons per square millimeter
    system metric
    definition newton / millimeter^2
    source SI Brochure, 9th edition (2019), section 2.3.4; section 3, table 7

    unit bar
    symbol bar
    name bar
    system metric
    definition 1e5 pascal
    source SI Brochure, 8th edition (2006), table 8

    unit millibar
    symbol mbar
    name millibar
    alias mb
    system metric
    definition 1e-3 bar
    source SI Brochure, 8th edition (2006), table 8

    unit microbar
    symbol µbar | ubar
    name microbar
    system metric
    definition 1e-6 bar
    source SI Brochure, 8th edition (2006), table 8

    unit barye
    symbol Ba
    name barye
    alias dyne per square centimeter | dynes per square centimeter | dyn/cm²
    system metric
    definition dyne / centimeter^2
    source NIST SP 811 (2008), appendix B.8

    unit atmosphere
    symbol atm
    name atmosphere
    alias standard atmosphere | standard atmospheres
    system other
    definition 101325 pascal
    source 10th General Conference on Weights and Measures (1954), resolution 4

    unit technical-atmosphere
    symbol at
    name technical atmosphere
    system metric
    definition kilogram-force / centimeter^2
    source NIST SP 811 (2008), appendix B.8

    unit torr
    symbol Torr
    name torr
    system other
    definition 1/760 atmosphere
    source NIST SP 811 (2008), appendix B.8
    note Not quite the conventional millimeter of mercury, which is larger by 1.4 parts in 10⁷.

    unit millimeter-ofhg
    symbol mmHg | mm Hg
    name millimeter of mercury
    plural millimeters of mercury
    alias millimeter of Hg | millimeters of Hg | conventional millimeter of mercury
    system other
    definition 13595.1 kilogram * meter^-3 * g-force * millimeter
    source NIST SP 811 (2008), appendix B.8; SI Brochure, 8th edition (2006), table 8
    kind conventional
    note Mercury of 13 595.1 kg/m³ in standard gravity; a torr is smaller by 1.4 parts in 10⁷.

    unit centimeter-ofhg
    symbol cmHg | cm Hg
    name centimeter of mercury
    plural centimeters of mercury
    alias centimeter of Hg
    system other
    definition 13595.1 kilogram * meter^-3 * g-force * centimeter
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Mercury of 13 595.1 kg/m³ in standard gravity.

    unit inch-ofhg
    symbol inHg | in Hg
    name inch of mercury
    plural inches of mercury
    alias inch of Hg | inches of Hg | inHg (32 °F) | conventional inch of mercury
    system us imperial
    definition 13595.1 kilogram * meter^-3 * g-force * inch
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Mercury of 13 595.1 kg/m³, taken as its density at 0 °C (32 °F), in standard gravity.

    unit inch-ofhg-60-fahrenheit
    symbol inHg (60 °F)
    name inch of mercury at 60 °F
    plural inches of mercury at 60 °F
    system us imperial
    definition 3376.85 pascal
    source NIST SP 811 (2008), appendix B.8
    kind approximate
    note Mercury at 60 °F (15.6 °C); six digits are published.

    unit millimeter-ofwater
    symbol mmH2O | mm H2O
    name millimeter of water
    plural millimeters of water
    alias mmWC | mm WC
    system other
    definition 1000 kilogram * meter^-3 * g-force * millimeter
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Water of 1000 kg/m³ in standard gravity.

    unit centimeter-ofwater
    symbol cmH2O | cm H2O
    name centimeter of water
    plural centimeters of water
    alias cmWC | cm WC
    system other
    definition 1000 kilogram * meter^-3 * g-force * centimeter
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Water of 1000 kg/m³ in standard gravity.

    unit meter-ofwater
    symbol mH2O | m H2O
    name meter of water
    plural meters of water
    alias mWC | m WC
    system other
    definition 1000 kilogram * meter^-3 * g-force * meter
    source NIST SP 811 (2008), appendix B.8, by the centimeter of water
    kind conventional
    note Water of 1000 kg/m³ in standard gravity.

    unit inch-ofwater
    symbol inH2O | in H2O
    name inch of water
    plural inches of water
    alias conventional inch of water | inWC | in WC | inch of water column
    system us imperial
    definition 1000 kilogram * meter^-3 * g-force * inch
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Water of 1000 kg/m³ in standard gravity; water of 4 °C gives 249.082 Pa.

    unit inch-ofwater-4-celsius
    symbol inH2O (4 °C) | inH2O (39.2 °F)
    name inch of water at 4 °C
    plural inches of water at 4 °C
    system us imperial
    definition 249.082 pascal
    source NIST SP 811 (2008), appendix B.8
    kind approximate
    note Water at its greatest density; six digits are published.

    unit inch-ofwater-60-fahrenheit
    symbol inH2O (60 °F)
    name inch of water at 60 °F
    plural inches of water at 60 °F
    system us imperial
    definition 248.84 pascal
    source NIST SP 811 (2008), appendix B.8
    kind approximate
    note Water at 60 °F (15.6 °C); five digits are published.

    unit foot-ofwater
    symbol ftH2O | ft H2O
    name foot of water
    plural feet of water
    alias conventional foot of water | ftWC | ft WC
    system us imperial
    definition 1000 kilogram * meter^-3 * g-force * foot
    source NIST SP 811 (2008), appendix B.8
    kind conventional
    note Water of 1000 kg/m³ in standard gravity.

    unit pound-force-per-square-inch
    symbol psi | lbf/in²
    name pound-force per square inch
    plural pounds-force per square inch
    alias psi | pound per square inch | pounds per square inch | lb/in² | lbs/in²
    system us imperial
    definition pound-force / inch^2
    source NIST SP 811 (2008), appendix B.8

    unit kilopound-force-per-square-inch
    symbol ksi | kpsi
    name kilopound-force per square inch
    plural kilopounds-force per square inch
    alias kip per square inch | kips per square inch | kip/in²
    system us imperial
    definition kip / inch^2
    source NIST SP 811 (2008), appendix B.8

    unit pound-force-per-square-foot
    symbol psf | lbf/ft²
    name pound-force per square foot
    plural pounds-force per square foot
    alias pound per square foot | pounds per square foot | lb/ft²
    system us imperial
    definition pound-force / foot^2
    source NIST SP 811 (2008), appendix B.8

    unit kilogram-force-per-square-centimeter
    symbol kgf/cm²
    name kilogram-force per square centimeter
    plural kilograms-force per square centimeter
    alias kg/cm² | kp/cm²
    system metric
    definition kilogram-force / centimeter^2
    source NIST SP 811 (2008), appendix B.8

    unit kilogram-force-per-square-millimeter
    symbol kgf/mm²
    name kilogram-force per square millimeter
    plural kilograms-force per square millimeter
    alias kg/mm² | kp/mm²
    system metric
    definition kilogram-force / millimeter^2
    source NIST SP 811 (2008), appendix B.8

    unit kilogram-force-per-square-meter
    symbol kgf/m²
    name kilogram-force per square meter
    plural kilograms-force per square meter
    alias kp/m²
    system metric
    definition kilogram-force / meter^2
    source NIST SP 811 (2008), appendix B.8

    unit decibel-sound-pressure-level
    symbol dB SPL | dB(SPL) | dBSPL
    name decibel of sound pressure
    plural decibels of sound pressure
    alias decibel of sound pressure level | decibels of sound pressure level | sound pressure
      level | decibel SPL | decibels SPL | dB re 20 µPa
    system metric
    definition level 20 log10 re 20 micropascal
    source ISO 80000-8:2007, sound pressure level; ISO 1683:2015, reference values
    note Sound in air, by the root mean square of the pressure over 20 µPa; under water the
      reference is 1 µPa.
    """#)
}
