import PropertyTesting
import Wording

/// The result of comparing a backend with a peer.
package struct PeerReport: Sendable {
  /// The name of the subject.
  package let subject: String
  /// The name and the versions of the peer.
  package let peer: String
  /// The seed of the run.
  package let seed: UInt64
  /// The number of cases generated.
  package internal(set) var cases = 0
  /// The number of saved failing cases, which were judged first.
  package internal(set) var replayed = 0
  /// The number of cases that both sides answered.
  package internal(set) var compared = 0
  /// The number of cases not compared, by reason.
  package internal(set) var skipped: [String: Int] = [:]
  /// The number of documented differences, by identifier.
  package internal(set) var deviations: [String: Int] = [:]
  /// The known deviations (``PeerDeviation``) whose witness no longer shows the documented
  /// difference.
  package internal(set) var unusedDeviations: [String] = []
  /// Every documented difference of the peer.
  package let ledger: [PeerDeviation]
  /// The number of the peer's answers that raised each condition, by name.
  package internal(set) var conditions: [String: Int] = [:]
  /// The number of compared cases of each operation, by its name in decTest.
  package internal(set) var operations: [String: Int] = [:]
  /// The number of undocumented differences.
  package internal(set) var failed = 0
  /// The first undocumented difference, shrunk.
  package internal(set) var failure: PropertyFailure?
  /// The problem that ended the run without a verdict; `nil` if there is none.
  package internal(set) var problem: String?
  /// The duration of the run, excluding the time of shrinking.
  package internal(set) var duration: Duration = .zero

  init(subject: String, peer: String, seed: UInt64, ledger: [PeerDeviation]) {
    self.ledger = ledger
    self.subject = subject
    self.peer = peer
    self.seed = seed
  }

  /// The number of documented differences.
  package var deviating: Int { deviations.values.reduce(0, +) }

  /// The number of cases that were not compared.
  package var skippedCount: Int { skipped.values.reduce(0, +) }

  /// The speed of the comparison, which includes the time of both sides and of generating cases.
  package var casesPerSecond: Double {
    duration > .zero ? Double(cases) / (duration / .seconds(1)) : 0
  }

  /// The reason why the run has no verdict; `nil` if it has one.
  package var obstacle: String? {
    if let problem { return problem }
    if !unusedDeviations.isEmpty {
      return "documented differences that the peer no longer shows: "
        + unusedDeviations.joined(separator: ", ")
    }
    if compared * 2 < cases {
      let most = skipped.max { ($0.value, $1.key) < ($1.value, $0.key) }
      return "too few of \(cases.counted("case")) could be compared; most often: "
        + (most?.key ?? "no case")
    }
    return cases + replayed == 0 ? "no case was generated" : nil
  }

  /// Whether every difference is documented, and the run has a verdict.
  package var holds: Bool { failed == 0 && obstacle == nil }
}

extension PeerReport: CustomStringConvertible {
  /// The counts, skips, documented differences, obstacle and failure as text, without times.
  package var description: String {
    var lines = [
      "\(subject) = \(peer): seed \(seed), cases \(cases), compared \(compared), "
        + "documented \(deviating), failed \(failed)"
    ]
    for (reason, count) in skipped.sorted(by: { $0.key < $1.key }) {
      lines.append("  skipped \(count): \(reason)")
    }
    for (identifier, count) in deviations.sorted(by: { $0.key < $1.key }) {
      lines.append("  documented \(count): \(identifier)")
    }
    if let obstacle { lines.append("  no judgement: \(obstacle)") }
    if let failure { lines.append(failure.description) }
    return lines.joined(separator: "\n")
  }
}
