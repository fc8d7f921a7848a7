/// A time as a calendar and a clock on the wall show it.
package struct CivilTime: Hashable, Sendable {
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int
  /// 0 to 23.
  package var hour: Int
  package var minute: Int
  /// The days since 1 January 1970.
  package var dayNumber: Int
}

extension Timestamp {
  /// The time at a place whose clocks are so many minutes ahead of UTC.
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
  /// The quotient, rounded towards minus infinity.
  fileprivate func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
