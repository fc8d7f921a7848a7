import Conformance

#if os(macOS) || os(Linux)
/// The result of comparing our answer to a question with the peer's answer.
package enum PeerComparison {
  case agrees
  /// The peer's answer differs in a documented way, and our answer is the oracle's.
  case deviates(PeerDeviation)
  /// The answers differ; the value is our answer with only the distinctions that the peer makes.
  case differs(ArithmeticAnswer)
  case skipped(SkipReason)

  /// Compares the subject's answer with the peer's.
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
