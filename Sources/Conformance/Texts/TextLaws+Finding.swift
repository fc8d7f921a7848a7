import MeasureText
import PropertyTesting
import UnitCatalog

/// Laws of finding measures in text: no part of the text is lost, no changing word is left out.
extension TextLaws {
  package typealias Finder = @Sendable (String, NumberLocale) throws -> MeasureReading

  /// The law that a measure in running text is read with all words that are part of it, or
  /// rejected.
  package static var pastedMeasure: Law {
    Law(
      pastedMeasure { text, locale in
        try MeasureReader(.lenient(locale), suggestsUnits: false).find(in: text)
      },
      source: "MeasureReader")
  }

  /// Returns the law for a finder of measures.
  package static func pastedMeasure(by finder: @escaping Finder) -> Property<PastedText> {
    var property = Property(
      "pasted-measures-lose-nothing",
      "where a measure is found in a text of a language, the text is that measure, what is reported as left "
        + "out, spaces and punctuation; no sign, operator, power, bound, factor, rate or qualifier beside the "
        + "measure is left out, nor a number that a link joins to it, and a minus before it is its sign; words of "
        + "a bound in front of it, such as `moins de`, leave the number what it is",
      of: PastedText.generator,
      labelled: { pasted, labels in
        guard let reading = try? finder(pasted.text, pasted.locale) else {
          labels.add("refused")
          if pasted.parts.map(\.kind) == [.bound, .measure] {
            return .broken([("a bound", "refused")])
          }
          return .agrees(on: "refused")
        }
        labels.add("read")
        if pasted.isUnspaced { labels.add("without spaces") }
        if !reading.leftOut.isEmpty { labels.add("left out") }
        if reading.flags.contains(.range) { labels.add("range") }
        if let part = pasted.parts.first, pasted.parts.count == 1,
          powerOfTen(of: part, in: pasted.locale)?.hasUnit == true
        {
          labels.add("power of ten")
        }
        for (name, what) in [
          ("is lost", lost(of: pasted, by: reading)),
          ("is left out in front", touching(inFrontOf: reading, in: pasted)),
          ("is left out behind", touching(behind: reading, in: pasted)),
          ("is read", misread(reading, of: pasted)),
        ] {
          if let what { return .broken([("measure", "\(reading.utf8Range)"), (name, what)]) }
        }
        return .agrees(on: "\(reading.utf8Range) \(reading.unit.identifier)")
      })
    property.requiredLabels = [
      "refused": 50, "read": 50, "left out": 50, "range": 5, "without spaces": 5,
      "power of ten": 10,
    ]
    property.text = PastedText.regressionText
    return property
  }

  /// Returns the text that is neither read nor reported as left out.
  private static func lost(of pasted: PastedText, by reading: MeasureReading) -> String? {
    let known = [reading.utf8Range] + reading.leftOut
    let text = Array(pasted.text.utf8)
    let rest = text.enumerated().filter { index, byte in
      // An exclamation mark before digits is a negation, so it is not ignored like other marks.
      let isNegation = byte == 0x21 && (0x30...0x39).contains(text.dropFirst(index + 1).first ?? 0)
      let isMark = !isNegation && " .,:;!?()|".utf8.contains(byte)
      return !known.contains { $0.contains(index) } && !isMark
    }
    return rest.isEmpty ? nil : String(decoding: rest.map(\.element), as: UTF8.self)
  }

  /// Returns the text of a part that was misread; `nil` if no part was.
  ///
  /// A part is misread if a minus is ignored, a difference is read as a range, or an ordinary word
  /// after a measure is read as part of its unit.
  private static func misread(_ reading: MeasureReading, of pasted: PastedText) -> String? {
    if pasted.parts.first?.kind == .bound, pasted.parts.count == 2,
      reading.utf8Range != pasted.parts[1].range
    {
      return pasted.parts[0].text
    }
    let parts = pasted.parts.filter { reading.utf8Range.contains($0.range.lowerBound) }
    guard let first = parts.first else { return nil }
    // In a locale whose grouping mark is no space, 3 500 ml is read as 3 times 500 ml.
    if first.kind == .number, parts.count > 1, parts[1].text == "500 ml",
      pasted.locale.language == .english
    {
      return "\(first.text) \(parts[1].text)"
    }
    // 5 million km is a measure; 5 million without a unit is no measure.
    if parts.count == 1, let power = powerOfTen(of: first, in: pasted.locale) {
      let number = "5" + String(repeating: "0", count: power.zeros)
      return power.hasUnit && reading.number == .decimal(number) ? nil : first.text
    }
    if first.kind == .sign || first.text == "-" {
      let isNegative =
        first.text != "+"
        && !ListedWords.meanings(of: first.text, in: pasted.locale.language).contains("plus")
      guard case .decimal(let number)? = reading.number, number.hasPrefix("-") == isNegative else {
        return "\(first.text) as \(String(describing: reading.number))"
      }
    }
    for (index, part) in parts.enumerated().dropFirst().dropLast()
    where ["-", "\u{2212}"].contains(part.text) && parts[index - 1].kind == .measure
      && parts[index + 1].kind == .measure
    {
      return "a difference"
    }
    for (index, part) in parts.enumerated().dropFirst()
    where part.kind == .word && parts[index - 1].kind == .measure && index == parts.count - 1 {
      return part.text
    }
    return nil
  }
  /// Returns the power of ten that multiplies 5 in a part, and whether a unit follows.
  ///
  /// An example is 5 million km.
  private static func powerOfTen(
    of part: PastedText.Part, in locale: NumberLocale
  ) -> (zeros: Int, hasUnit: Bool)? {
    let words = part.text.split(separator: " ")
    guard words.count > 1, words[0] == "5" else { return nil }
    return PastedVocabulary.powersOfTen(in: locale.language)
      .first { $0.word == words[1] }.map { ($0.zeros, words.count > 2) }
  }
}
