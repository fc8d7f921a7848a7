import StrictText

/// The limits that edits, writers and readers share: what an edit takes is written, and what is written
/// is read.
enum NotebookLimits {
  /// The most bytes of a document or a table: 64 MB.
  static let bytes = 64_000_000

  /// How many values a row that is read may have, in all its lists and objects.
  static let readValues = JSONScanner.valueLimit

  /// The most values in the lists of one row, of the settings or of the entitlements.
  ///
  /// A value counts with those inside it. All else in a row has fewer than 1,000.
  static let rowValues = readValues - 1_000
}

extension Entitlements {
  /// The limit that the tips exceed, of three values each.
  var problem: NotebookEditError? {
    let limit = NotebookLimits.rowValues
    return 3 * tips.count > limit ? .tooManyValues(limit: limit) : nil
  }
}
