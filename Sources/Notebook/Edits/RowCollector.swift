/// A row of a list that is kept only if all is right with it.
protocol CheckedRow: KeptRow {
  /// The first thing that the row may not have, its identifier and its neighbours aside.
  var problem: NotebookEditError? { get }
  /// What no other row of the list may stand for.
  var exclusiveSubject: SubjectKey? { get }
}

extension CheckedRow {
  var exclusiveSubject: SubjectKey? { nil }
}

extension Favorite: CheckedRow {
  var exclusiveSubject: SubjectKey? { SubjectKey(subject) }

  var problem: NotebookEditError? {
    if let decimals, !PrecisionSettings.range.contains(decimals) {
      return .decimalsOutOfRange(decimals)
    }
    return nil
  }
}

extension UserUnit: CheckedRow {
  var problem: NotebookEditError? {
    if aliases.count > NotebookLimits.rowValues {
      return .tooManyValues(limit: NotebookLimits.rowValues)
    }
    return fieldProblems.first.map { .userUnit($0) }
  }
}

extension UserCategory: CheckedRow {
  var problem: NotebookEditError? { fieldProblems.first.map { .userUnit($0) } }
}

/// The rows of one list, each right by itself, with distinct identifiers and subjects.
///
/// - Complexity: O(1) for a row, so that lists of any length are read in linear time.
struct RowCollector<Row: CheckedRow> {
  /// The rows as they came.
  private(set) var rows: [Row] = []
  private var ids: Set<TextKey> = []
  /// The positions of rows by their subjects.
  private var subjects: [SubjectKey: Int] = [:]

  mutating func add(_ row: Row) throws(NotebookEditError) {
    if !KeptText.isID(row.id) { throw .malformedID(row.id) }
    if let problem = row.problem { throw problem }
    if !ids.insert(TextKey(row.id)).inserted { throw .repeatedID(row.id) }
    if let subject = row.exclusiveSubject {
      if let first = subjects[subject] { throw .alreadyFavorite(NamedRow(rows[first])) }
      subjects[subject] = rows.count
    }
    rows.append(row)
  }

  /// The rows by their times and, of one millisecond, by their identifiers.
  var inOrder: [Row] { rows.sorted { $0.stands(before: $1) } }
}
