import MeasureText
import PropertyTesting

/// A text that a number syntax accepts or rejects.
package struct SpelledNumber: Sendable {
  /// The text in UTF-8, possibly malformed.
  package var bytes: [UInt8]
  package var locale: NumberLocale
  /// Whether the syntax is the strict syntax that the locale writes, not the lenient syntax for
  /// input.
  package var isStrict: Bool
  /// The number as a numeric string; `nil` if the text must be rejected.
  package var expected: String?

  package var syntax: NumberSyntax { isStrict ? .strict(locale.symbols) : .lenient(locale) }
}

extension SpelledNumber: CustomStringConvertible {
  package var description: String {
    "\"\(String(decoding: bytes, as: UTF8.self))\" \(syntax), \(expected ?? "no number")"
  }
}

extension SpelledNumber {
  /// The format of failing cases: a line with the bytes in hexadecimal, locale, syntax and number.
  static let regressionText = RegressionText<SpelledNumber>(
    fileExtension: ".tsv", header: "# Texts for which this law did not hold once.\n",
    write: { typed in
      let bytes = typed.bytes.map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return [
        bytes.joined(separator: " "), typed.locale.rawValue, typed.isStrict ? "strict" : "lenient",
        typed.expected ?? "-",
      ].joined(separator: "\t")
    },
    read: { text in
      try RegressionRows.read(text, columns: 4) { columns in
        let words = columns[0].split(separator: " ")
        let bytes = words.compactMap { UInt8($0, radix: 16) }
        guard bytes.count == words.count, let locale = NumberLocale(rawValue: columns[1]) else {
          return nil
        }
        return SpelledNumber(
          bytes: bytes, locale: locale, isStrict: columns[2] == "strict",
          expected: columns[3] == "-" ? nil : columns[3])
      }
    })
}
