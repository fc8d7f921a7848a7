import MeasureText

extension ReadingFlags {
  /// Each flag with its name, in the order of notes.
  private static let named: [(flag: ReadingFlags, name: String)] = [
    (.ambiguousSeparator, "ambiguousSeparator"), (.manyDigits, "manyDigits"),
    (.ambiguousUnit, "ambiguousUnit"), (.regionalUnit, "regionalUnit"),
    (.letterCase, "letterCase"), (.compound, "compound"), (.range, "range"),
    (.approximate, "approximate"), (.upperBound, "upperBound"), (.lowerBound, "lowerBound"),
    (.more, "more"), (.noNumber, "noNumber"), (.unitFirst, "unitFirst"), (.percent, "percent"),
    (.otherGrouping, "otherGrouping"),
  ]

  /// The names of the flags, as in JSON: `["compound", "range"]`.
  public var names: [String] { Self.named.filter { contains($0.flag) }.map { $0.name } }

  /// One note for each flag.
  public var notes: [RequestNote] {
    Self.named.filter { contains($0.flag) }.map { .flag($0.flag) }
  }
}
