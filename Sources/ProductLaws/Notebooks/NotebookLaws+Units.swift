import Conformance
import Notebook
import PropertyTesting
import UnitCatalog

extension NotebookLaws {
  package typealias Extender = @Sendable (NotebookContent) -> (Catalog, [UserUnitClash])

  /// The law that the catalog contains all rows except the refused rows.
  package static var units: Law {
    Law(
      units { ($0.catalog(), $0.clashes) }, source: "Sources/Notebook/README.md, Decisions")
  }

  /// Returns the law for an implementation that extends the catalog.
  package static func units(by extend: @escaping Extender) -> Property<ThreeSequences> {
    var property = Property(
      prefix + "custom-units-leave-each-other-alone",
      "the catalog of a merged notebook is that of adding the custom categories and units that do "
        + "not clash, in the order of the catalog; adding one that clashes to it is refused, or puts "
        + "the unit into another category; what the form finds wrong with a unit or category, an edit "
        + "refuses, and mending all that it finds leaves nothing wrong",
      of: ThreeSequences.generator,
      labelled: { sequences, labels in
        let (a, b, c) = sequences.notebooks
        let notebook = a.merged(with: b).merged(with: c)
        let (catalog, clashes) = extend(notebook)
        // Clashes of categories come before clashes of units, each in the order of their list. A
        // category and a unit may have the same row identifier.
        var rest = clashes[...]
        let categories = notebook.customCategories.filter { !Self.takes($0.id, $0.name, &rest) }
        let units = notebook.customUnits.filter { !Self.takes($0.id, $0.name, &rest) }
        guard rest.isEmpty else { return .broken([("unknown clashes", "\(rest)")]) }
        let used = Set(units.map(\.id))
        if !clashes.isEmpty && !units.isEmpty { labels.add("used and clashing") }
        let places = Dictionary(
          catalog.units.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { x, _ in x })
        guard units.allSatisfy({ catalog.unit($0.identifier)?.quantity == $0.category }) else {
          return .broken([("not found", "\(units.map(\.identifier))")])
        }
        let ordered = units.sorted {
          places[$0.identifier, default: 0] < places[$1.identifier, default: 0]
        }
        let added = try Catalog.standard.adding(categories.map(\.customQuantity))
          .adding(ordered.map(\.customUnit))
        // The records of built-in units are not compared, because both catalogs share the built-in
        // units.
        guard added.quantities == catalog.quantities,
          units.allSatisfy({
            added.unit($0.identifier)?.record == catalog.unit($0.identifier)?.record
          })
        else { return .broken([("catalog", "is not that of adding"), ("units", "\(ordered)")]) }
        // Each unit needs a new catalog, so a case checks at most two of the refused units.
        for unit in notebook.customUnits.filter({ !used.contains($0.id) }).prefix(2) {
          if let whole = try? catalog.adding([unit.customUnit]),
            whole.unit(unit.identifier)?.quantity == unit.category
          {
            return .broken([("left out", "\(unit)")])
          }
        }
        if let problem = formProblem(of: a, b.customUnits)
          ?? formProblem(of: a, b.customCategories)
        {
          return .broken([("form", problem)])
        }
        return .holds
      })
    property.requiredLabels = ["used and clashing": 20]
    return property
  }

  /// Returns the fault of the check of a unit; `nil` if the check is right.
  ///
  /// The check must report no problem of a unit that an edit accepts. After the fields of all
  /// reported problems are replaced, the check must report no new problem.
  private static func formProblem(of notebook: NotebookContent, _ units: [UserUnit]) -> String? {
    for var unit in units {
      unit.id = "new"
      let problems = notebook.problems(of: unit)
      var edited = notebook
      let isAdded = (try? edited.edit(.addUnit(unit))) != nil
      if isAdded && !problems.isEmpty { return "\(problems) of \(unit), which is taken" }
      for problem in problems {
        switch problem.field {
        case .identifier, .baseIdentifier, .baseName, .baseSymbol:
          return "\(problem) at a field that the form has not"
        case .name: (unit.name, unit.identifier) = ("free name", "free-name")
        case .symbol: unit.symbol = "free-symbol"
        case .aliases: unit.aliases = []
        case .category, .reference: (unit.category, unit.reference) = ("length", "meter")
        case .factor, .offset: (unit.factor, unit.offset) = ("1", "0")
        }
      }
      let rest = notebook.problems(of: unit)
      let isOfCategory = problems.contains { $0.field == .category || $0.field == .reference }
      if !rest.isEmpty && !isOfCategory { return "\(rest) are told later than \(problems)" }
    }
    return nil
  }

  /// Returns the fault of the check of a category; `nil` if the check is right.
  ///
  /// The rules are the rules for units.
  private static func formProblem(
    of notebook: NotebookContent, _ categories: [UserCategory]
  ) -> String? {
    for var category in categories {
      category.id = "new"
      let problems = notebook.check(category)
      var edited = notebook
      let isAdded = (try? edited.edit(.addCategory(category))) != nil
      if isAdded && !problems.isEmpty { return "\(problems) of \(category), which is taken" }
      for problem in problems {
        switch problem.field {
        case .name: (category.name, category.identifier) = ("free name", "free-name")
        case .baseName: (category.baseName, category.baseIdentifier) = ("free base", "free-base")
        case .baseSymbol: category.baseSymbol = "free-symbol"
        default: return "\(problem) at a field that the form has not"
        }
      }
      let rest = notebook.check(category)
      if !rest.isEmpty { return "\(rest) are told later than \(problems)" }
    }
    return nil
  }

  /// Removes the next clash if it belongs to the row.
  ///
  /// - Returns: whether the clash was removed.
  private static func takes(
    _ id: String, _ name: String, _ clashes: inout ArraySlice<UserUnitClash>
  ) -> Bool {
    guard let clash = clashes.first, clash.id == id, clash.name == name else { return false }
    clashes.removeFirst()
    return true
  }
}
