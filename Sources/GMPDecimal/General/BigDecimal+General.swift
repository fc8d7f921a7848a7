import DecimalArithmetic

/// BigDecimal implements every operation of the specification, one file each.
extension BigDecimal: GeneralDecimalBackend {}
