#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import PropertyTesting

/// Another implementation of decimal arithmetic, run in a child process as a judge of a subject.
///
/// Questions are sent in batches, and answers arrive in the order of the questions.
/// ``PeerRunner`` compares the answers with the subject's answers.
package protocol ArithmeticPeer: Sendable {
  /// The word for the peer after `verify peer`.
  ///
  /// Failing cases are saved under the name `agrees-with-`, followed by this word.
  static var name: String { get }
  /// The documented differences between the peer and the oracle.
  static var deviations: [PeerDeviation] { get }
  /// Whether the peer has the operation, so that questions about it can be sent.
  static func isAsked(_ operation: ArithmeticOperation) -> Bool
  /// Returns a generator of questions of `operations`, in contexts that the subject supports.
  static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion>
  /// Returns an answer of the subject with only the distinctions that the peer makes.
  static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer

  /// The name and the versions of the peer.
  var description: String { get }
  /// The version of the peer, which is compared with ``PeerDeviation/versions``.
  var version: String { get }
  /// Sends a batch of questions, each about an operation that the peer has.
  func ask(_ questions: [ArithmeticQuestion]) throws(PeerError)
  /// Returns the next answer, which answers `question`; answers have the order of the questions.
  func nextAnswer(to question: ArithmeticQuestion) throws(PeerError) -> ArithmeticAnswer
}

extension ArithmeticPeer {
  /// Returns the answer to a question while no other question is open.
  ///
  /// - Returns: `nil` if the peer does not have the operation.
  package func answer(to question: ArithmeticQuestion) throws(PeerError) -> ArithmeticAnswer? {
    guard Self.isAsked(question.operation) else { return nil }
    try ask([question])
    return try nextAnswer(to: question)
  }

  /// Returns the known deviations (``PeerDeviation``) whose witness no longer shows the documented
  /// difference.
  ///
  /// Only entries for this version of the peer are checked.
  package func unusedDeviations() throws(PeerError) -> [String] {
    var unused: [String] = []
    for deviation in Self.deviations where deviation.versions.contains(version) {
      let question = deviation.witness
      guard let theirs = try answer(to: question) else { continue }
      let comparison = PeerComparison(
        question, OracleSubject().answer(question), theirs, by: Self.self)
      if case .deviates(let met) = comparison, met.identifier == deviation.identifier { continue }
      unused.append(deviation.identifier)
    }
    return unused
  }
}
#endif
