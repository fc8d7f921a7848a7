import DecimalArithmetic

/// BigDecimal has every operation of the specification, one file each.
extension BigDecimal: GeneralDecimalBackend {}
