/// A row of a list, with its first problem and its exclusive subject.
protocol CheckedRow: KeptRow {
  /// The first problem of the row by itself; the identifier is not checked.
  var problem: FieldProblem? { get }
  /// The subject that no other row of the list may have; `nil` if rows have no such subject.
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
  /// Creates the problem of a custom unit or category, with the path to its value in the format.
  fileprivate init(_ problem: UserUnitProblem) {
    let (steps, others): ([FieldStep], [FieldStep]) =
      switch problem.field {
      // If a row lacks the key `identifier`, its identifier is derived from the name.
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

/// A collector of the rows of one list.
///
/// Each row must be valid by itself and have a distinct identifier and, unless `takesTwins`, a
/// distinct subject.
///
/// - Complexity: O(1) for each row, so that a list is read in linear time.
struct RowCollector<Row: CheckedRow> {
  /// Whether several rows may have one subject.
  let takesTwins: Bool
  /// The rows in the order of their addition.
  private(set) var rows: [Row] = []
  private var ids: Set<TextKey> = []
  /// The position of the row of each subject.
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

  /// The rows ordered by `createdAt`, then by the bytes of `id`.
  var inOrder: [Row] { rows.sorted { $0.stands(before: $1) } }
}
