import MeasureText
import UnitCatalog

/// A measure to convert, and the unit to convert it to, if one was named.
public struct ConversionRequest: Sendable {
  /// A unit by the name that was written.
  public struct Target: Sendable {
    /// The name as it was written.
    public var name: String
    /// What it was read as.
    public var reading: UnitReading
  }

  /// The measure as it was written.
  public var text: String
  /// What it was read as.
  public var source: MeasureReading
  /// The unit to convert it to.
  public var target: Target?

  /// The first unit of the measure as it was written.
  private var sourceName: String { source.unitNames(in: text)[0] }

  /// What is to be said about the reading, so that none is silent.
  public var notes: [RequestNote] {
    // What a name was read as says more than its flags; numbers too long for the backend are
    // refused.
    var flags = source.flags
    flags.subtract([.ambiguousUnit, .regionalUnit, .letterCase, .manyDigits, .noNumber])
    var notes = sourceNotes
    if let target, let note = RequestNote(target.name, target.reading), !notes.contains(note) {
      notes.append(note)
    }
    // Another unit says whether degrees are an angle.
    if target == nil, source.mayBeTemperature { notes.append(.unitMayBe(source.unitsMeantPerhaps)) }
    if let separatorNote { notes.append(separatorNote) }
    return notes + flags.notes
  }

  /// What the name of the measure's unit was read as, or the names of a sum.
  private var sourceNotes: [RequestNote] {
    if !source.parts.isEmpty { return source.partNotes(of: text) }
    return RequestNote(sourceName, source.unitReading).map { [$0] } ?? []
  }

  /// The notes on the names of two units, which are those of a request for 1 of the first.
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

  /// How a number was read whose mark can be read in two ways; of a sum or a range it would not be
  /// clear which number is meant.
  private var separatorNote: RequestNote? {
    guard source.flags.contains(.ambiguousSeparator),
      source.flags.isDisjoint(with: [.compound, .range]), let number = source.number
    else { return nil }
    return .numberReadAs(text: text, number: number.text, unit: source.unit)
  }
}
