/// The formats of rows.
public enum RowFormat: String, CaseIterable, Sendable {
  /// Fields separated by tabs, without quotation marks.
  case tsv
  /// Fields separated by commas, with the quotation marks of RFC 4180.
  case csv

  /// The byte between two fields.
  package var separator: UInt8 { self == .tsv ? UInt8(ascii: "\t") : UInt8(ascii: ",") }
  /// Whether a field may be in quotation marks.
  package var isQuoted: Bool { self == .csv }

  /// Whether a row that begins with this byte may be blank.
  ///
  /// All bytes of a blank row are at most `,`.
  @inlinable
  package static func mayBeBlank(from first: UInt8?) -> Bool {
    first.map { $0 <= UInt8(ascii: ",") } ?? true
  }

  /// Whether a blank row may have this byte.
  @inlinable
  package func mayBeBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      || self == .csv && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\""))
  }
}

/// The rules by which rows are read: their format, and optional white space and comments.
package struct RowRules: Equatable, Sendable {
  /// The format of the rows.
  package var format: RowFormat
  /// The byte between two fields.
  package var separator: UInt8
  /// Whether white space around a field, outside of quotation marks, is dropped.
  package var trimsFields: Bool
  /// Whether a line that begins with `#` is a comment.
  package var hasComments: Bool

  /// Creates the rules of a format.
  ///
  /// `separator` replaces the format's separator. The defaults are those of RFC 4180.
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
