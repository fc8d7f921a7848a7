extension FaultTable {
  /// Faults of units, maps and plans.
  static let conversion = """
    105 poundDigitsSwapped
      a pound has 0.45359327 kg, two digits swapped
      UnitCatalog/Definitions/DefinitionEvaluator+Faults.swift
    106 surveyFootAsFoot
      a US survey foot is a foot
      UnitCatalog/Definitions/DefinitionEvaluator+Faults.swift
    107 reciprocalAsLinear
      a reciprocal unit is treated as a multiple
      UnitCatalog/Units/MeasureUnit+Faults.swift
    108 inverseRatio
      the ratio between two units is upside down
      UnitCatalog/Units/MeasureUnit+Faults.swift
    109 offsetSignFlipped
      the offset of the target is added, not subtracted
      UnitCatalog/Units/MeasureUnit+Faults.swift
    110 offsetBeforeFactor
      the offset is added before the factor
      UnitCatalog/Units/MeasureUnit+Faults.swift
    111 fiveNinthsAsDecimal
      5/9 and its kin are decimals of 34 digits
      UnitCatalog/Units/MeasureUnit+Faults.swift
    112 planKeyedByTarget
      the plans kept for a quantity are found by their target alone
      UnitConversion/Plans/PlanTable+Faults.swift
    113 conditionsOfPreviousKept
      a conversion to several units keeps the conditions of the one before
      UnitConversion/Plans/PlanTable+Faults.swift
    """
}
