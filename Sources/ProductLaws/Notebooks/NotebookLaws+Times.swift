import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias TimeReader = @Sendable (String) -> Timestamp?

  /// The law that a time in text has the milliseconds of a calendar that counts years.
  package static var times: Law {
    Law(times { Timestamp($0) }, source: "RFC 3339, 5.6; ISO 8601, the Gregorian calendar")
  }

  /// Returns the law for a reader of times.
  package static func times(by read: @escaping TimeReader) -> Property<WrittenTime> {
    var property = Property(
      prefix + "times-follow-the-calendar",
      "year, month, day and time of day in UTC are read if the calendar has them, as the "
        + "milliseconds that its years and months come to, and written again as they were read",
      of: WrittenTime.generator,
      labelled: { written, labels in
        let (text, expected) = (written.text, written.milliseconds)
        labels.add(expected == nil ? "no time" : "time")
        if written.year % 100 == 0 { labels.add("century") }
        let time = read(text)
        guard time?.millisecondsSince1970 == expected, time == nil || time?.text == text else {
          return .broken([
            ("read", "\(time?.millisecondsSince1970, default: "none"), \(time?.text ?? "")"),
            ("calendar", "\(expected, default: "none")"),
          ])
        }
        return .agrees(on: text)
      })
    property.requiredLabels = ["time": 200, "no time": 20, "century": 20]
    return property
  }
}

/// A date and a time of day, which may not exist in the calendar.
package struct WrittenTime: Sendable, CustomStringConvertible {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int
  let millisecond: Int

  static let generator = Generator<WrittenTime>("time") { source in
    let isWrong = source.oneIn(8)
    let isLeapDay = source.oneIn(6)
    return WrittenTime(
      year: source.oneIn(3) ? 100 * source.uniform(in: 0...99) : source.uniform(in: 0...9_999),
      month: isLeapDay ? 2 : source.uniform(in: isWrong ? 0...13 : 1...12),
      day: isLeapDay ? 29 : source.uniform(in: source.oneIn(2) ? 28...31 : 1...28),
      hour: source.uniform(in: 0...(isWrong ? 24 : 23)),
      minute: source.uniform(in: 0...(isWrong ? 60 : 59)),
      second: source.uniform(in: 0...(isWrong ? 60 : 59)), millisecond: source.uniform(in: 0...999))
  }

  var text: String {
    "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))T"
      + "\(Self.digits(hour, 2)):\(Self.digits(minute, 2)):\(Self.digits(second, 2))."
      + "\(Self.digits(millisecond, 3))Z"
  }

  package var description: String { text }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// The milliseconds since 1970, counted year by year; `nil` if the calendar lacks the time.
  var milliseconds: Int64? {
    guard (1...12).contains(month), (1...Self.lengths(year)[month - 1]).contains(day), hour < 24,
      minute < 60, second < 60
    else { return nil }
    var days = 0
    if year < 1970 {
      for past in year..<1970 { days -= Self.isLeap(past) ? 366 : 365 }
    } else {
      for past in 1970..<year { days += Self.isLeap(past) ? 366 : 365 }
    }
    days += Self.lengths(year).prefix(month - 1).reduce(0, +) + day - 1
    return ((Int64(days) * 24 + Int64(hour)) * 60 + Int64(minute)) * 60_000
      + Int64(second) * 1000 + Int64(millisecond)
  }

  private static func isLeap(_ year: Int) -> Bool {
    if year % 400 == 0 { return true }
    return year % 4 == 0 && year % 100 != 0
  }

  private static func lengths(_ year: Int) -> [Int] {
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }
}
