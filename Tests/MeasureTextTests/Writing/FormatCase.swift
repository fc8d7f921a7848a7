import Foundation
import Metryvo

/// A row of `Corpora/metryvo/format-cases.tsv`: a number in the format of a browser's
/// Intl.NumberFormat.
struct FormatCase {
  let identifier: String
  let format: NumberFormat
  let value: String
  let expected: String

  /// The reason why a row cannot be read.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads every row.
  ///
  /// Throws if a row or an option is unknown.
  static func all() throws -> [FormatCase] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Corpora/metryvo/format-cases.tsv"), encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { try FormatCase(row: $0) }
  }

  init(row: Substring) throws {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, let locale = NumberLocale(rawValue: fields[1]) else {
      throw Failure(description: "not six fields with a locale: \(row)")
    }
    identifier = fields[0]
    value = fields[2]
    format = try Self.format(locale, fields[3])
    expected = Self.unescaped(fields[4])
  }

  /// Returns the format for an option text: options of Intl.NumberFormat, separated by commas.
  ///
  /// By default, Intl strips trailing zeros, has no thresholds, shows a small number as 0 and
  /// rounds to three decimals. The generator of the rows changes the number of decimals for percent
  /// and scientific.
  static func format(_ locale: NumberLocale, _ options: String) throws -> NumberFormat {
    var format = NumberFormat(
      locale: locale, precision: .decimals(3), smallNumbers: .zero, notation: .plain)
    for option in options.components(separatedBy: ", ") {
      let words = option.components(separatedBy: " ")
      switch (words[0], words.dropFirst().joined(separator: " ")) {
      case ("grouping", "auto"): format.grouping = .auto
      case ("grouping", "always"): format.grouping = .always
      case ("grouping", "off"): format.grouping = .never
      case ("grouping", "min2"): format.grouping = .minimum(2)
      case ("scientific", ""), ("engineering", ""):
        format.notation = words[0] == "scientific" ? .scientific : .engineering
        format.precision = .all
      case ("percent", ""):
        format.isPercent = true
        format.precision = .all
      case ("34+", "digits exact"): format.precision = .all
      case ("rounds", "to negative zero"): format.showsNegativeZero = true
      case ("signDisplay", "negative"): format.showsNegativeZero = false
      case ("max", let places): format.precision = .decimals(try decimals(places))
      case ("exactly", let places):
        format.precision = .decimals(try decimals(places))
        format.trailingZeros = .padded
      case (let mode, let places):
        guard let rounding = modes[mode] else { throw Failure(description: "option \(option)") }
        format.rounding = rounding
        format.precision = .decimals(try decimals(places))
      }
    }
    return format
  }

  private static func decimals(_ text: String) throws -> Int {
    let words = text.components(separatedBy: " ")
    guard words.count == 2, words[1] == "dp", let count = Int(words[0]) else {
      throw Failure(description: "decimals '\(text)'")
    }
    return count
  }

  /// ECMA-402's names of rounding modes, with ours from General Decimal Arithmetic.
  private static let modes: [String: RoundingMode] = [
    "ceil": .ceiling, "floor": .floor, "expand": .up, "trunc": .down, "halfExpand": .halfUp,
    "halfTrunc": .halfDown, "halfEven": .halfEven,
  ]

  /// Returns the text with escapes such as `\u00A0` replaced by their characters.
  private static func unescaped(_ text: String) -> String {
    var parts = text.components(separatedBy: "\\u")
    for index in parts.indices.dropFirst() {
      let code = UInt32(parts[index].prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
      parts[index] = (code.map { String($0) } ?? "?") + parts[index].dropFirst(4)
    }
    return parts.joined()
  }
}
