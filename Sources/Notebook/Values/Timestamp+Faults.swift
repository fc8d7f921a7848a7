#if SeededFaults
import DecimalArithmetic

extension Timestamp {
  /// Returns the day of a time; with the fault, the day after it for times before 1970.
  func shownDay(_ day: Int64) -> Int64 {
    SeededFault.timesBefore1970RoundUp.isActive && day < 0 ? day + 1 : day
  }
}

extension CivilDate {
  /// Whether 29 February exists if every fourth year is a leap year; `nil` for other dates.
  static func faultyDay(year: Int64, month: Int64, day: Int64) -> Bool? {
    guard SeededFault.centuriesAreLeapYears.isActive, month == 2, day == 29 else { return nil }
    return year % 4 == 0
  }
}
#endif
