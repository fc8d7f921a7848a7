/// A row of a list that is kept only if all is right with it.
protocol CheckedRow: KeptRow {
  /// The first thing that the row may not have, its identifier and its neighbours aside.
  var problem: FieldProblem? { get }
  /// What no other row of the list may stand for.
  var exclusiveSubject: SubjectKey? { get }
}

extension CheckedRow {
  var exclusiveSubject: SubjectKey? { nil }
}

extension Favorite: CheckedRow {
  var exclusiveSubject: SubjectKey? { SubjectKey(subject) }

  var problem: FieldProblem? {
    if let decimals, !PrecisionSettings.range.contains(decimals) {
      return FieldProblem(
        .decimalsOutOfRange(decimals), at: [.name("precision"), .name("decimals")])
    }
    return nil
  }
}

extension UserUnit: CheckedRow {
  var problem: FieldProblem? {
    if aliases.count > NotebookLimits.rowValues {
      return FieldProblem(
        .tooManyValues(limit: NotebookLimits.rowValues), at: [.name("aliases")])
    }
    return fieldProblems.first.map { FieldProblem($0) }
  }
}

extension UserCategory: CheckedRow {
  var problem: FieldProblem? { fieldProblems.first.map { FieldProblem($0) } }
}

extension FieldProblem {
  /// A problem of a custom unit or category, at its value in the format.
  fileprivate init(_ problem: UserUnitProblem) {
    let (steps, others): ([FieldStep], [FieldStep]) =
      switch problem.field {
      // An identifier follows from a name where none is given.
      case .identifier: ([.name("identifier")], [.name("name")])
      case .category: ([.name("categoryId")], [])
      case .name: ([.name("name")], [])
      case .symbol: ([.name("symbol")], [])
      case .aliases: ([.name("aliases")], [])
      case .reference: ([.name("reference")], [])
      case .factor: ([.name("factor")], [])
      case .offset: ([.name("offset")], [])
      case .baseIdentifier:
        ([.name("base"), .name("identifier")], [.name("base"), .name("name")])
      case .baseName: ([.name("base"), .name("name")], [])
      case .baseSymbol: ([.name("base"), .name("symbol")], [])
      }
    self.init(.userUnit(problem), at: steps, else: others)
  }
}

/// The rows of one list, each right by itself, with distinct identifiers and, unless twins are
/// taken, distinct subjects.
///
/// - Complexity: O(1) for a row, so that lists of any length are read in linear time.
struct RowCollector<Row: CheckedRow> {
  /// Whether several rows may stand for one subject.
  let takesTwins: Bool
  /// The rows as they came.
  private(set) var rows: [Row] = []
  private var ids: Set<TextKey> = []
  /// The positions of rows by their subjects.
  private var subjects: [SubjectKey: Int] = [:]

  init(takesTwins: Bool = false) { self.takesTwins = takesTwins }

  mutating func add(_ row: Row) throws(FieldProblem) {
    if !KeptText.isID(row.id) { throw FieldProblem(.malformedID(row.id), at: [.name("id")]) }
    if let problem = row.problem { throw problem }
    if !ids.insert(TextKey(row.id)).inserted {
      throw FieldProblem(.repeatedID(row.id), at: [.name("id")])
    }
    if !takesTwins, let subject = row.exclusiveSubject {
      if let first = subjects[subject] {
        throw FieldProblem(.alreadyFavorite(NamedRow(rows[first])))
      }
      subjects[subject] = rows.count
    }
    rows.append(row)
  }

  /// The rows by their times and, of one millisecond, by their identifiers.
  var inOrder: [Row] { rows.sorted { $0.stands(before: $1) } }
}
