import MeasureText
import UnitCatalog

/// What a name with several meanings was read as, so that no reading is silent.
struct ReadingNote {
  var name: String
  var reading: UnitReading

  /// `nil` if there was no choice, and the name is written as the unit's own is.
  init?(_ name: String, _ reading: UnitReading) {
    if reading.alternatives.isEmpty && !reading.isInOtherCase { return nil }
    self.name = name
    self.reading = reading
  }

  var text: String {
    if reading.isInOtherCase {
      return "'\(name)' was read as \(reading.unit.name) (\(reading.unit.symbol))"
    }
    let others = reading.alternatives.map { "\($0.identifier)" }.joined(separator: ", ")
    return
      "'\(name)' was read as \(reading.unit.name) (\(reading.unit.identifier)); also: \(others)"
  }
}

extension MeasureReading {
  /// What the names of a sum's units were read as, in the text that the sum was read from.
  func partNotes(of text: String) -> [ReadingNote?] {
    parts.map { part in
      let name = text.utf8.dropFirst(part.utf8UnitRange.lowerBound).prefix(part.utf8UnitRange.count)
      return ReadingNote(String(decoding: name, as: UTF8.self), part.unit)
    }
  }
}
