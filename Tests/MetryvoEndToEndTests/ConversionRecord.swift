import Foundation

/// A result in the output of `--json`.
struct ConversionRecord: Decodable, Equatable {
  var value: String
  var from: String
  var to: String
  var result: String?
  var symbol: String
  var text: String
  var remark: String
  var exact: Bool
  var definitions: String
  var precisionLimited: Bool
  var rounding: String
  var backend: String
  var conditions: [String]
  var notes: [String]

  /// The result and the remark that a batch must print for the record.
  var row: (result: String, remark: String) {
    guard result != nil else { return ("", "error: ") }
    // Notes on the number are in the remark; notes on names are printed once for all rows.
    var remark = remark
    if isBelowAbsoluteZero { remark += ", below absolute zero" }
    if let number = readAs { remark += ", read as \(number)" }
    return (number, remark)
  }

  var isBelowAbsoluteZero: Bool { notes.contains { $0.hasSuffix(" lies below absolute zero") } }

  /// The number of `text`, without the unit.
  private var number: String {
    let number = text.hasSuffix(symbol) ? text.dropLast(symbol.count) : text[...]
    return String(number.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The number as it was read, if its separators are ambiguous or belong to another locale;
  /// otherwise `nil`.
  private var readAs: String? {
    let reasons = [
      "the mark in the number can be read in two ways",
      "the digits are grouped otherwise than the locale groups them",
    ]
    return notes.contains(where: reasons.contains) ? value : nil
  }
}
