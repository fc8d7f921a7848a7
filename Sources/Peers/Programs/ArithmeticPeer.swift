#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import PropertyTesting

/// Another implementation of arithmetic in a child process, asked the same questions as a subject.
///
/// Questions are sent in batches and answered in order; ``PeerRunner`` compares the answers.
package protocol ArithmeticPeer: Sendable {
  /// The word after `verify peer`; failing cases are kept under `agrees-with-` and this word.
  static var name: String { get }
  /// The documented differences of the peer.
  static var deviations: [PeerDeviation] { get }
  /// Whether the peer has an operation.
  static func isAsked(_ operation: ArithmeticOperation) -> Bool
  /// Returns a generator of questions of these operations, in contexts that the subject supports.
  static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion>
  /// Returns an answer of ours with only the distinctions that the peer makes.
  static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer

  /// The name of the peer with versions.
  var description: String { get }
  /// The version by which ``PeerDeviation/versions`` identifies the peer.
  var version: String { get }
  /// Sends a batch of questions, each of an operation that the peer has.
  func ask(_ questions: [ArithmeticQuestion]) throws(PeerError)
  /// Reads the next answer, in the order of the questions; `question` is the one it answers.
  func nextAnswer(to question: ArithmeticQuestion) throws(PeerError) -> ArithmeticAnswer
}

extension ArithmeticPeer {
  /// Asks one question when no other is open; `nil` if the peer does not have the operation.
  package func answer(to question: ArithmeticQuestion) throws(PeerError) -> ArithmeticAnswer? {
    guard Self.isAsked(question.operation) else { return nil }
    try ask([question])
    return try nextAnswer(to: question)
  }

  /// Returns the entries of the ledger whose witness the peer now answers as the oracle does.
  ///
  /// An entry applies to the versions in which it was seen; another version is another peer.
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
