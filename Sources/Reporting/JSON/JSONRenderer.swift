import Foundation

/// The renderer of a document as JSON with sorted keys, so that equal documents give equal texts.
package enum JSONRenderer {
  /// Returns the JSON text with a final line feed.
  ///
  /// - Throws: ``ReportError/notEncodable(_:)`` if a number is infinite or NaN.
  package static func render(_ document: ReportDocument) throws(ReportError) -> String {
    try text(of: document)
  }

  /// Returns the JSON text of any value, with sorted keys and a final line feed.
  ///
  /// - Throws: ``ReportError/notEncodable(_:)`` if a number is infinite or NaN.
  package static func text(of value: some Encodable) throws(ReportError) -> String {
    String(decoding: try encode(value), as: UTF8.self)
  }

  static func encode(_ value: some Encodable) throws(ReportError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value) + Data("\n".utf8)
    } catch {
      throw .notEncodable(CodingProblem.text(of: error))
    }
  }
}
