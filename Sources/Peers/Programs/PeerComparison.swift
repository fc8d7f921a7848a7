import Conformance

#if os(macOS) || os(Linux)
/// How two answers to a question compare.
package enum PeerComparison {
  case agrees
  /// Otherwise than the peer, as documented, and as the oracle.
  case deviates(PeerDeviation)
  /// Otherwise than the peer, with our answer as the peer would report it.
  case differs(ArithmeticAnswer)
  case skipped(SkipReason)

  /// Compares a subject's answer with a peer's.
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
