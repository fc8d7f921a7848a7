import MeasureText

extension ReadingFlags {
  /// The flags by their names in JSON, with what is said of each.
  static let named: [(flag: ReadingFlags, name: String, note: String)] = [
    (.ambiguousSeparator, "ambiguousSeparator", "the mark in the number can be read in two ways"),
    (.manyDigits, "manyDigits", "the number has more than 34 digits; --backend gmp converts them"),
    (.ambiguousUnit, "ambiguousUnit", "the unit's name has several meanings"),
    (.regionalUnit, "regionalUnit", "the measurement system or the region decided the unit"),
    (.letterCase, "letterCase", "the unit's symbol is written in another case"),
    (.compound, "compound", "the parts were added up"),
    (.range, "range", "two numbers, a range"),
    (.approximate, "approximate", "marked as approximate"),
    (.upperBound, "upperBound", "marked as an upper bound"),
    (.lowerBound, "lowerBound", "marked as a lower bound"),
    (.more, "more", "more numbers follow"),
    (.noNumber, "noNumber", "a unit without a number"),
    (.unitFirst, "unitFirst", "the unit stands before its number"),
    (.percent, "percent", "a percentage: perhaps of something else"),
    (
      .otherGrouping, "otherGrouping",
      "the digits are grouped otherwise than the locale groups them"
    ),
  ]

  var names: [String] { Self.named.filter { contains($0.flag) }.map(\.name) }
  var notes: [String] { Self.named.filter { contains($0.flag) }.map(\.note) }
}
