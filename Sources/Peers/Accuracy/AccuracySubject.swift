/// A number type or a converter whose conversions are judged by their errors.
package protocol AccuracySubject: Sendable {
  /// The name of the subject in reports.
  var name: String { get }
  /// The format of its results.
  var format: AccuracyFormat { get }
  /// Whether the subject must round a tie away from 0; other subjects may round a tie either way.
  var roundsTiesAway: Bool { get }
  /// Returns the results, one for each conversion.
  func results(of conversions: [AskedConversion]) throws(PeerError) -> [AccuracyResult]
}

/// A result, exactly as the number type holds it.
package enum AccuracyResult: Hashable, Sendable {
  /// The digits of a decimal type.
  case decimal(String)
  /// A binary floating-point number.
  case binary(Double)
  /// The text of a result that is no number.
  case noNumber(String)
  /// The subject does not offer the conversion, so the conversion does not count.
  case notOffered
}
