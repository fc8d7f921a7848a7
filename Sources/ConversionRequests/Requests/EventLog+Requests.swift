import DecimalArithmetic
import EventLog
import MeasureText
import UnitCatalog

extension EventLog {
  /// Records the settings for reading, rounding and computing numbers.
  package mutating func record(_ settings: ConversionSettings) {
    record(Event(settings))
  }

  mutating func record(dividedAt source: String, _ target: String) {
    record(Event("request.divided", [("source", source), ("target", target)]))
  }

  mutating func record(notDividedAt source: String, _ target: String, _ error: ReadingError) {
    record(
      Event(
        "request.notDivided",
        [("source", source), ("target", target), ("reason", error.description)]))
  }

  mutating func record<Number>(_ answer: ConversionAnswer<Number>) {
    if capacity == 0 { return }
    for note in answer.notes { record(noted: note) }
    if let refusal = answer.refusal { return record(refused: refusal) }
    record(
      Event("request.answered", [("text", answer.text), ("remark", answer.remark.english)]))
  }

  mutating func record(noted note: RequestNote) {
    record(Event("request.noted", [("note", note.identifier), ("text", note.english)]))
  }

  mutating func record(refused error: RequestError) {
    record(Event("request.refused", [("error", error.identifier), ("reason", error.english)]))
  }
}

extension EventLog.Event {
  fileprivate init(_ settings: ConversionSettings) {
    let context = settings.context
    var arguments = [
      (name: "precision", value: "\(context.precision)"),
      (name: "rounding", value: settings.rounding.rawValue),
    ]
    if let digits = settings.digits { arguments.append(("digits", "\(digits)")) }
    if let decimals = settings.decimals { arguments.append(("decimals", "\(decimals)")) }
    if let locale = settings.locale { arguments.append(("locale", locale.rawValue)) }
    if let separators = settings.separators {
      arguments.append(("decimal mark", String(Character(separators.decimal))))
      arguments.append(("grouping mark", String(Character(separators.grouping))))
    }
    if let region = settings.region { arguments.append(("region", region.rawValue)) }
    if let system = settings.system { arguments.append(("system", system.rawValue)) }
    if settings.isStrict { arguments.append(("strict", "yes")) }
    self.init("request.settings", arguments)
  }
}
