import DecimalArithmetic

/// Decimal128 has every operation of the specification, one file each.
extension Decimal128: GeneralDecimalBackend {}
