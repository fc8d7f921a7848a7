import Foundation

/// A document as JSON: itself, keys sorted, so that equal documents are equal texts.
package enum JSONRenderer {
  /// The text, with a line break at its end.
  ///
  /// - Throws: ``ReportError/notEncodable(_:)`` if a number is infinite or none.
  package static func render(_ document: ReportDocument) throws(ReportError) -> String {
    try text(of: document)
  }

  /// Any value in the same form.
  ///
  /// - Throws: ``ReportError/notEncodable(_:)`` if a number is infinite or none.
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
