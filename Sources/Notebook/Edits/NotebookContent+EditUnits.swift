extension NotebookContent {
  mutating func editUnits(_ edit: NotebookEdit) throws(NotebookEditError) -> NotebookEdit {
    let inverse = NotebookEdit.restoreUnits(customUnits)
    switch edit {
    case .addUnit(let unit):
      try checkNew(unit)
      if let problem = clash(of: unit) { throw problem }
      customUnits.insertInOrder(unit)
    case .changeUnit(let unit):
      let position = try position(ofUnit: unit.id)
      let before = customUnits[position]
      if let problem = unit.fieldProblems.first { throw .userUnit(problem) }
      if let problem = clash(of: unit) { throw problem }
      if !unit.identifier.hasBytes(of: before.identifier) { try checkUnused(before) }
      customUnits.remove(at: position)
      customUnits.insertInOrder(unit)
    case .removeUnit(let id):
      let position = try position(ofUnit: id)
      try checkUnused(customUnits[position])
      customUnits.remove(at: position)
    case .restoreUnits(let units):
      var restored = self
      restored.customUnits = []
      for unit in units { try restored.keep(unit) }
      customUnits = restored.customUnits
    default: return edit
    }
    return inverse
  }

  /// Adds a unit that is right by itself, whatever it clashes with.
  mutating func keep(_ unit: UserUnit) throws(NotebookEditError) {
    try checkNew(unit)
    customUnits.insertInOrder(unit)
  }

  private func checkNew(_ unit: UserUnit) throws(NotebookEditError) {
    if !KeptText.isID(unit.id) { throw .malformedID(unit.id) }
    if customUnits.position(ofRow: unit.id) != nil { throw .repeatedID(unit.id) }
    if let problem = unit.fieldProblems.first { throw .userUnit(problem) }
  }

  private func position(ofUnit id: String) throws(NotebookEditError) -> Int {
    guard let position = customUnits.position(ofRow: id) else { throw .unknownID(id) }
    return position
  }

  /// Checks that no other custom unit refers to a unit, unless another one bears its identifier.
  private func checkUnused(_ unit: UserUnit) throws(NotebookEditError) {
    let others = customUnits.filter { !$0.id.hasBytes(of: unit.id) }
    if others.contains(where: { $0.identifier.hasBytes(of: unit.identifier) }) { return }
    for other in others where other.reference.hasBytes(of: unit.identifier) {
      throw .inUse(unit.name, by: other.name)
    }
  }
}

extension NotebookContent {
  mutating func editCategories(_ edit: NotebookEdit) throws(NotebookEditError) -> NotebookEdit {
    let inverse = NotebookEdit.restoreCategories(customCategories)
    switch edit {
    case .addCategory(let category):
      try checkNew(category)
      if let problem = clash(of: category) { throw problem }
      customCategories.insertInOrder(category)
    case .changeCategory(let category):
      let position = try position(ofCategory: category.id)
      let before = customCategories[position]
      if let problem = category.fieldProblems.first { throw .userUnit(problem) }
      if let problem = clash(of: category) { throw problem }
      if !category.identifier.hasBytes(of: before.identifier)
        || !category.baseIdentifier.hasBytes(of: before.baseIdentifier)
      {
        try checkUnused(before)
      }
      customCategories.remove(at: position)
      customCategories.insertInOrder(category)
    case .removeCategory(let id):
      let position = try position(ofCategory: id)
      try checkUnused(customCategories[position])
      customCategories.remove(at: position)
    case .restoreCategories(let categories):
      var restored = self
      restored.customCategories = []
      for category in categories { try restored.keep(category) }
      customCategories = restored.customCategories
    default: return edit
    }
    return inverse
  }

  /// Adds a category that is right by itself, whatever it clashes with.
  mutating func keep(_ category: UserCategory) throws(NotebookEditError) {
    try checkNew(category)
    customCategories.insertInOrder(category)
  }

  private func checkNew(_ category: UserCategory) throws(NotebookEditError) {
    if !KeptText.isID(category.id) { throw .malformedID(category.id) }
    if customCategories.position(ofRow: category.id) != nil { throw .repeatedID(category.id) }
    if let problem = category.fieldProblems.first { throw .userUnit(problem) }
  }

  private func position(ofCategory id: String) throws(NotebookEditError) -> Int {
    guard let position = customCategories.position(ofRow: id) else { throw .unknownID(id) }
    return position
  }

  /// Checks that no custom unit belongs to a category, unless another one bears its identifier.
  private func checkUnused(_ category: UserCategory) throws(NotebookEditError) {
    let others = customCategories.filter { !$0.id.hasBytes(of: category.id) }
    if others.contains(where: { $0.identifier.hasBytes(of: category.identifier) }) { return }
    for unit in customUnits where unit.category.hasBytes(of: category.identifier) {
      throw .inUse(category.name, by: unit.name)
    }
  }
}
