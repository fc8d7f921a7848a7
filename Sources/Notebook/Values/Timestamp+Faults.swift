#if SeededFaults
import DecimalArithmetic

extension Timestamp {
  /// The day after the day of a time before 1970.
  func shownDay(_ day: Int64) -> Int64 {
    SeededFault.timesBefore1970RoundUp.isActive && day < 0 ? day + 1 : day
  }
}

extension CivilDate {
  /// Whether 29 February is there, which it is in every fourth year.
  static func faultyDay(year: Int64, month: Int64, day: Int64) -> Bool? {
    guard SeededFault.centuriesAreLeapYears.isActive, month == 2, day == 29 else { return nil }
    return year % 4 == 0
  }
}
#endif
