import Metryvo
import Testing

@Suite struct UserCategoryTests {
  /// Returns the problems that the form shows; checks that the edit refuses the category for one of
  /// these problems.
  private func problems(
    _ notebook: NotebookContent = NotebookContent(),
    name: String = "Score", identifier: String? = nil, baseName: String = "goal",
    baseIdentifier: String? = nil, baseSymbol: String = "gl",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [UserUnitProblem] {
    let category = UserCategory(
      id: "new", identifier: identifier, name: name, baseIdentifier: baseIdentifier,
      baseName: baseName, baseSymbol: baseSymbol, createdAt: NotebookSamples.time())
    let found = notebook.check(category)
    var edited = notebook
    do throws(NotebookEditError) {
      try edited.edit(.addCategory(category))
      #expect(found.isEmpty, sourceLocation: sourceLocation)
    } catch {
      guard case .userUnit(let refused) = error else {
        Issue.record("\(error)", sourceLocation: sourceLocation)
        return found
      }
      // The form shows a problem of the identifier at the name.
      let fields: [UserUnitProblem.Field: UserUnitProblem.Field] = [
        .identifier: .name, .baseIdentifier: .baseName,
      ]
      let told = UserUnitProblem(fields[refused.field] ?? refused.field, refused.problem)
      #expect(found.contains(told), sourceLocation: sourceLocation)
      #expect(edited == notebook, sourceLocation: sourceLocation)
    }
    return found
  }

  @Test func aValidCategoryHasNoProblems() throws {
    #expect(problems().isEmpty)
    // A category and its base unit may share a name, and the unit's symbol may equal its name.
    #expect(problems(name: "goal", baseSymbol: "goal").isEmpty)
    var notebook = NotebookContent()
    try notebook.edit(.addCategory(NotebookSamples.currency))
    // A changed category does not clash with its earlier state.
    #expect(notebook.check(NotebookSamples.currency).isEmpty)
  }

  @Test func allProblemsOfFieldsAreTold() {
    #expect(
      problems(name: " ", baseName: "", baseSymbol: "\t")
        == [
          UserUnitProblem(.name, .missing), UserUnitProblem(.baseName, .missing),
          UserUnitProblem(.baseSymbol, .missing),
        ])
    #expect(
      problems(identifier: "S", baseIdentifier: "ln", baseSymbol: "")
        == [
          UserUnitProblem(.name, .refused(.malformedIdentifier("S"))),
          UserUnitProblem(.baseName, .refused(.malformedIdentifier("ln"))),
          UserUnitProblem(.baseSymbol, .missing),
        ])
  }

  @Test func problemsOfFieldsAndOfTheCatalogAreToldAtOnce() throws {
    var notebook = NotebookContent()
    try notebook.edit(.addCategory(NotebookSamples.currency))
    let taken = problems(notebook, name: "Currency (manual)", baseName: "euro", baseSymbol: "5")
    #expect(taken.map(\.field) == [.name, .baseName, .baseSymbol])
    #expect(taken[0].problem == .repeated("currency-manual", unit: "currency-manual"))
    #expect(taken[1].problem == .repeated("euro", unit: "euro"))
    #expect(taken[2].identifier == "refused")
    // Names of built-in quantities and units are taken too.
    #expect(
      problems(name: "Length", baseName: "meter")
        == [
          UserUnitProblem(.name, .repeated("length", unit: "length")),
          UserUnitProblem(.baseName, .repeated("meter", unit: "meter")),
        ])
    // A category may have the name of a unit, and a unit the name of a category.
    #expect(problems(name: "Meter", baseName: "Length", baseSymbol: "ln").isEmpty)
    // One text in several fields is reported for each field where it is wrong.
    let bell = "be\u{7}ll"
    #expect(
      problems(name: bell, baseName: bell, baseSymbol: bell)
        == [UserUnitProblem.Field.name, .baseName, .baseSymbol].map {
          UserUnitProblem($0, .refused(.unprintable(bell)))
        })
    let five = problems(name: "5", baseName: "5", baseSymbol: "5")
    #expect(five.map(\.field) == [.baseName, .baseSymbol])
  }

  @Test func problemsAreSentences() {
    let sentences: [(UserUnitProblem, String)] = [
      (UserUnitProblem(.baseName, .missing), "base unit's name is missing"),
      (UserUnitProblem(.baseSymbol, .missing), "base unit's symbol is missing"),
      (
        UserUnitProblem(.name, .repeated("length", unit: "length")),
        "name \"length\" is taken; choose another one"
      ),
      (
        UserUnitProblem(.baseIdentifier, .repeated("euro", unit: "euro")),
        "base unit's identifier \"euro\" is taken; choose another one"
      ),
    ]
    for (problem, sentence) in sentences { #expect(problem.english == sentence) }
  }
}
