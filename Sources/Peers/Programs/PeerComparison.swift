import Conformance

#if os(macOS) || os(Linux)
/// The comparison of two answers to a question.
package enum PeerComparison {
  case agrees
  /// The answer differs from the peer's, as documented, and agrees with the oracle.
  case deviates(PeerDeviation)
  /// The answer differs from the peer's; the value is ours as the peer would report it.
  case differs(ArithmeticAnswer)
  case skipped(SkipReason)

  /// Compares the answer of a subject with that of a peer.
  package init<Peer: ArithmeticPeer>(
    _ question: ArithmeticQuestion, _ answer: Result<ArithmeticAnswer, SkipReason>,
    _ theirs: ArithmeticAnswer, by _: Peer.Type
  ) {
    switch answer {
    case .failure(let reason): self = .skipped(reason)
    case .success(let ours):
      let folded = Peer.folded(ours)
      if folded == theirs {
        self = .agrees
        return
      }
      let difference = PeerDifference(question: question, ours: folded, theirs: theirs)
      if let deviation = Peer.deviations.first(where: { $0.isMet(difference) }),
        OracleSubject().answer(question) == .success(ours)
      {
        self = .deviates(deviation)
      } else {
        self = .differs(folded)
      }
    }
  }
}
#endif
