import DecimalArithmetic

/// Decimal128 implements every operation of the specification, one file each.
extension Decimal128: GeneralDecimalBackend {}
