import MeasureText
import UnitCatalog

/// A measure to convert, and the unit to convert it to, if one was named.
struct ConversionRequest {
  /// A unit by the name that was written.
  struct Target {
    var name: String
    var reading: UnitReading
  }

  /// The measure as it was written.
  var text: String
  var source: MeasureReading
  var target: Target?

  /// The unit of the measure as it was written.
  var sourceName: String {
    let name = text.utf8.dropFirst(source.utf8UnitRange.lowerBound)
      .prefix(source.utf8UnitRange.count)
    return String(decoding: name, as: UTF8.self)
  }

  /// What is to be said about the reading, so that none is silent.
  var notes: [String] {
    // What a name was read as says more than its flags; numbers too long for the backend are refused.
    var flags = source.flags
    flags.subtract([.ambiguousUnit, .regionalUnit, .letterCase, .manyDigits, .noNumber])
    let names = sourceNotes + [target.flatMap { ReadingNote($0.name, $0.reading) }]
    return names.compactMap { $0?.text } + [separatorNote].compactMap { $0 } + flags.notes
  }

  /// What the name of the measure's unit was read as, or the names of a sum.
  private var sourceNotes: [ReadingNote?] {
    if source.parts.isEmpty { return [ReadingNote(sourceName, source.unitReading)] }
    return source.partNotes(of: text)
  }

  /// The notes on the names of two units, which are those of a request for 1 of the first.
  static func notes(
    _ source: (name: String, reading: UnitReading), _ target: (name: String, reading: UnitReading),
    _ reader: MeasureReader
  ) -> [String] {
    let text = "1 \(source.name)"
    let units = reader.fit(source.reading, target.reading)
    if let measure = try? reader.read(text) {
      let fitted = reader.fit(measure, target.reading)
      if fitted.source.unit.identifier == units.source.unit.identifier {
        return ConversionRequest(
          text: text, source: fitted.source,
          target: Target(name: target.name, reading: fitted.target)
        ).notes
      }
    }
    return [ReadingNote(source.name, units.source), ReadingNote(target.name, units.target)]
      .compactMap { $0?.text }
  }

  /// How a number was read whose mark can be read in two ways; of a sum or a range it would not be clear
  /// which number is meant.
  private var separatorNote: String? {
    guard source.flags.contains(.ambiguousSeparator),
      source.flags.isDisjoint(with: [.compound, .range]), let number = source.number
    else { return nil }
    return "'\(text.excerpt)' was read as \(number.text) \(source.unit.symbol)"
  }
}
