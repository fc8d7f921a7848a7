import Foundation

extension Baseline {
  /// The text of the file, one entry on each line; ``init(_:name:)`` reads it.
  package var json: String {
    let lines = entries.map { entry in
      let interval = entry.interval
      return "    {\"workload\": \(Self.quoted(entry.workload)), "
        + "\"subject\": \(Self.quoted(entry.subject)), \"metric\": \"\(entry.metric.rawValue)\", "
        + Self.member(entry.sensitivity)
        + "\"lower\": \(interval.lower), \"median\": \(interval.median), "
        + "\"upper\": \(interval.upper)}"
    }
    return "{\n  \"schema\": 1,\n  \"machine\": \(Self.quoted(machine)),\n  \"entries\": [\n"
      + lines.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  /// `"sensitivity": {…}, `; nothing for that of work like the yardstick.
  private static func member(_ sensitivity: Sensitivity) -> String {
    if sensitivity == Sensitivity() { return "" }
    return "\"sensitivity\": {\"yardstick\": \(sensitivity.yardstick), "
      + "\"products\": \(sensitivity.products)}, "
  }

  private static func quoted(_ text: String) -> String {
    // A string is always encodable.
    let data = try? JSONEncoder().encode(text)
    return String(decoding: data ?? Data("\"\"".utf8), as: UTF8.self)
  }
}
