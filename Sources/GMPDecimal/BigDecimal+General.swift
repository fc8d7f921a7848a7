import DecimalArithmetic

/// BigDecimal implements every operation of the specification, each in a file of its own.
extension BigDecimal: GeneralDecimalBackend {}
