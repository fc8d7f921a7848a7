import Metryvo
import Testing

/// A unit that a catalog refuses does not affect other units.
@Suite struct UsableUnitTests {
  private func unit(
    _ name: String, _ reference: String = "inch", at time: Int = 0, aliases: [String] = []
  ) -> UserUnit {
    UserUnit(
      id: name, category: "length", name: name, symbol: name, aliases: aliases,
      reference: reference, factor: "2", createdAt: NotebookSamples.time(time))
  }

  private func notebook(_ units: [UserUnit]) throws -> NotebookContent {
    var notebook = NotebookContent()
    try notebook.edit(.restoreUnits(units))
    return notebook
  }

  /// Checks which units are used, and the problems of the refused units.
  private func expect(
    _ units: [UserUnit], used: [String], _ clashes: [(String, UserUnitProblem)],
    _ comment: Comment
  ) throws {
    let notebook = try notebook(units)
    let catalog = notebook.catalog()
    let new = catalog.units.map(\.identifier).filter { Catalog.standard.unit($0) == nil }
    #expect(new == used, comment)
    #expect(notebook.clashes.map(\.id) == clashes.map(\.0), comment)
    #expect(notebook.clashes.map(\.problem) == clashes.map { .userUnit($0.1) }, comment)
  }

  @Test func anAliasThatNamesAnotherUnit() throws {
    try expect(
      [unit("pace"), unit("stride", at: 1, aliases: ["pace"]), unit("step", at: 2)],
      used: ["pace", "step"],
      [("stride", UserUnitProblem(.aliases, .repeated("pace", unit: "pace")))], "later")
    try expect(
      [unit("pace", at: 1), unit("stride", aliases: ["Pace"]), unit("step", at: 2)],
      used: ["stride", "step"],
      [("pace", UserUnitProblem(.symbol, .repeated("pace", unit: "stride")))], "earlier")
  }

  @Test func aNameOfTheCatalog() throws {
    try expect(
      [unit("pace"), unit("own", aliases: ["yards"])], used: ["pace"],
      [("own", UserUnitProblem(.aliases, .repeated("yards", unit: "yard")))], "alias")
    var notebook = try notebook([unit("yard"), unit("pace")])
    let taken = UserUnitProblem(.identifier, .repeated("yard", unit: "yard"))
    #expect(notebook.clashes.map(\.problem) == [.userUnit(taken)])
    #expect(notebook.catalog().unit("pace") != nil)
    // A clashing unit can be changed and removed like any other unit.
    #expect(try notebook.undoes([.removeUnit(id: "yard")]))
    #expect(notebook.clashes.isEmpty)
  }

  @Test func aCircleOfReferences() throws {
    let missing = UserUnitProblem(.reference, .unknown("a"))
    try expect(
      [unit("a", "b"), unit("b", "c", at: 1), unit("c", "a", at: 2), unit("pace", at: 3)],
      used: ["pace"],
      [
        ("a", UserUnitProblem(.reference, .unknown("b"))),
        ("b", UserUnitProblem(.reference, .unknown("c"))),
        ("c", UserUnitProblem(.reference, .refused(.cycle(["a", "b", "c", "a"])))),
      ], "three")
    try expect(
      [unit("a", "a"), unit("b", "a"), unit("pace")], used: ["pace"],
      [("a", UserUnitProblem(.reference, .refused(.cycle(["a", "a"])))), ("b", missing)], "one")
  }

  @Test func aCircleOfWhichAnotherUnitBearsOne() throws {
    var own = unit("pace", at: 2)
    own.id = "own"
    own.symbol = "own"
    try expect(
      [unit("pace", "mark"), unit("mark", "pace", at: 1), own, unit("step", "mark", at: 3)],
      used: ["pace", "mark", "step"],
      [("pace", UserUnitProblem(.identifier, .repeated("pace", unit: "pace")))], "merged")
  }

  @Test func aReferenceThatIsNotThere() throws {
    try expect(
      [unit("a", "ell"), unit("b", "a"), unit("step", "pace"), unit("pace", at: 1)],
      used: ["pace", "step"],
      [
        ("a", UserUnitProblem(.reference, .unknown("ell"))),
        ("b", UserUnitProblem(.reference, .unknown("a"))),
      ], "missing")
    var mass = unit("a", "gram")
    try expect(
      [mass], used: [],
      [("a", UserUnitProblem(.reference, .otherCategory("gram", category: "mass")))], "other")
    mass.category = "luck"
    try expect(
      [mass], used: [], [("a", UserUnitProblem(.category, .unknown("luck")))], "no category")
  }

  @Test func aChainIsUsedFromItsEnd() throws {
    // The chain is longer than the limit of 64 for definitions that refer to one another.
    let count = 90
    let units = (0..<count).map { unit("u\($0)", $0 == 89 ? "inch" : "u\($0 + 1)", at: $0) }
    var short = units
    for position in units.indices { short[position].factor = "1" }
    let catalog = try notebook(short).catalog()
    #expect(catalog.units.count == Catalog.standard.units.count + count)
    #expect(catalog.unit("u0")?.scale == Catalog.standard.unit("inch")?.scale)
  }

  @Test func theCatalogIsThatOfAdding() throws {
    var notebook = try notebook([unit("pace"), unit("stride", "pace")])
    try notebook.edit(.addCategory(NotebookSamples.currency))
    var dollar = unit("dollar", "euro", at: 3)
    dollar.category = "currency-manual"
    dollar.offset = "3"
    try notebook.edit(.addUnit(dollar))
    var cent = unit("cent", "dollar", at: 4)
    cent.category = "currency-manual"
    try notebook.edit(.addUnit(cent))
    let added = try Catalog.standard.adding(notebook.customCategories.map(\.customQuantity))
      .adding(notebook.customUnits.map(\.customUnit))
    #expect(notebook.catalog().records == added.records)
    #expect(notebook.catalog().units == added.units)
    #expect(notebook.catalog().unit("cent")?.offset == added.unit("cent")?.offset)
  }

  @Test func editsRefuseWhatTheCatalogDoes() throws {
    var notebook = NotebookContent()
    try notebook.edit(.addUnit(unit("pace")))
    try notebook.edit(.addUnit(unit("stride", "pace", at: 1)))
    let before = notebook
    var pace = unit("pace")
    pace.reference = "stride"
    var tiny = unit("tiny")
    tiny.factor = "1e-999"
    let refused: [(NotebookEdit, NotebookEditError)] = [
      (
        .addUnit(unit("step", aliases: ["pace"])),
        .userUnit(UserUnitProblem(.aliases, .repeated("pace", unit: "pace")))
      ),
      (
        .addUnit(unit("step", "ell")),
        .userUnit(UserUnitProblem(.reference, .unknown("ell")))
      ),
      (
        .addUnit(unit("yard")),
        .userUnit(UserUnitProblem(.identifier, .repeated("yard", unit: "yard")))
      ),
      (.changeUnit(pace), .userUnit(UserUnitProblem(.reference, .unknown("stride")))),
      (.removeUnit(id: "pace"), .inUse("pace", by: "stride")),
    ]
    for (edit, error) in refused {
      #expect(throws: error) { try notebook.edit(edit) }
      #expect(notebook == before)
    }
    #expect(throws: NotebookEditError.self) { try notebook.edit(.addUnit(tiny)) }
    // A program's own catalog reserves its own names.
    let ell = CustomUnit(name: "ell", symbol: "ell", reference: "inch", factor: "45")
    let catalog = try Catalog.standard.adding([ell])
    try notebook.edit(.addUnit(unit("step", "ell")), in: catalog)
    #expect(notebook.clashes(extending: catalog).isEmpty)
    #expect(notebook.clashes.map(\.id) == ["step"])
    #expect(notebook.catalog(extending: catalog).unit("step") != nil)
  }
}
