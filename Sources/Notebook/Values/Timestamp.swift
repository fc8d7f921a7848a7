/// A point in time in UTC, to the millisecond, from the year 0000 to 9999.
///
///     let start = Timestamp("2026-11-23T07:00:00.000Z")
///     start?.text  // Optional("2026-11-23T07:00:00.000Z")
///     Timestamp(millisecondsSince1970: 0) == .epoch  // true
///
/// The engine has no clock: the caller states the time of an edit. Days follow the proleptic
/// Gregorian calendar. Leap seconds have no timestamp.
public struct Timestamp: Hashable, Sendable {
  /// The milliseconds since 1 January 1970, 00:00 UTC; negative before.
  public let millisecondsSince1970: Int64

  /// The milliseconds of the years 0000 to 9999.
  package static let range: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

  /// 1 January 1970, 00:00 UTC.
  public static var epoch: Timestamp { Timestamp(unchecked: 0) }

  /// Creates a timestamp of a count of milliseconds; `nil` outside of the years 0000 to 9999.
  ///
  ///     Timestamp(millisecondsSince1970: -1)?.text  // Optional("1969-12-31T23:59:59.999Z")
  ///     Timestamp(millisecondsSince1970: .max)  // nil
  public init?(millisecondsSince1970: Int64) {
    guard Self.range.contains(millisecondsSince1970) else { return nil }
    self.millisecondsSince1970 = millisecondsSince1970
  }

  init(unchecked milliseconds: Int64) { millisecondsSince1970 = milliseconds }
}

extension Timestamp: Comparable {
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.millisecondsSince1970 < second.millisecondsSince1970
  }
}
