/// A custom unit or category that cannot be used beside another one.
///
/// A form refuses such a row. Two notebooks that are merged may each have one of the two, and both
/// rows are kept: ``NotebookContent/catalog(extending:)`` leaves out the later one until its name is
/// changed or it is removed.
public struct UserUnitClash: Hashable, Sendable {
  /// The identifier of the row that is left out.
  public let id: String
  /// The name of the row that is left out.
  public let name: String
  /// What it has in common with another row.
  public let problem: NotebookEditError
}

extension NotebookContent {
  /// The custom categories and units that the catalog leaves out, in the order of their lists.
  ///
  /// - Complexity: O(*n*²) for *n* custom units.
  public var clashes: [UserUnitClash] { usableRows.clashes }

  /// The categories and units that the catalog takes, and the others.
  var usableRows: (rows: NotebookContent, clashes: [UserUnitClash]) {
    var usable = NotebookContent()
    var clashes: [UserUnitClash] = []
    for category in customCategories {
      if let problem = usable.clash(of: category) {
        clashes.append(UserUnitClash(id: category.id, name: category.name, problem: problem))
      } else {
        usable.customCategories.append(category)
      }
    }
    for unit in customUnits {
      if let problem = usable.clash(of: unit) {
        clashes.append(UserUnitClash(id: unit.id, name: unit.name, problem: problem))
      } else {
        usable.customUnits.append(unit)
      }
    }
    while let position = usable.customUnits.firstIndex(where: { unit in
      names(unit.reference) && !usable.names(unit.reference)
    }) {
      let unit = usable.customUnits.remove(at: position)
      let problem = UserUnitProblem(.reference, .unknown(unit.reference))
      clashes.append(UserUnitClash(id: unit.id, name: unit.name, problem: .userUnit(problem)))
    }
    return (usable, clashes)
  }

  /// Whether a custom unit or the base unit of a custom category has an identifier.
  func names(_ identifier: String) -> Bool {
    customUnits.contains { $0.identifier.hasBytes(of: identifier) }
      || customCategories.contains { $0.baseIdentifier.hasBytes(of: identifier) }
  }

  /// What a unit has in common with another custom unit or category.
  func clash(of unit: UserUnit) -> NotebookEditError? {
    for other in customUnits where !other.id.hasBytes(of: unit.id) {
      if other.identifier.hasBytes(of: unit.identifier) {
        return .repeatedIdentifier(unit.identifier)
      }
      guard other.category.hasBytes(of: unit.category) else { continue }
      if other.name.hasFoldedBytes(of: unit.name) {
        return .userUnit(UserUnitProblem(.name, .repeated(unit.name, unit: other.identifier)))
      }
      if other.symbol.hasBytes(of: unit.symbol) {
        return .userUnit(UserUnitProblem(.symbol, .repeated(unit.symbol, unit: other.identifier)))
      }
    }
    return customCategories.contains { $0.baseIdentifier.hasBytes(of: unit.identifier) }
      ? .repeatedIdentifier(unit.identifier) : nil
  }

  /// What a category has in common with another custom category or a custom unit.
  func clash(of category: UserCategory) -> NotebookEditError? {
    for other in customCategories where !other.id.hasBytes(of: category.id) {
      if other.identifier.hasBytes(of: category.identifier) {
        return .repeatedIdentifier(category.identifier)
      }
      if other.baseIdentifier.hasBytes(of: category.baseIdentifier) {
        return .repeatedIdentifier(category.baseIdentifier)
      }
    }
    return customUnits.contains { $0.identifier.hasBytes(of: category.baseIdentifier) }
      ? .repeatedIdentifier(category.baseIdentifier) : nil
  }
}
