import MeasureText
import UnitCatalog

/// A measure to convert, and the target unit if the request names one.
public struct ConversionRequest: Sendable {
  /// A unit with the name used in the request.
  public struct Target: Sendable {
    /// The name as written.
    public var name: String
    /// The unit that the name was read as.
    public var reading: UnitReading
  }

  /// The measure as written.
  public var text: String
  /// The measure that the text was read as.
  public var source: MeasureReading
  /// The target unit; `nil` if the request names none.
  public var target: Target?

  /// The first unit name of the measure, as written.
  private var sourceName: String { source.unitNames(in: text)[0] }

  /// The notes on every choice that the reading made.
  public var notes: [RequestNote] {
    // Notes on names are more specific than these flags. `manyDigits` needs no note, because a
    // number too long for the backend is refused.
    var flags = source.flags
    flags.subtract([.ambiguousUnit, .regionalUnit, .letterCase, .manyDigits, .noNumber])
    var notes = sourceNotes
    if let target, let note = RequestNote(target.name, target.reading), !notes.contains(note) {
      notes.append(note)
    }
    // With a target, the quantity of the target decides whether degrees are an angle.
    if target == nil, source.mayBeTemperature { notes.append(.unitMayBe(source.unitsMeantPerhaps)) }
    if let separatorNote { notes.append(separatorNote) }
    return notes + flags.notes
  }

  /// The notes on the name of the measure's unit, or on the names of a sum.
  private var sourceNotes: [RequestNote] {
    if !source.parts.isEmpty { return source.partNotes(of: text) }
    return RequestNote(sourceName, source.unitReading).map { [$0] } ?? []
  }

  /// Returns the notes on the names of two units, as in a request to convert 1 of the first unit.
  public static func notes(
    _ source: (name: String, reading: UnitReading), _ target: (name: String, reading: UnitReading),
    _ reader: MeasureReader
  ) -> [RequestNote] {
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
    let notes = [RequestNote(source.name, units.source), RequestNote(target.name, units.target)]
    return (notes[0] == notes[1] ? [notes[0]] : notes).compactMap { $0 }
  }

  /// The note on a number with an ambiguous mark; `nil` for sums and ranges, whose notes would not
  /// say which number is meant.
  private var separatorNote: RequestNote? {
    guard source.flags.contains(.ambiguousSeparator),
      source.flags.isDisjoint(with: [.compound, .range]), let number = source.number
    else { return nil }
    return .numberReadAs(text: text, number: number.text, unit: source.unit)
  }
}
