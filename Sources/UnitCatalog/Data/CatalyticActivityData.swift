extension CatalogText {
  /// Catalytic activity, in katals.
  static let catalyticActivity = CatalogText(
    name: "catalytic-activity",
    #"""
    quantity catalytic-activity
    name Catalytic activity
    description Speed at which an enzyme or another catalyst works.
    alias Enzyme activity
    icon arrow.triangle.2.circlepath
    base katal
    dimension time^-1 amount

    unit katal
    symbol kat | mol/s
    name katal
    alias mole per second | moles per second
    system metric
    definition mole / second
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millikatal
    symbol mkat
    name millikatal
    system metric
    definition 1e-3 katal
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microkatal
    symbol µkat | ukat
    name microkatal
    system metric
    definition 1e-6 katal
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanokatal
    symbol nkat
    name nanokatal
    system metric
    definition 1e-9 katal
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit kilounit-enzyme
    symbol kU
    name kilounit (enzyme)
    plural kilounits (enzyme)
    alias enzyme kilounit | enzyme kilounits
    system metric
    definition 1e3 unit-enzyme
    source International Union of Biochemistry, Enzyme Nomenclature (1964); SI Brochure, 9th
      edition (2019), section 3, table 7

    unit unit-enzyme
    symbol U
    name unit (enzyme)
    plural units (enzyme)
    alias enzyme unit | enzyme units
    system metric
    definition micromole / minute
    source International Union of Biochemistry, Enzyme Nomenclature (1964)
    note 1 µmol/min; not the international unit (IU) of vitamins and hormones.

    unit milliunit-enzyme
    symbol mU
    name milliunit (enzyme)
    plural milliunits (enzyme)
    alias enzyme milliunit | enzyme milliunits
    system metric
    definition 1e-3 unit-enzyme
    source International Union of Biochemistry, Enzyme Nomenclature (1964); SI Brochure, 9th
      edition (2019), section 3, table 7
    """#)
}
