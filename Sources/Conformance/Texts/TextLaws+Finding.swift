import MeasureText
import PropertyTesting
import UnitCatalog

/// Nothing of a pasted text is lost, and nothing that changes the measure is left out.
extension TextLaws {
  package typealias Finder = @Sendable (String) throws -> MeasureReading

  /// A measure in running text is read with all that touches it, or the text is refused.
  public static var pastedMeasure: Law {
    Law(
      pastedMeasure { try MeasureReader(suggestsUnits: false).find(in: $0) },
      source: "MeasureReader")
  }

  /// The law for a finder of measures.
  package static func pastedMeasure(by finder: @escaping Finder) -> Property<PastedText> {
    var property = Property(
      "pasted-measures-lose-nothing",
      "where a measure is found in a text, the text is that measure, what is reported as left out, spaces "
        + "and punctuation; no sign, operator, power, bound, factor or qualifier beside the measure is left "
        + "out, and a minus before it is its sign",
      of: PastedText.generator,
      labelled: { pasted, labels in
        guard let reading = try? finder(pasted.text) else {
          labels.add("refused")
          return .agrees(on: "refused")
        }
        labels.add("read")
        if !reading.leftOut.isEmpty { labels.add("left out") }
        if reading.flags.contains(.range) { labels.add("range") }
        for (name, what) in [
          ("is lost", lost(of: pasted, by: reading)),
          ("is left out", touching(reading, in: pasted)),
          ("is read", misread(reading, of: pasted)),
        ] {
          if let what { return .broken([("measure", "\(reading.utf8Range)"), (name, what)]) }
        }
        return .agrees(on: "\(reading.utf8Range) \(reading.unit.identifier)")
      })
    property.requiredLabels = ["refused": 50, "read": 50, "left out": 50, "range": 5]
    property.text = PastedText.regressionText
    return property
  }

  /// What is neither read nor reported.
  private static func lost(of pasted: PastedText, by reading: MeasureReading) -> String? {
    let known = [reading.utf8Range] + reading.leftOut
    let rest = Array(pasted.text.utf8).enumerated().filter { index, byte in
      !known.contains { $0.contains(index) } && !" .,:;!?()".utf8.contains(byte)
    }
    return rest.isEmpty ? nil : String(decoding: rest.map(\.element), as: UTF8.self)
  }

  /// A part beside the measure that changes it and is no part of it.
  private static func touching(_ reading: MeasureReading, in pasted: PastedText) -> String? {
    let parts = pasted.parts
    let range = reading.utf8Range
    // A number beside a parenthesis is none of the measure in it.
    let isEnclosed = parts.contains { $0.kind == .mark && $0.range.contains(range.lowerBound) }
    func isAnother(_ kind: PastedText.Kind) -> Bool { kind == .number && isEnclosed }
    if let before = parts.lastIndex(where: { $0.range.upperBound <= range.lowerBound }) {
      // Without a number before them `to` and `by` are prepositions.
      let previous = before > 0 ? parts[before - 1].kind : .mark
      let isWord = ["to", "by"].contains(parts[before].text) && previous != .number
      switch parts[before].kind {
      case .sign, .joint, .factor, .number:
        if !isWord && !isAnother(parts[before].kind) { return parts[before].text }
      case .word, .mark, .measure, .suffix: break
      }
    }
    if let behind = parts.firstIndex(where: { $0.range.lowerBound >= range.upperBound }) {
      let part = parts[behind]
      // Before a word a hyphen is a dash, and `to` a preposition.
      let next = behind + 1 < parts.count ? parts[behind + 1].kind : .mark
      let isWord =
        ["-", "\u{2212}", "to", "by", "between"].contains(part.text) && next != .number
        && next != .measure && next != .sign && next != .factor
      switch part.kind {
      case .sign, .joint: return isWord ? nil : part.text
      case .suffix, .number: return isAnother(part.kind) ? nil : part.text
      case .word, .mark, .measure, .factor: break
      }
    }
    return nil
  }

  /// A minus that was read without being the sign, or a difference read as a range.
  private static func misread(_ reading: MeasureReading, of pasted: PastedText) -> String? {
    let parts = pasted.parts.filter { reading.utf8Range.contains($0.range.lowerBound) }
    guard let first = parts.first else { return nil }
    if first.kind == .sign || first.text == "-" {
      let isNegative = !["+", "plus"].contains(first.text)
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
    return nil
  }
}
