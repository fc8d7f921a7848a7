import Metryvo
import Testing

/// If an edit refuses a value of a document, the error has the place of the value.
@Suite struct RefusalPlaceTests {
  private static let time = "\"2026-01-01T00:00:00.000Z\""
  private static let long = String(repeating: "i", count: 129)

  /// Members of a document with one value on each line, of which the value after `§` is refused;
  /// with the path and the problem.
  private static let refused: [(members: String, path: String, identifier: String)] = [
    (
      "settings: {precision: {global: {decimals:\n§13}}}",
      "settings.precision.global.decimals", "decimalsOutOfRange"
    ),
    (
      "settings: {precision: {perCategory: {length: {decimals: 1}, x-ray: {decimals:\n§\"99\"}}}}",
      "settings.precision.perCategory.x-ray.decimals", "decimalsOutOfRange"
    ),
    (
      "settings: {precision: {perCategory: {\n§\"a b\": {decimals: 1}}}}",
      "settings.precision.perCategory.a b", "malformedName"
    ),
    (
      "settings: {precision: {perPair: [{from: \"z\", to: \"y\", decimals: 1}, "
        + "{from: \"a\", to: \"b\", decimals:\n§-1}]}}",
      "settings.precision.perPair[1].decimals", "decimalsOutOfRange"
    ),
    (
      "settings: {precision: {perPair: [{from: \"a\", to:\n§\"\", decimals: 1}]}}",
      "settings.precision.perPair[0].to", "malformedName"
    ),
    (
      "settings: {formatting: {separators:\n§{decimal: \".\", group: \".\"}}}",
      "settings.formatting.separators", "ambiguousSeparators"
    ),
    (
      "settings: {formatting: {separators: {decimal: \".\", group:\n§\"7\"}}}",
      "settings.formatting.separators.group", "ambiguousSeparators"
    ),
    (
      "settings: {formatting: {separators: {decimal:\n§\"e\", group: \".\"}}}",
      "settings.formatting.separators.decimal", "ambiguousSeparators"
    ),
    (
      "settings: {formatting: {scientificBelow:\n§\"1e30\"}}",
      "settings.formatting.scientificBelow", "thresholdsOutOfRange"
    ),
    (
      "settings: {formatting: {scientificFrom:\n§\"1e-30\"}}",
      "settings.formatting.scientificFrom", "thresholdsOutOfRange"
    ),
    (
      "settings: {formatting: {scientificFrom:\n§\"1e6146\", scientificBelow: \"1e2\"}}",
      "settings.formatting.scientificFrom", "thresholdsOutOfRange"
    ),
    (
      "favorites: [{id: \"b\", kind: \"unit\", unit: \"m\", createdAt: \(time), precision: "
        + "{decimals:\n§13}}]",
      "favorites[0].precision.decimals", "decimalsOutOfRange"
    ),
    (
      "favorites: [{id:\n§\"\\u0007\", kind: \"unit\", unit: \"m\", createdAt: \(time)}]",
      "favorites[0].id", "malformedID"
    ),
    (
      "favorites: [{id: \"b\", kind: \"unit\", unit: \"m\", createdAt: \(time), order: 2}, {id: \"c\", "
        + "kind: \"unit\", unit: \"m\", createdAt: \(time)}, {order: 9, id:\n§\"b\", kind: \"unit\", "
        + "unit: \"n\", createdAt: \(time)}]",
      "favorites[2].id", "repeatedID"
    ),
    (
      "history: [{kind: \"conversion\", createdAt: \(time), category: \"\", from: \"a\", to: \"b\", "
        + "input:\n§\"12,5\", result: 1, id: \"a\"}]",
      "history[0].input", "notANumber"
    ),
    (
      "history: [{kind: \"calculation\", createdAt: \(time), expression: \"\", id: \"a\", "
        + "result:\n§\"\"}]",
      "history[0].result", "notANumber"
    ),
    (
      "history: [{kind: \"calculation\", createdAt: \(time), expression: \"\", result: 1, "
        + "id:\n§\"\(long)\"}]",
      "history[0].id", "malformedID"
    ),
    (
      "history: [{kind: \"tool\", createdAt: \(time), tool: \"tip\", inputs: {a: 1}, outputs: "
        + "{x-b: 1,\n§\"a b\": 2}, id: \"a\"}]",
      "history[0].outputs.a b", "malformedName"
    ),
    (
      "customUnits: [{\(unit), factor:\n§0}]", "customUnits[0].factor", "userUnit"
    ),
    (
      "customUnits: [{\(unit), factor: 1, offset:\n§\"1/0\"}]", "customUnits[0].offset", "userUnit"
    ),
    (
      "customUnits: [{\(unit), factor: 1, identifier:\n§\"A\"}]", "customUnits[0].identifier",
      "userUnit"
    ),
    (
      "customUnits: [{id: \"u\", categoryId: \"length\", symbol: \"s\", reference: \"inch\", "
        + "createdAt: \(time), factor: 1, name:\n§\" \"}]",
      "customUnits[0].name", "userUnit"
    ),
    (
      "customCategories: [{id: \"c\", name: \"d\", createdAt: \(time), base: {name: \"e\", "
        + "symbol:\n§\" \"}}]",
      "customCategories[0].base.symbol", "userUnit"
    ),
    (
      "customCategories: [{id: \"c\", name: \"d\", createdAt: \(time), base: {name: \"e\", "
        + "symbol: \"s\", identifier:\n§\"ln\"}}]",
      "customCategories[0].base.identifier", "userUnit"
    ),
    (
      "customCategories: [{id: \"c\", name: \"d\", createdAt: \(time), base: {symbol: \"s\", "
        + "name:\n§\" \"}}]",
      "customCategories[0].base.name", "userUnit"
    ),
    (
      "customCategories: [{id: \"c\", identifier:\n§\"D\", name: \"d\", createdAt: \(time), base: "
        + "{symbol: \"s\", name: \"e\"}}]",
      "customCategories[0].identifier", "userUnit"
    ),
  ]

  private static let unit = """
    id: "u", categoryId: "length", name: "smoot", symbol: "s", reference: "inch", \
    createdAt: \(time)
    """

  @Test func aRefusedEditNamesTheValueThatIsWrong() {
    for (members, path, identifier) in Self.refused {
      let keyed = members.replacing(#/([\{,] *)([a-zA-Z-]+):/#) { "\($0.1)\"\($0.2)\":" }
      let end = members.prefix { $0 != ":" }
      let text =
        "{\"format\": \"metryvo-data\", \"version\": 1,\n\"\(end)\""
        + keyed.dropFirst(end.count)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { $0.hasPrefix("§") } ?? 0
      do throws(NotebookDataError) {
        _ = try NotebookDocument(text: text.replacing("§", with: "") + "}")
        Issue.record("read: \(text)")
      } catch {
        #expect(error.line == line + 1 && error.column == 1, "\(error)")
        #expect(error.path == path, "\(error)")
        guard case .edit(let refused) = error.problem else {
          Issue.record("\(error)")
          continue
        }
        #expect(refused.identifier == identifier)
      }
    }
  }

  @Test func aRefusedCellHasItsLineAndColumn() {
    for (table, text, place) in [
      (
        NotebookTable.favorites,
        "id;kind;unit;decimals;createdAt\na;unit;mile;13;2026-01-01T00:00:00.000Z\n",
        "line 2, column 13, favorites[0].precision.decimals: 13 decimals cannot be shown"
      ),
      (
        .customUnits,
        "id,categoryId,name,symbol,reference,createdAt,factor\n"
          + "u,length,\"s\nt\",s,inch,2026-01-01T00:00:00.000Z,zero\n",
        "line 3, column 36, customUnits[0].factor: factor \"zero\" is no number"
      ),
      (
        .customCategories,
        "id,name,baseName,baseSymbol,createdAt\nc,d, ,s,2026-01-01T00:00:00.000Z\n",
        "line 2, column 5, customCategories[0].base.name: "
      ),
      (
        .history,
        "id,kind,createdAt,tool,inputs,outputs\n"
          + "a,tool,2026-01-01T00:00:00.000Z,tip,{},\"{\"\"a b\"\": 1}\"\n",
        "line 2, column 41, history[0].outputs.a b: \"a b\" is no name"
      ),
    ] {
      do throws(NotebookDataError) {
        _ = try NotebookContent(csv: Array(text.utf8), of: table)
        Issue.record("\(text) was read")
      } catch { #expect(error.english.hasPrefix(place), "\(error.english)") }
    }
  }

  /// The expected and the found type are values, which a program words in its own language.
  @Test func whatIsExpectedIsAValue() throws {
    func problem(_ settings: String) -> NotebookDataError.Problem? {
      let text = "{\"format\": \"metryvo-data\", \"version\": 1, \"settings\": \(settings)}"
      do throws(NotebookDataError) {
        _ = try NotebookDocument(text: text)
        return nil
      } catch { return error.problem }
    }
    #expect(problem("1") == .wrongType(expected: .object, found: .number))
    #expect(problem("{\"keyClick\": []}") == .wrongType(expected: .flag, found: .array))
    #expect(problem("{\"theme\": {}}") == .wrongType(expected: .text, found: .object))
    #expect(problem("{\"theme\": true}") == .wrongType(expected: .text, found: .flag))
    #expect(problem("{\"theme\": \"pink\"}") == .unreadableValue("pink", expected: .theme))
    #expect(problem("{\"locale\": \"xx\"}") == .unreadableValue("xx", expected: .locale))
    #expect(
      problem("{\"formatting\": {\"scientificFrom\": \"9\"}}")
        == .unreadableValue("9", expected: .powerOfTen))
    #expect(
      problem("{\"formatting\": {\"scientificFrom\": \"9\"}}")?.english
        == "\"9\" is no size; write a power of ten like 1e21")
    let expected = NotebookDataError.Expected.allCases
    #expect(Set(expected.map(\.english)).count == expected.count)
    #expect(expected.allSatisfy { !$0.english.isEmpty && $0.identifier == $0.rawValue })
    let found = NotebookDataError.Found.allCases
    #expect(Set(found.map(\.english)).count == found.count)
    #expect(found.map(\.identifier) == ["object", "array", "text", "number", "flag", "null"])
  }

  @Test func eachProblemHasAWord() {
    let problems: [NotebookDataError.Problem] = [
      .tooLong(limit: 1), .json(.endsEarly), .unknownFormat(""), .unknownVersion("", known: 1),
      .unknownKey("", known: []), .missingKey(""), .exclusiveKeys("", ""),
      .wrongType(expected: .array, found: .null), .unreadableValue("", expected: .time),
      .row(.openQuote),
      .cellCount(1, columns: 2), .repeatedValue(""), .tooManyValues(limit: 1),
      .edit(.historyHasRows),
    ]
    #expect(Set(problems.map(\.identifier)).count == problems.count)
    #expect(NotebookDataError.Problem.unknownKey("", known: []).identifier == "unknownKey")
    let fields: [UserUnitProblem.Problem] = [
      .missing, .notANumber(""), .tooLong(""), .zero, .repeated("", unit: ""), .unknown(""),
      .otherCategory("", category: ""), .refused(.zeroFactor),
    ]
    #expect(Set(fields.map { UserUnitProblem(.name, $0).identifier }).count == fields.count)
    #expect(UserUnitProblem(.factor, .zero).identifier == "zero")
    let answers: [GateAnswer] = [.open, .needs(.pro), .limitReached(1, lifts: nil), .absent]
    #expect(answers.map(\.identifier) == ["open", "needs", "limitReached", "absent"])
  }
}
