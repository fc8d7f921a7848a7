import UnitCatalog

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
    return fieldProblems.first.map { problem in
      // The identifier follows from the name where none is given.
      FieldProblem(
        .userUnit(problem), at: [.name(problem.field.unitKey)],
        else: problem.field == .identifier ? [.name("name")] : [])
    }
  }
}

extension UserCategory: CheckedRow {
  var problem: FieldProblem? {
    fieldProblems.first.map { problem in
      let error = NotebookEditError.userUnit(problem)
      switch problem.field {
      case .name: return FieldProblem(error, at: [.name("name")])
      case .symbol: return FieldProblem(error, at: [.name("base"), .name("symbol")])
      case .identifier where !Identifier.canNameQuantity(identifier):
        return FieldProblem(error, at: [.name("identifier")], else: [.name("name")])
      case .identifier:
        return FieldProblem(
          error, at: [.name("base"), .name("identifier")], else: [.name("base"), .name("name")])
      case .category, .aliases, .reference, .factor, .offset:
        return FieldProblem(error, at: [.name("base"), .name("name")])
      }
    }
  }
}

extension UserUnitProblem.Field {
  /// The key of a custom unit in the format.
  fileprivate var unitKey: StaticString {
    switch self {
    case .identifier: "identifier"
    case .category: "categoryId"
    case .name: "name"
    case .symbol: "symbol"
    case .aliases: "aliases"
    case .reference: "reference"
    case .factor: "factor"
    case .offset: "offset"
    }
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
