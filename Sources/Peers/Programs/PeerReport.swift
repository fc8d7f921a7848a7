import PropertyTesting
import Wording

/// What a comparison of a backend with a peer found.
package struct PeerReport: Sendable {
  /// Who was judged.
  package let subject: String
  /// Who else was asked, with versions.
  package let peer: String
  /// The seed of the run.
  package let seed: UInt64
  /// The number of cases generated.
  package internal(set) var cases = 0
  /// The number of cases that failed once, and were judged before.
  package internal(set) var replayed = 0
  /// The number of cases that both answered.
  package internal(set) var compared = 0
  /// The number of cases not compared, by reason.
  package internal(set) var skipped: [String: Int] = [:]
  /// The number of documented differences, by identifier.
  package internal(set) var deviations: [String: Int] = [:]
  /// The entries of the ledger that excuse nothing: the peer answers as the oracle where it once
  /// did not.
  package internal(set) var unusedDeviations: [String] = []
  /// Every documented difference of the peer.
  package let ledger: [PeerDeviation]
  /// How many answers of the peer raised each condition, by name.
  package internal(set) var conditions: [String: Int] = [:]
  /// How many cases of each operation were compared, by its name in decTest.
  package internal(set) var operations: [String: Int] = [:]
  /// The number of differences that are not documented.
  package internal(set) var failed = 0
  /// The first of them, shrunk.
  package internal(set) var failure: PropertyFailure?
  /// Why the run is no judgement.
  package internal(set) var problem: String?
  /// How long the run took, shrinking apart.
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

  /// The speed of the whole comparison, both sides and the making of cases included.
  package var casesPerSecond: Double {
    duration > .zero ? Double(cases) / (duration / .seconds(1)) : 0
  }

  /// What keeps the run from being a judgement, if something does.
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

  /// Whether every difference is documented, and the cases were enough to say so.
  package var holds: Bool { failed == 0 && obstacle == nil }
}

extension PeerReport: CustomStringConvertible {
  /// One line of counts, skips and documented differences, the obstacle, the failure; no time.
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
