import DecimalArithmetic
import StrictText

/// Converted rows of text, and the rows that have no result.
public struct ConvertedRows: Sendable {
  /// A row without a result.
  public struct FailedRow: Sendable {
    /// The row, counted from 0.
    public let row: Int
    /// The column, counted from 0.
    public let column: Int
    /// The offset in UTF-8 bytes of the text.
    public let utf8Offset: Int
    /// The reason why there is no result, as a sentence without a capital and a full stop.
    public let reason: String
  }

  /// The converted rows in the order of the input, each with result and remark, or with the error.
  public let text: String
  /// The number of rows without a result.
  public let failedCount: Int
  /// The first ten rows without a result.
  public let failures: [FailedRow]
  /// The notes on names, each once.
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
  /// Converts rows of three columns: a value, its unit and the target unit.
  ///
  ///     let rows = RequestConverter<Decimal128>().convert(rows: "5,mi,km\n1,ft,m\n", format: .csv)
  ///     rows.text  // "8.04672,exact\n0.3048,exact\n"
  ///
  /// The page of `StrictText` has the rules of rows. A value is a single number, as the settings
  /// read it; a sum or a range is refused. A row without text stays blank. Results have groups of
  /// digits only if the settings ask for groups.
  ///
  /// - Complexity: O(*n*) for *n* bytes; the names of a unit pair are read once.
  @inlinable
  public func convert(rows text: String, format: RowFormat = .tsv) -> ConvertedRows {
    let columns = RowColumns(value: 0, source: 1, target: 2, count: 3)
    return ConvertedRows(
      text, RowConverter(converter, settings, columns: columns, format: format), format)
  }
}
