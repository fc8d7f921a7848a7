/// A number type or a converter whose conversions are judged by how close they come.
package protocol AccuracySubject: Sendable {
  /// The word by which reports name it.
  var name: String { get }
  /// What its results are held in.
  var format: AccuracyFormat { get }
  /// Whether a tie must go away from 0; of others it may go either way, as their rule is not ours.
  var roundsTiesAway: Bool { get }
  /// Its results, one for each conversion.
  func results(of conversions: [AskedConversion]) throws(PeerError) -> [AccuracyResult]
}

/// A result, exactly as the number type holds it.
package enum AccuracyResult: Hashable, Sendable {
  /// The digits of a decimal type.
  case decimal(String)
  /// A binary floating-point number.
  case binary(Double)
  /// No number, with what was given in its place.
  case noNumber(String)
  /// The subject has no such conversion: it is not judged by it.
  case notOffered
}
