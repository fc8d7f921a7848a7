import DecimalArithmetic
import StrictText

/// Rows of results, and which rows have none.
public struct ConvertedRows: Sendable {
  /// A row without a result.
  public struct FailedRow: Sendable {
    /// The row, from 0.
    public let row: Int
    /// The column, from 0.
    public let column: Int
    /// The byte of the text.
    public let utf8Offset: Int
    /// Why there is no result, as a sentence without a capital and a full stop.
    public let reason: String
  }

  /// A row of result and remark for each row, in their order; of a row without a result the error.
  public let text: String
  /// How many rows have no result.
  public let failedCount: Int
  /// The first ten rows without a result.
  public let failures: [FailedRow]
  /// What names were read as, each once.
  public let notes: [RequestNote]

  /// Converts the rows of a text.
  @usableFromInline
  init(_ text: String, _ converter: consuming RowConverter, _ format: RowFormat) {
    var piece = RowPiece(format)
    piece.begin(Array(text.utf8))
    converter.convert(&piece, policy: .keep, appends: false)
    self.text = String(decoding: piece.output.bytes, as: UTF8.self)
    failedCount = piece.failed
    var failures: [FailedRow] = []
    for failure in piece.failures {
      failures.append(
        FailedRow(
          row: failure.row, column: failure.refusal.column,
          utf8Offset: failure.start + failure.refusal.offset,
          reason: converter.wording.sentence(failure.refusal.reason)))
    }
    self.failures = failures
    notes = converter.notes
  }
}

extension RequestConverter {
  /// Converts rows of a value, its unit and the unit to convert to.
  ///
  ///     let rows = RequestConverter<Decimal128>().convert(rows: "5,mi,km\n1,ft,m\n", format: .csv)
  ///     rows.text                   // "8.04672,exact\n0.3048,exact\n"
  ///
  /// The page of `StrictText` has the rules of rows. A value is a number as the settings read it; a
  /// sum or a range is none. A row without text stays blank. Results have no groups of digits
  /// unless the settings ask for groups.
  ///
  /// - Complexity: O(*n*) for *n* bytes; the names of a pair of units are read once.
  @inlinable
  public func convert(rows text: String, format: RowFormat = .tsv) -> ConvertedRows {
    let columns = RowColumns(value: 0, source: 1, target: 2, count: 3)
    return ConvertedRows(
      text, RowConverter(converter, settings, columns: columns, format: format), format)
  }
}
