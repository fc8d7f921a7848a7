extension FaultTable {
  /// Faults of the rounding decisions that both backends share.
  static let decisions = """
    1 tieAwayFromZero
      half-even sends a tie away from zero
      DecimalArithmetic/Rounding/RoundingMode+Decision+Faults.swift
    2 tieTowardZero
      half-even sends a tie toward zero
      DecimalArithmetic/Rounding/RoundingMode+Decision+Faults.swift
    3 tieToOdd
      half-even makes the last digit odd
      DecimalArithmetic/Rounding/RoundingMode+Decision+Faults.swift
    4 tieByDigitFive
      half-even asks whether the last digit is at least 5, not whether it is odd
      DecimalArithmetic/Rounding/RoundingMode+Decision+Faults.swift
    5 halfDownAsHalfUp
      half-down sends a tie away from zero
      DecimalArithmetic/Rounding/RoundingMode+Decision+Faults.swift
    6 ceilingAsUp
      ceiling rounds negative numbers away from zero too
      DecimalArithmetic/Rounding/RoundingMode+Decision+Faults.swift
    7 floorIgnoresSign
      floor rounds positive numbers up in magnitude too
      DecimalArithmetic/Rounding/RoundingMode+Decision+Faults.swift
    8 up05TestsOnlyZero
      05up rounds up behind a 0, but not behind a 5
      DecimalArithmetic/Rounding/RoundingMode+Decision+Faults.swift
    9 overflowAlwaysInfinite
      overflow gives infinity in every rounding mode
      DecimalArithmetic/Rounding/RoundingMode+Decision+Faults.swift
    """
}
