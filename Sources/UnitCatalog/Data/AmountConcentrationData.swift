extension CatalogText {
  /// Amount concentration, in moles per cubic meter.
  static let amountConcentration = CatalogText(
    name: "amount-concentration",
    #"""
    quantity amount-concentration
    name Amount concentration
    description Dissolved particles per volume, and the acid scale pH.
    alias Concentration | Molar concentration | Molarity
    icon testtube.2
    base mole-per-cubic-meter
    dimension length^-3 amount

    unit mole-per-cubic-centimeter
    symbol mol/cm³
    name mole per cubic centimeter
    plural moles per cubic centimeter
    system metric
    definition mole / centimeter^3
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit mole-per-liter
    symbol mol/L | mol/l | M
    name mole per liter
    plural moles per liter
    alias molar | mole per cubic decimeter | moles per cubic decimeter
    system metric
    definition mole / liter
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit mole-per-cubic-meter
    symbol mol/m³
    name mole per cubic meter
    plural moles per cubic meter
    system metric
    definition mole / meter^3
    source SI Brochure, 9th edition (2019), section 2.3.4, table 5

    unit millimole-per-liter
    symbol mmol/L | mmol/l | mM
    name millimole per liter
    plural millimoles per liter
    alias millimolar
    system metric
    definition millimole / liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit micromole-per-liter
    symbol µmol/L | µmol/l | µM | umol/L | umol/l | uM
    name micromole per liter
    plural micromoles per liter
    alias micromolar
    system metric
    definition micromole / liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit nanomole-per-liter
    symbol nmol/L | nmol/l | nM
    name nanomole per liter
    plural nanomoles per liter
    alias nanomolar
    system metric
    definition nanomole / liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit picomole-per-liter
    symbol pmol/L | pmol/l | pM
    name picomole per liter
    plural picomoles per liter
    alias picomolar
    system metric
    definition picomole / liter
    source SI Brochure, 9th edition (2019), section 3, table 7; section 4, table 8

    unit ph-scale
    symbol pH
    name pH
    plural pH
    system metric
    definition level -1 log10 re mole-per-liter
    source IUPAC Recommendations 2002, Pure and Applied Chemistry 74, 2169
    kind conventional
    note Taken as the concentration of hydrogen ions; strictly it is their activity.
    """#)
}
