/// The result of one seeded fault: a line of JSON between processes, and a row of the table.
package struct FaultFinding: Codable, Sendable {
  package enum Outcome: String, Codable {
    case law, vectors, crash, hang, survived
  }

  var outcome: Outcome
  /// The law or the file of vectors that found the fault, or during which the process ended.
  var by = ""
  /// The backend that was being judged.
  var backend = ""
  /// The number of cases judged, including the one that found the fault.
  var cases = 0
  var seconds = 0.0

  var isKilled: Bool { outcome != .survived }
}
