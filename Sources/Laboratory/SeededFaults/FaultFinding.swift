/// The result of one seeded fault, which a child process writes as a line of JSON.
package struct FaultFinding: Codable, Sendable {
  package enum Outcome: String, Codable {
    case law, vectors, crash, hang, survived
  }

  var outcome: Outcome
  /// The law or the vector file that found the fault, or that was judged when the process ended.
  var by = ""
  /// The backend that was judged when the search ended.
  var backend = ""
  /// The number of cases judged, including the case that found the fault.
  var cases = 0
  var seconds = 0.0

  var isKilled: Bool { outcome != .survived }
}
