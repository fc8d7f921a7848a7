import EventLog
import UnitCatalog

extension EventLog {
  /// Records the reading of a measure.
  package mutating func record(read reading: MeasureReading, in text: String) {
    record(Event(reading, in: text))
  }

  /// Records the reason why a text is no measure.
  package mutating func record(refused error: ReadingError, in text: String) {
    record(
      Event(
        "text.refused",
        [("text", text), ("offset", "\(error.offset)"), ("reason", error.description)]))
  }
}

extension EventLog.Event {
  fileprivate init(_ reading: MeasureReading, in text: String) {
    var arguments = [(name: "text", value: text)]
    if let number = reading.number { arguments.append(("number", number.text)) }
    if let end = reading.rangeEnd { arguments.append(("end", end.text)) }
    arguments.append(("unit", reading.unit.identifier))
    let name = text.utf8.dropFirst(reading.utf8UnitRange.lowerBound)
      .prefix(reading.utf8UnitRange.count)
    arguments.append(("name", String(decoding: name, as: UTF8.self)))
    if !reading.alternatives.isEmpty {
      arguments.append(("alternatives", Self.list(reading.alternatives)))
    }
    if !reading.flags.isEmpty { arguments.append(("flags", "\(reading.flags.rawValue)")) }
    self.init("text.read", arguments)
  }

  private static func list(_ units: [MeasureUnit]) -> String {
    var text = ""
    for unit in units { text += (text.isEmpty ? "" : ",") + unit.identifier }
    return text
  }
}
