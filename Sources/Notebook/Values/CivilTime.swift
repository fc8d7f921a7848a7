/// A date and a time of day in a local time zone.
package struct CivilTime: Hashable, Sendable {
  package var year: Int
  /// The month, 1 to 12.
  package var month: Int
  /// The day of the month, 1 to 31.
  package var day: Int
  /// The hour of the day, 0 to 23.
  package var hour: Int
  package var minute: Int
  /// The days since 1 January 1970.
  package var dayNumber: Int
}

extension Timestamp {
  /// Returns the local time at an offset from UTC in minutes, positive to the east.
  package func civilTime(minutesEast: Int) -> CivilTime {
    let minutes = millisecondsSince1970.dividedDown(by: 60_000) + Int64(minutesEast)
    let days = minutes.dividedDown(by: 1440)
    let date = CivilDate.date(ofDay: days)
    let minuteOfDay = Int(minutes - days * 1440)
    return CivilTime(
      year: Int(date.year), month: Int(date.month), day: Int(date.day), hour: minuteOfDay / 60,
      minute: minuteOfDay % 60, dayNumber: Int(days))
  }
}

extension Int64 {
  /// Returns the quotient, rounded towards minus infinity.
  fileprivate func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
