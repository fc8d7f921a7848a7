import UnitCatalog

/// A search for all problems of a custom unit, although a catalog reports one problem at a time.
///
/// The probe replaces each field that has a problem by a valid value and adds the unit again, until
/// the catalog accepts the unit.
struct UserUnitProbe {
  /// The rows that the catalog accepts; the unit is one of them once the catalog accepts the unit.
  private(set) var rows: UsableRows
  private var unit: UserUnit
  private var found: [UserUnitProblem] = []

  init(_ unit: UserUnit, _ rows: UsableRows) {
    self.unit = unit
    self.rows = rows
  }

  /// A name, symbol and identifier that no other unit has.
  private static let freeName = "unit-that-is-checked"

  /// Returns the problems, in the order of the form's fields.
  mutating func problems() -> [UserUnitProblem] {
    for problem in unit.fieldProblems {
      found.append(problem.inForm)
      if !mend(problem.inForm) { return found.inOrderOfFields }
    }
    while let problem = rows.add(unit)?.inForm {
      // A problem of a replaced field is caused by the replacement. Aliases are removed one by one,
      // so their field may have several problems.
      let isRepeated = problem.field != .aliases && found.contains { $0.field == problem.field }
      if isRepeated { break }
      found.append(problem)
      if !mend(problem) { break }
    }
    return found.inOrderOfFields
  }

  /// Replaces the field of a problem by a valid value.
  ///
  /// - Returns: whether the unit can be added to the catalog again.
  private mutating func mend(_ problem: UserUnitProblem) -> Bool {
    switch problem.field {
    case .identifier, .name:
      unit.name = Self.freeName
      unit.identifier = Self.freeName
    case .symbol: unit.symbol = Self.freeName
    case .aliases:
      let count = unit.aliases.count
      if let text = problem.text { unit.aliases.removeAll { $0.hasBytes(of: text) } }
      if unit.aliases.count == count { unit.aliases = [] }
      return count > 0
    case .factor, .offset:
      unit.factor = "1"
      unit.offset = "0"
    case .reference:
      guard let base = rows.baseUnit(ofCategory: unit.category) else { return false }
      unit.reference = base
      unit.factor = "1"
      unit.offset = "0"
    case .category, .baseIdentifier, .baseName, .baseSymbol:
      if let reference = rows.problem(ofReference: unit.reference) { found.append(reference) }
      return false
    }
    return true
  }
}

extension UserUnitProblem {
  /// The spelling that caused the problem; `nil` if no spelling did.
  fileprivate var text: String? {
    switch problem {
    case .repeated(let text, _), .refused(.repeatedName(let text, _)),
      .refused(.nameOfSyntax(let text, _)), .refused(.nameOfChoice(let text, _)),
      .refused(.nameLength(let text)), .refused(.unprintable(let text)):
      text
    default: nil
    }
  }
}
