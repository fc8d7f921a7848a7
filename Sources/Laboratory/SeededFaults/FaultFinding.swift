/// What became of one seeded fault: a line of JSON between processes, and a row of the table.
package struct FaultFinding: Codable, Sendable {
  package enum Outcome: String, Codable {
    case law, vectors, crash, hang, survived
  }

  var outcome: Outcome
  /// The law or the file of vectors that found it, or during which the process ended.
  var by = ""
  /// Whom it was judging.
  var backend = ""
  /// How many cases were judged before, that one included.
  var cases = 0
  var seconds = 0.0

  var isKilled: Bool { outcome != .survived }
}
