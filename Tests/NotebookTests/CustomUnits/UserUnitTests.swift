import Metryvo
import Testing

@Suite struct UserUnitTests {
  private func problems(
    _ notebook: NotebookContent = NotebookContent(), _ change: (inout UserUnit) -> Void
  ) -> [UserUnitProblem] {
    var unit = NotebookSamples.smoot("new")
    change(&unit)
    return notebook.check(unit, by: Decimal128.self).problems
  }

  @Test func aValidUnitHasALiveExample() {
    let check = NotebookContent().check(NotebookSamples.smoot(), by: Decimal128.self)
    #expect(check.isValid && check.example == "1 smoot = 67 in")
    var third = NotebookSamples.smoot(name: "third")
    third.factor = "1/3"
    let notebook = NotebookContent()
    #expect(
      notebook.check(third, by: Decimal128.self, locale: .german).example
        == "1 third = 0,33333333 in")
  }

  @Test func allProblemsOfFieldsAreTold() {
    let found = problems {
      $0.name = " "
      $0.symbol = ""
      $0.factor = "six"
      $0.offset = "1e9999"
    }
    #expect(
      found == [
        UserUnitProblem(.name, .missing), UserUnitProblem(.symbol, .missing),
        UserUnitProblem(.factor, .notANumber("six")), UserUnitProblem(.offset, .tooLong("1e9999")),
      ])
    #expect(problems { $0.factor = "0.00" } == [UserUnitProblem(.factor, .zero)])
    #expect(problems { $0.factor = "" } == [UserUnitProblem(.factor, .missing)])
  }

  @Test func problemsOfFieldsAndOfTheCatalogAreToldAtOnce() {
    let taken = problems {
      $0.name = "meter"
      $0.identifier = "meter"
      $0.symbol = "m"
      $0.factor = "0"
    }
    #expect(
      taken == [
        UserUnitProblem(.name, .repeated("meter", unit: "meter")),
        UserUnitProblem(.symbol, .repeated("m", unit: "meter")),
        UserUnitProblem(.factor, .zero),
      ])
    let most = problems {
      $0.name = ""
      $0.symbol = "km"
      $0.aliases = ["yards", "fine", "feet"]
      $0.reference = "gram"
      $0.offset = "x"
    }
    #expect(most.map(\.field) == [.name, .symbol, .aliases, .aliases, .reference, .offset])
    let nowhere = problems {
      $0.category = "luck"
      $0.reference = "ell"
      $0.symbol = ""
    }
    #expect(nowhere.map(\.field) == [.category, .symbol, .reference])
    // A problem of the identifier is shown at the name, because the form has no field for the
    // identifier.
    #expect(problems { $0.identifier = "" }.map(\.field) == [.name])
  }

  @Test func aNameWithoutLettersOfASCIIHasAnIdentifier() throws {
    for (name, identifier) in [
      ("走る", "u8d70-u308b"), ("шаг 2", "u448-u430-u433-u32"), ("2x4", "unit-2x4"), ("½", "ubd"),
      ("Café", "caf"), ("42", "unit-42"), ("+", "u2b"), (" ", ""),
    ] {
      let unit = NotebookSamples.smoot(name: name)
      #expect(unit.identifier == identifier)
      let category = UserCategory(
        id: "c", name: name, baseName: name, baseSymbol: "s", createdAt: unit.createdAt)
      #expect(category.identifier == identifier && category.baseIdentifier == identifier)
    }
    // Long names with a common beginning have different identifiers.
    let long = String(repeating: "走", count: 20)
    let two = [long + "あ", long + "い"].map { NotebookSamples.smoot(name: $0).identifier }
    #expect(two[0] != two[1] && two.allSatisfy { $0.utf8.count <= 64 })
    var notebook = NotebookContent()
    let check = notebook.check(NotebookSamples.smoot(name: "走る"), by: Decimal128.self)
    #expect(check.example == "1 走る = 67 in")
    for (number, name) in ["走る", "шаг", "шаг 2", long].enumerated() {
      try notebook.edit(.addUnit(NotebookSamples.smoot("u\(number)", name: name)))
    }
    #expect(notebook.clashes.isEmpty && notebook.catalog().unit("u8d70-u308b")?.name == "走る")
    #expect(try NotebookDocument(NotebookDocument(content: notebook).bytes).content == notebook)
  }

  @Test func namesAndSymbolsOfTheCategoryAreNotRepeated() throws {
    #expect(
      problems { $0.symbol = "km" }
        == [UserUnitProblem(.symbol, .repeated("km", unit: "kilometer"))])
    let named = problems {
      $0.name = "Metre"
      $0.identifier = "own-metre"
    }
    #expect(named == [UserUnitProblem(.name, .repeated("Metre", unit: "meter"))])
    #expect(
      problems { $0.aliases = ["yards"] }
        == [UserUnitProblem(.aliases, .repeated("yards", unit: "yard"))])
    // A symbol of another quantity may be used.
    #expect(problems { $0.symbol = "kgf" }.isEmpty)
    var notebook = NotebookContent()
    try notebook.edit(.addUnit(NotebookSamples.smoot()))
    #expect(
      problems(notebook) { $0.identifier = "other" }.map(\.field) == [.name, .symbol])
  }

  @Test func referencesAreThoseOfTheCategory() {
    #expect(problems { $0.reference = "ell" } == [UserUnitProblem(.reference, .unknown("ell"))])
    #expect(
      problems { $0.reference = "gram" }
        == [UserUnitProblem(.reference, .otherCategory("gram", category: "mass"))])
    #expect(problems { $0.category = "luck" } == [UserUnitProblem(.category, .unknown("luck"))])
  }

  @Test func aUnitMayReferToAnotherCustomUnit() throws {
    var notebook = NotebookContent()
    try notebook.edit(.addUnit(NotebookSamples.smoot()))
    var pair = NotebookSamples.smoot("u2", name: "pair of smoots")
    pair.reference = "smoot"
    pair.factor = "2"
    #expect(
      notebook.check(pair, by: Decimal128.self).example == "1 pair of smoots = 2 smoot")
    try notebook.edit(.addUnit(pair))
    #expect(throws: NotebookEditError.inUse("smoot", by: "pair of smoots")) {
      try notebook.edit(.removeUnit(id: "u1"))
    }
    let meter = try Converter<Decimal128>(catalog: notebook.catalog())
      .convert("1", from: "pair-of-smoots", to: "meter").value
    #expect(meter == Decimal128("3.4036"))
  }

  @Test func aCategoryHoldsUnitsOfItsOwn() throws {
    var notebook = NotebookContent()
    try notebook.edit(.addCategory(NotebookSamples.currency))
    let dollar = UserUnit(
      id: "u", category: "currency-manual", name: "dollar", symbol: "$", reference: "euro",
      factor: "0.92", createdAt: NotebookSamples.time())
    #expect(notebook.check(dollar, by: Decimal128.self).example == "1 $ = 0.92 €")
    try notebook.edit(.addUnit(dollar))
    #expect(throws: NotebookEditError.inUse("Currency (manual)", by: "dollar")) {
      try notebook.edit(.removeCategory(id: "c1"))
    }
  }

  @Test func aChangedNameKeepsTheIdentifierAndTheHistory() throws {
    var notebook = NotebookContent()
    try notebook.edit(.addUnit(NotebookSamples.smoot()))
    try notebook.edit(.record(NotebookSamples.conversion("h")))
    var renamed = NotebookSamples.smoot()
    renamed.name = "Oliver"
    renamed.updatedAt = NotebookSamples.time(1)
    try notebook.edit(.changeUnit(renamed))
    #expect(notebook.catalog().unit("smoot")?.name == "Oliver")
    try notebook.edit(.removeUnit(id: "u1"))
    #expect(notebook.history.entry("h") == NotebookSamples.conversion("h"))
  }

  @Test func everyEditHasItsInverse() throws {
    var notebook = NotebookContent()
    try notebook.edit(.addUnit(NotebookSamples.smoot("z")))
    var changed = NotebookSamples.smoot("z", name: "tooms")
    changed.createdAt = NotebookSamples.time(5)
    var category = NotebookSamples.currency
    category.name = "Money"
    let isUndone = try notebook.undoes([
      .addUnit(NotebookSamples.smoot("b", name: "pace")), .changeUnit(changed),
      .removeUnit(id: "b"), .addCategory(NotebookSamples.currency), .changeCategory(category),
      .removeCategory(id: "c1"),
    ])
    #expect(isUndone)
    // A file may add a unit before its reference, which may be added and removed.
    var pair = NotebookSamples.smoot("u2", name: "pair")
    pair.reference = "smoot"
    try notebook.edit(.restoreUnits([pair]))
    #expect(try notebook.undoes([.addUnit(NotebookSamples.smoot("u1")), .removeUnit(id: "u2")]))
  }

  @Test func whatIsWrongIsRefusedAndChangesNothing() throws {
    var notebook = NotebookContent()
    try notebook.edit(.addUnit(NotebookSamples.smoot()))
    try notebook.edit(.addCategory(NotebookSamples.currency))
    let before = notebook
    var shouting = NotebookSamples.smoot("u2", name: "SMOOT")
    shouting.identifier = "shouting"
    var zero = NotebookSamples.smoot("u2", name: "other")
    zero.factor = "0"
    var euro = NotebookSamples.smoot("u2", name: "euro")
    euro.symbol = "eu"
    func taken(_ identifier: String) -> NotebookEditError {
      .userUnit(UserUnitProblem(.identifier, .repeated(identifier, unit: identifier)))
    }
    let refused: [(NotebookEdit, NotebookEditError)] = [
      (.addUnit(NotebookSamples.smoot()), .repeatedID("u1")),
      (.addUnit(NotebookSamples.smoot("u2")), taken("smoot")),
      (
        .addUnit(shouting),
        .userUnit(UserUnitProblem(.symbol, .repeated("SMOOT", unit: "smoot")))
      ),
      (.addUnit(zero), .userUnit(UserUnitProblem(.factor, .zero))),
      (.addUnit(euro), taken("euro")),
      (.addCategory(NotebookSamples.currency), .repeatedID("c1")),
      (.removeUnit(id: "x"), .unknownID("x")), (.changeUnit(zero), .unknownID("u2")),
    ]
    for (edit, error) in refused {
      #expect(throws: error) { try notebook.edit(edit) }
      #expect(notebook == before)
    }
  }

  @Test func problemsAreSentences() {
    let sentences: [(UserUnitProblem, String)] = [
      (UserUnitProblem(.factor, .zero), "factor is 0; state how many of the reference one is"),
      (
        UserUnitProblem(.symbol, .repeated("km", unit: "kilometer")),
        "symbol \"km\" already names kilometer; choose another one"
      ),
      (UserUnitProblem(.name, .missing), "name is missing"),
      (
        UserUnitProblem(.identifier, .repeated("smoot", unit: "smoot")),
        "identifier \"smoot\" is taken; choose another one"
      ),
    ]
    for (problem, sentence) in sentences { #expect(problem.english == sentence) }
    #expect(
      NotebookEditError.inUse("smoot", by: "pair").english
        == "pair needs smoot; change or remove it first")
  }
}
