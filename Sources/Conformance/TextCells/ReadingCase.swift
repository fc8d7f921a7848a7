import ExactArithmetic
import MeasureText
import PropertyTesting

/// A text as people type it, with the number that the rules of `NumberSyntax` assign to it.
package struct ReadingCase: Sendable {
  package let kind: ReadingCell.Kind
  package let locale: NumberLocale
  package let isStrict: Bool
  package let text: String
  /// The number as a fraction of two numeric strings; `nil` if the text must be rejected.
  package let number: (top: String, bottom: String)?

  package var syntax: NumberSyntax { isStrict ? .strict(locale.symbols) : .lenient(locale) }

  /// The outcome that the rules require.
  var outcome: ReadingCell.Outcome {
    number == nil
      ? .refused
      : ReadingCell.outcome(of: kind, isStrict: isStrict, locale.style) ?? .refused
  }

  /// The number that the text denotes.
  var value: Rational? {
    number.flatMap { parts in
      Rational(exactly: parts.top).flatMap { top in
        Rational(exactly: parts.bottom).map { top / $0 }
      }
    }
  }

  /// Returns a generator whose case i is built for the cell with index i mod n of the n cells.
  static func generator(for cells: [ReadingCell]) -> Generator<ReadingCase> {
    Generator("typed numbers of every cell") { source in
      if cells.isEmpty { return nil }
      let index = source.index
      let place = source.choice(upTo: UInt64(cells.count) - 1) { _ in index % UInt64(cells.count) }
      let cell = cells[Int(place)]
      let locale = source.element(of: NumberLocale.distinctCases.filter { $0.style == cell.style })
      guard let (text, number) = TypedText(locale, &source).text(of: cell.kind, &source) else {
        return nil
      }
      return ReadingCase(
        kind: cell.kind, locale: locale, isStrict: cell.isStrict, text: text,
        number: cell.outcome == .refused ? nil : number)
    }
  }
}

extension ReadingCase {
  static let regressionText = RegressionText<ReadingCase>(
    fileExtension: ".tsv",
    header:
      "# Numbers that were not read by the rules once: kind, locale, syntax, number or refused, text.\n",
    write: { typed in
      [
        typed.kind.rawValue, typed.locale.rawValue, typed.isStrict ? "strict" : "lenient",
        typed.number.map { "\($0.top)/\($0.bottom)" } ?? "refused", typed.text,
      ].joined(separator: "\t")
    },
    read: { text in
      try RegressionRows.read(text, columns: 5) { columns in
        guard let kind = ReadingCell.Kind(rawValue: columns[0]),
          let locale = NumberLocale(rawValue: columns[1]),
          ["strict", "lenient"].contains(columns[2])
        else { return nil }
        let parts = columns[3].split(separator: "/").map(String.init)
        guard parts.count == 2 || columns[3] == "refused" else { return nil }
        let typed = ReadingCase(
          kind: kind, locale: locale, isStrict: columns[2] == "strict", text: columns[4],
          number: parts.count == 2 ? (parts[0], parts[1]) : nil)
        return typed.number != nil && typed.value == nil ? nil : typed
      }
    })
}

extension ReadingCase: CustomStringConvertible {
  package var description: String { "\"\(text)\" (\(kind.rawValue)), \(syntax)" }
}
