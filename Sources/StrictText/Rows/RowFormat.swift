/// How rows are split into fields.
public enum RowFormat: String, CaseIterable, Sendable {
  /// Separated by tabs; nothing is quoted.
  case tsv
  /// Separated by commas, quoted as in RFC 4180.
  case csv

  /// The byte between two fields.
  package var separator: UInt8 { self == .tsv ? UInt8(ascii: "\t") : UInt8(ascii: ",") }
  /// Whether a field may stand in quotation marks.
  package var isQuoted: Bool { self == .csv }

  /// Whether a row may have no text by its first byte: none of a blank row's is above a comma.
  @inlinable
  package static func mayBeBlank(from first: UInt8?) -> Bool {
    first.map { $0 <= UInt8(ascii: ",") } ?? true
  }

  /// Whether a byte may stand in a row without text.
  @inlinable
  package func mayBeBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      || self == .csv && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\""))
  }
}

/// How rows are read: their format, and what a person may add for the eye.
package struct RowRules: Equatable, Sendable {
  /// How rows are split into fields.
  package var format: RowFormat
  /// The byte between two fields.
  package var separator: UInt8
  /// Whether white space around a field, outside of quotation marks, is dropped.
  package var trimsFields: Bool
  /// Whether a line that begins with `#` is a comment.
  package var hasComments: Bool

  /// The rules of a format, with the byte between two fields if it is not the format's; as RFC 4180
  /// has them unless told otherwise.
  package init(
    _ format: RowFormat, separator: UInt8? = nil, trimsFields: Bool = false,
    hasComments: Bool = false
  ) {
    self.format = format
    self.separator = separator ?? format.separator
    self.trimsFields = trimsFields
    self.hasComments = hasComments
  }
}
