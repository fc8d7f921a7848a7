/// Conversions between dates of the Gregorian calendar and days since 1 January 1970.
///
/// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil` and
/// `civil_from_days`. In these algorithms, years begin on 1 March, so the leap day is the last day
/// of its year. An era has 400 years, which are 146,097 days.
enum CivilDate {
  /// Returns the day number of a date; ``isDay(year:month:day:)`` must be `true` for the date.
  static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    // 1 January 1970 is day 719,468 since 1 March 0000.
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Returns the date of a day number.
  static func date(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }

  /// Whether the date exists.
  static func isDay(year: Int64, month: Int64, day: Int64) -> Bool {
    guard (1...12).contains(month) else { return false }
    #if SeededFaults
    if let faulty = faultyDay(year: year, month: month, day: day) { return faulty }
    #endif
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length: Int64 =
      switch month {
      case 2: isLeapYear ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    return (1...length).contains(day)
  }
}
