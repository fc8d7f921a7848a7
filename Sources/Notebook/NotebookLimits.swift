import StrictText

/// The limits that edits, writers and readers share: a writer writes every notebook that edits can
/// make, and a reader reads every document that the writer makes.
enum NotebookLimits {
  /// The maximum size of a document or a table: 64 MB.
  static let bytes = 64_000_000

  /// The maximum number of values in a row that a reader accepts, in all its lists and objects.
  static let readValues = JSONScanner.valueLimit

  /// The maximum number of values in the lists of one row, of the settings or of the entitlements.
  ///
  /// A list or object counts as one value plus the values inside. The rest of a row has fewer than
  /// 1,000 values.
  static let rowValues = readValues - 1_000
}

extension Entitlements {
  /// The error if there are too many tips; each tip counts as three values.
  var problem: NotebookEditError? {
    let limit = NotebookLimits.rowValues
    return 3 * tips.count > limit ? .tooManyValues(limit: limit) : nil
  }
}
