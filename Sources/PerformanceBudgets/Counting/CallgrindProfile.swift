/// A Callgrind profile: the totals of its events and the self cost of each function.
///
/// - Source: Valgrind User Manual, "Callgrind Format Specification", version 1.
package struct CallgrindProfile {
  /// The event names in the order of the cost columns.
  private var events: [Substring] = []
  private var totals: [Double] = []
  /// The functions with their self instructions, the largest first; empty unless requested.
  package private(set) var functions: [(name: String, cost: Double)] = []

  /// Reads a profile; `nil` if the text has no events or no totals.
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
        // A function's name follows its number only at the first occurrence of the number.
        let isOwn = line.hasPrefix("fn")
        let parts = line.dropFirst(isOwn ? 3 : 4).split(separator: " ", maxSplits: 1)
        if parts.count == 2 { names[parts[0]] = parts[1] }
        if isOwn { function = parts[0] }
      } else if line.hasPrefix("calls=") {
        isCall = true
      } else if let first = line.utf8.first,
        (0x30...0x39).contains(first) || "+-*".utf8.contains(first)
      {
        // The line after `calls=` has the inclusive cost of the called function, not a self cost.
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

  /// Returns the total of an event; 0 if the profile does not have the event.
  package func total(_ event: String) -> Double {
    guard let place = events.firstIndex(of: event[...]), place < totals.count else { return 0 }
    return totals[place]
  }
}
