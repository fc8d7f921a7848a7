import PropertyTesting

/// A text as people paste it: words, measures, and what changes a measure, with a space between each.
package struct PastedText: Sendable {
  /// What a part of the text is.
  package enum Kind: Sendable {
    case word, mark, number, measure
    /// A sign or its word, of a number behind it.
    case sign
    /// Joins two numbers: a range, a product, a quotient.
    case joint
    /// A power, a quotient or a qualifier of the measure before it.
    case suffix
    /// A factor of the measure behind it.
    case factor
  }

  /// A part, and where it stands in the text.
  package struct Part: Sendable {
    package var kind: Kind
    package var text: String
    package var range: Range<Int>
  }

  package var parts: [Part]

  package var text: String { parts.map(\.text).joined(separator: " ") }

  init(_ chosen: [(Kind, String)]) {
    var start = 0
    parts = chosen.map { kind, text in
      defer { start += text.utf8.count + 1 }
      return Part(kind: kind, text: text, range: start..<start + text.utf8.count)
    }
  }

  private static let vocabulary: [(Kind, String)] =
    ["the", "weighs", "long", "today", "about", "Wasser"].map { (.word, $0) }
    + [",", ":", "(11 lb)"].map { (.mark, $0) } + ["7", "12"].map { (.number, $0) }
    + ["5 kg", "12 km", "40 °C", "3 cups", "2.5 h", "5 to 10 km", "6–8 kg"].map { (.measure, $0) }
    + ["-", "\u{2212}", "+", "minus", "plus", "negative"].map { (.sign, $0) }
    + ["-", "x", "×", "*", "/", "÷", "±", "to", "by", "times", "between"].map { (.joint, $0) }
    + ["per day", "an hour", "squared", "²", "^2", "⁻¹", "(UK)", "s-2", "/ 3", "%"]
    .map { (.suffix, $0) }
    + ["twice", "half", "10 x", "3 ×", "two", "5 or", "4 and"].map { (.factor, $0) }

  /// Differences, which other draws hardly ever make.
  private static let differences: [[(Kind, String)]] = ["-", "\u{2212}"].map {
    [(.measure, "12 km"), (.joint, $0), (.measure, "7 km")]
  }

  /// Texts of up to nine parts or differences; half of the parts are words.
  static let generator: Generator<PastedText> = {
    let measures = vocabulary.filter { $0.0 == .measure }
    let words = vocabulary.filter { $0.0 == .word || $0.0 == .mark }
    let part = Generator<[(Kind, String)]>("part") { source in
      if source.oneIn(64) { return source.element(of: differences) }
      return [source.element(of: source.element(of: [measures, words, words, vocabulary]))]
    }
    return part.array(count: 1...9).map { parts in PastedText(parts.flatMap { $0 }) }
  }()
}

extension PastedText {
  static let regressionText = RegressionText<PastedText>(
    fileExtension: ".tsv",
    header: "# Texts for which this law did not hold once: their parts.\n",
    write: { $0.parts.map(\.text).joined(separator: "\t") },
    read: { text in
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        PastedText(
          line.split(separator: "\t").map { part in
            vocabulary.first { $0.1 == part } ?? (.word, String(part))
          })
      }
    })
}

extension PastedText: CustomStringConvertible {
  package var description: String { "'\(text)'" }
}
