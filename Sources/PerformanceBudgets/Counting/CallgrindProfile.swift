/// A profile as Callgrind writes it: the totals of its events, and what functions cost themselves.
///
/// - Source: Valgrind User Manual, "Callgrind Format Specification", version 1.
package struct CallgrindProfile {
  /// The names of the events in the order of the costs.
  private var events: [Substring] = []
  private var totals: [Double] = []
  /// The functions with their instructions, the largest first; empty unless asked for.
  package private(set) var functions: [(name: String, cost: Double)] = []

  /// Reads a profile.
  ///
  /// - Returns: `nil` if the text has no events or no totals.
  package init?(_ text: String, withFunctions: Bool = true) {
    var names: [Substring: Substring] = [:]
    var costs: [Substring: Double] = [:]
    var function: Substring = ""
    var isCall = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("events:") {
        events = line.dropFirst(7).split(separator: " ")
      } else if line.hasPrefix("summary:") || line.hasPrefix("totals:") {
        let numbers = line.split(separator: " ").dropFirst().map { Double($0) ?? .nan }
        if totals.isEmpty { totals = numbers }
        if !withFunctions { break }
      } else if line.hasPrefix("fn=(") || line.hasPrefix("cfn=(") {
        // A name stands behind its number at its first place alone.
        let isOwn = line.hasPrefix("fn")
        let parts = line.dropFirst(isOwn ? 3 : 4).split(separator: " ", maxSplits: 1)
        if parts.count == 2 { names[parts[0]] = parts[1] }
        if isOwn { function = parts[0] }
      } else if line.hasPrefix("calls=") {
        isCall = true
      } else if let first = line.utf8.first,
        (0x30...0x39).contains(first) || "+-*".utf8.contains(first)
      {
        // The line after `calls=` is what the called function cost, not this one.
        if !isCall, let cost = line.split(separator: " ").dropFirst().first {
          costs[function, default: 0] += Double(cost) ?? 0
        }
        isCall = false
      }
    }
    if events.isEmpty || totals.isEmpty { return nil }
    functions = costs.map { (String(names[$0] ?? $0), $1) }
      .sorted { ($1.cost, $0.name) < ($0.cost, $1.name) }
  }

  /// The sum of an event; 0 for one that was not counted.
  package func total(_ event: String) -> Double {
    guard let place = events.firstIndex(of: event[...]), place < totals.count else { return 0 }
    return totals[place]
  }
}
