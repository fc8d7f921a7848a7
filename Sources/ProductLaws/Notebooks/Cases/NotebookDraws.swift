import Notebook
import PropertyTesting

/// Methods that draw the fields of rows.
///
/// Identifiers and times have few different values, so rows of two notebooks often coincide.
extension ChoiceSource {
  /// Draws an identifier of a row.
  mutating func rowID() -> String {
    if oneIn(10) { return element(of: ["=r", "-3", "'q", "a,b", "a;b", "\"x\"", "ü", " "]) }
    return "r\(uniform(in: 0...15))"
  }

  /// Draws a time: one in 12 is any time, the others are within 12 ms at the beginning of 2026.
  mutating func time() -> Timestamp {
    let second: Int64 = 1_767_225_600_000
    let milliseconds =
      oneIn(12)
      ? Int64(integer(in: -62_167_219_200_000...253_402_300_799_999))
      : second + Int64(uniform(in: 0...12))
    return Timestamp(millisecondsSince1970: milliseconds) ?? Self.epoch
  }

  static var epoch: Timestamp {
    guard let epoch = Timestamp(millisecondsSince1970: 0) else {
      preconditionFailure("1970 is a year")
    }
    return epoch
  }

  /// Draws a text as people write it, or a text that a format must quote or escape.
  mutating func keptText() -> String {
    if oneIn(3) { return element(of: ["Run", "12 km → 7.456 mi", "走る", "100 + 10 % ="]) }
    // The text is longer than the range in which a seeded fault searches for the end of a cell.
    if oneIn(40) { return String(repeating: "long ", count: 300) + "\n\"" }
    let first = element(of: [
      "", "=", "+", "-", "@", "\t", "\r", "\n", "'", "''=", "\"", "a", "＝", "\"＠",
    ])
    let rest = element(of: [
      "", "1+1", "40", "a,b", "a;b", "say \"5\"", "\r\n", "x", "\u{0}é", "e\u{301}", "a;=1",
      "b,\"@x",
      "\t+1", ",'=1", ";'\"-40;-40", "\n-1+1", "；＋1", ";＋1",
    ])
    return first + rest
  }

  /// Draws a number in one of the forms that a row may contain.
  mutating func keptNumber() -> String {
    element(of: ["0", "12", "-40", "7.456454306848", "1E+21", "-0.5e-7", "007"])
  }

  /// Draws the identifier of a unit or category.
  mutating func unitName() -> String { element(of: ["mile", "kilometer", "inch", "smoot", "=u"]) }

  mutating func optional<Value>(_ draw: (inout ChoiceSource) -> Value) -> Value? {
    oneIn(2) ? draw(&self) : nil
  }
}
