extension NotebookContent {
  mutating func editUnits(_ edit: NotebookEdit) throws(NotebookEditError) -> NotebookEdit {
    switch edit {
    case .addUnit(let unit):
      if !KeptText.isID(unit.id) { throw .malformedID(unit.id) }
      if customUnits.position(ofRow: unit.id) != nil { throw .repeatedID(unit.id) }
      try check(unit)
      customUnits.insertInOrder(unit)
      return .removeUnit(id: unit.id)
    case .changeUnit(let unit):
      let position = try position(ofUnit: unit.id)
      let before = customUnits[position]
      try check(unit)
      if !unit.identifier.hasBytes(of: before.identifier) { try checkUnused(before) }
      customUnits.remove(at: position)
      customUnits.insertInOrder(unit)
      return .changeUnit(before)
    case .removeUnit(let id):
      let position = try position(ofUnit: id)
      try checkUnused(customUnits[position])
      return .addUnit(customUnits.remove(at: position))
    default: return edit
    }
  }

  private func position(ofUnit id: String) throws(NotebookEditError) -> Int {
    guard let position = customUnits.position(ofRow: id) else { throw .unknownID(id) }
    return position
  }

  /// Checks a unit by itself and against the other custom units and categories.
  private func check(_ unit: UserUnit) throws(NotebookEditError) {
    if let problem = unit.fieldProblems.first { throw .userUnit(problem) }
    for other in customUnits where !other.id.hasBytes(of: unit.id) {
      if other.identifier.hasBytes(of: unit.identifier) {
        throw .repeatedIdentifier(unit.identifier)
      }
      guard other.category.hasBytes(of: unit.category) else { continue }
      if other.name.hasFoldedBytes(of: unit.name) {
        throw .userUnit(UserUnitProblem(.name, .repeated(unit.name, unit: other.identifier)))
      }
      if other.symbol.hasBytes(of: unit.symbol) {
        throw .userUnit(UserUnitProblem(.symbol, .repeated(unit.symbol, unit: other.identifier)))
      }
    }
    if customCategories.contains(where: { $0.baseIdentifier.hasBytes(of: unit.identifier) }) {
      throw .repeatedIdentifier(unit.identifier)
    }
  }

  /// Checks that no other custom unit refers to a unit.
  private func checkUnused(_ unit: UserUnit) throws(NotebookEditError) {
    for other in customUnits
    where !other.id.hasBytes(of: unit.id) && other.reference.hasBytes(of: unit.identifier) {
      throw .inUse(unit.name, by: other.name)
    }
  }
}

extension NotebookContent {
  mutating func editCategories(_ edit: NotebookEdit) throws(NotebookEditError) -> NotebookEdit {
    switch edit {
    case .addCategory(let category):
      if !KeptText.isID(category.id) { throw .malformedID(category.id) }
      if customCategories.position(ofRow: category.id) != nil { throw .repeatedID(category.id) }
      try check(category)
      customCategories.insertInOrder(category)
      return .removeCategory(id: category.id)
    case .changeCategory(let category):
      let position = try position(ofCategory: category.id)
      let before = customCategories[position]
      try check(category)
      if !category.identifier.hasBytes(of: before.identifier)
        || !category.baseIdentifier.hasBytes(of: before.baseIdentifier)
      {
        try checkUnused(before)
      }
      customCategories.remove(at: position)
      customCategories.insertInOrder(category)
      return .changeCategory(before)
    case .removeCategory(let id):
      let position = try position(ofCategory: id)
      try checkUnused(customCategories[position])
      return .addCategory(customCategories.remove(at: position))
    default: return edit
    }
  }

  private func position(ofCategory id: String) throws(NotebookEditError) -> Int {
    guard let position = customCategories.position(ofRow: id) else { throw .unknownID(id) }
    return position
  }

  /// Checks a category by itself and against the other custom units and categories.
  private func check(_ category: UserCategory) throws(NotebookEditError) {
    if let problem = category.fieldProblems.first { throw .userUnit(problem) }
    for other in customCategories where !other.id.hasBytes(of: category.id) {
      if other.identifier.hasBytes(of: category.identifier) {
        throw .repeatedIdentifier(category.identifier)
      }
      if other.baseIdentifier.hasBytes(of: category.baseIdentifier) {
        throw .repeatedIdentifier(category.baseIdentifier)
      }
    }
    if customUnits.contains(where: { $0.identifier.hasBytes(of: category.baseIdentifier) }) {
      throw .repeatedIdentifier(category.baseIdentifier)
    }
  }

  /// Checks that no custom unit belongs to a category.
  private func checkUnused(_ category: UserCategory) throws(NotebookEditError) {
    for unit in customUnits where unit.category.hasBytes(of: category.identifier) {
      throw .inUse(category.name, by: unit.name)
    }
  }
}
