#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import PropertyTesting

/// Somebody else's arithmetic in a child process, asked the same as a subject.
///
/// Questions are sent in batches and answered in order; ``PeerRunner`` compares.
package protocol ArithmeticPeer: Sendable {
  /// The word after `verify peer`; failing cases are kept under `agrees-with-` and it.
  static var name: String { get }
  /// Where it does otherwise, as documented.
  static var deviations: [PeerDeviation] { get }
  /// Whether it has an operation.
  static func isAsked(_ operation: ArithmeticOperation) -> Bool
  /// What it is asked: questions of these operations in contexts that the subject supports.
  static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion>
  /// An answer of ours as far as the peer tells answers apart.
  static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer

  /// Who answers, with versions.
  var description: String { get }
  /// The version by which ``PeerDeviation/versions`` names it.
  var version: String { get }
  /// Sends questions, each of an operation that it has, to be answered together.
  func ask(_ questions: [ArithmeticQuestion]) throws(PeerError)
  /// The next answer, in the order of the questions; this is the question it belongs to.
  func nextAnswer(to question: ArithmeticQuestion) throws(PeerError) -> ArithmeticAnswer
}

extension ArithmeticPeer {
  /// The answer to one question, when no other is open; `nil` if the peer does not have the
  /// operation.
  package func answer(to question: ArithmeticQuestion) throws(PeerError) -> ArithmeticAnswer? {
    guard Self.isAsked(question.operation) else { return nil }
    try ask([question])
    return try nextAnswer(to: question)
  }

  /// The entries of the ledger that excuse nothing any more: the peer answers their witness as the
  /// oracle does.
  ///
  /// An entry is held against the versions that it was seen in; another version is another peer.
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
