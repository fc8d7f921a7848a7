import Metryvo
import Testing

@Suite struct ImportTests {
  private func notebook(_ edits: [NotebookEdit]) throws -> NotebookContent {
    var notebook = NotebookContent()
    for edit in edits { try notebook.edit(edit) }
    return notebook
  }

  @Test func aMergeReportsWhatCameAndChanged() throws {
    let here = try notebook([
      .record(NotebookSamples.calculation("a")), .addFavorite(NotebookSamples.favorite("f")),
    ])
    let there = try notebook([
      .record(NotebookSamples.calculation("a")), .star(id: "a", true),
      .record(NotebookSamples.conversion("b")),
      .addFavorite(Favorite(id: "g", .unit("mile"), createdAt: NotebookSamples.time())),
    ])
    let result = here.importing(NotebookDocument(content: there), .merge)
    #expect(
      result.notes.map(\.english) == [
        "favourites: 1 row came in (rows deleted here before come back): mile",
        "history: 1 row came in (rows deleted here before come back): 12 km → 7.456 mi",
        "history: 1 row changed: 100 + 10 % = 110",
      ])
    #expect(result.notes.map(\.identifier) == ["added", "added", "changed"])
    #expect(result.content == here.merged(with: there))
    // Importing restores a deleted row, and the note names it.
    var cleared = result.content
    try cleared.edit(.deleteEntry(id: "b"))
    let again = cleared.importing(NotebookDocument(content: there), .merge)
    #expect(again.content == result.content)
    #expect(
      again.notes.map(\.english) == [
        "history: 1 row came in (rows deleted here before come back): 12 km → 7.456 mi"
      ])
    // Replacing a notebook imports all rows.
    let replaced = cleared.importing(NotebookDocument(content: there), .replace)
    #expect(replaced.notes.map(\.english).contains("history: 1 row came in: 12 km → 7.456 mi"))
  }

  @Test func aReplacementHasABackupAndIsUndone() throws {
    var here = try notebook([
      .record(NotebookSamples.calculation("a")), .addUnit(NotebookSamples.smoot()),
      .addTip(GivenTip(.small, at: NotebookSamples.time())),
    ])
    let there = try DocumentRoundTripTests.full()
    let before = here
    let result = here.importing(
      NotebookDocument(content: there), .replace, at: NotebookSamples.time(5), app: "metryvo 1")
    #expect(here == before)
    let backup = try NotebookDocument(result.backup.bytes(withEntitlements: true))
    #expect(try backup.content == before.asRead() && backup.exportedAt == NotebookSamples.time(5))
    let undo = try here.edit(.replaceAll(result.content))
    #expect(here.entitlements == before.entitlements)
    #expect(here.history == there.history && here.settings == there.settings)
    #expect(result.notes.contains(.settingsTaken))
    #expect(result.notes.contains(.entitlementsLeftOut(products: 1, tips: 1)))
    #expect(result.notes.contains { $0.english == "history: 1 row went: 100 + 10 % = 110" })
    try here.edit(undo)
    #expect(here == before)
  }

  @Test func whatALimitLeavesOutIsNamed() throws {
    let free = ProductPlan(.all, .free)
    var edits: [NotebookEdit] = []
    for number in 0..<25 {
      edits.append(.addFavorite(NotebookSamples.favorite("f\(number)", from: "u\(number)")))
    }
    for number in 0..<12 {
      edits.append(.record(NotebookSamples.calculation("r\(number)", number)))
    }
    for number in 0..<7 {
      var unit = NotebookSamples.smoot("u\(number)", name: "unit \(number)")
      unit.createdAt = NotebookSamples.time(number)
      edits.append(.addUnit(unit))
    }
    var orphan = NotebookSamples.smoot("u2x", name: "orphan")
    orphan.createdAt = NotebookSamples.time(2)
    orphan.reference = "unit-6"
    edits.append(.addUnit(orphan))
    let there = try notebook(edits)
    let here = try notebook([.addFavorite(NotebookSamples.favorite("mine"))])
    let result = here.importing(NotebookDocument(content: there), .merge, plan: free)
    #expect(result.content.favorites.map(\.id) == ["mine"] + (0..<19).map { "f\($0)" })
    #expect(result.content.history.map(\.id) == (2..<12).map { "r\($0)" })
    #expect(result.content.customUnits.map(\.id) == ["u0", "u1", "u2", "u3"])
    let left = result.notes.filter { $0.identifier == "leftOut" }.map(\.english)
    #expect(
      left == [
        "favourites: 6 rows of the file stayed out: u19 → kilometer, u20 → kilometer, "
          + "u21 → kilometer and 3 more; 20 is the most without Pro",
        "custom units: 3 rows of the file stayed out: unit 4, unit 5, unit 6; "
          + "5 is the most without Pro",
        "calculations: 2 rows of the file stayed out: 100 + 10 % = 110, 100 + 10 % = 110; "
          + "10 is the most without Pro",
      ])
    #expect(
      result.notes.contains {
        $0.english
          == "custom units: 1 row stayed out, because the unit that they refer to did: orphan"
      })
    // Existing rows stay under any plan.
    let all = there.importing(NotebookDocument(content: here), .merge, plan: free)
    #expect(all.content == there.merged(with: NotebookContent()))
    #expect(all.notes.map(\.identifier) == ["leftOut"])
    let own = there.importing(NotebookDocument(content: there), .replace, plan: free)
    #expect(own.content == there && own.notes.isEmpty)
    // Without limits, no row is left out.
    let pro = here.importing(NotebookDocument(content: there), .merge)
    #expect(pro.content.customUnits == there.customUnits)
    #expect(!pro.notes.contains { $0.identifier == "leftOut" })
  }

  @Test func aProfileWithoutTheListLeavesAllOut() throws {
    let there = try notebook([
      .addCategory(NotebookSamples.currency), .record(NotebookSamples.conversion("a")),
    ])
    let result = NotebookContent().importing(
      NotebookDocument(content: there), .merge, plan: ProductPlan(.converter))
    #expect(result.content == NotebookContent())
    #expect(
      result.notes.map(\.english) == [
        "custom units: 1 row of the file stayed out: Currency (manual); "
          + "this product does not have it",
        "conversions: 1 row of the file stayed out: 12 km → 7.456 mi; "
          + "this product does not have it",
      ])
  }

  @Test func settingsThatThePlanDoesNotHaveStayOut() throws {
    var settings = NotebookSettings()
    settings.skin = .expressive
    let there = try notebook([.changeSettings(settings), .useUnit("mile")])
    let free = NotebookContent().importing(
      NotebookDocument(content: there), .replace, plan: ProductPlan(.all, .free))
    #expect(free.content.settings == NotebookSettings())
    #expect(free.notes == [.settingsLeftOut([.skin], .needs(.pro))])
    settings.theme = .dark
    let here = try notebook([.changeSettings(settings), .useUnit("foot")])
    let kept = here.importing(NotebookDocument(content: there), .merge)
    #expect(kept.notes == [.settingsKept, .recentsKept])
  }

  @Test func clashesAreReported() throws {
    let here = try notebook([.addUnit(NotebookSamples.smoot("a"))])
    let there = try notebook([.addUnit(NotebookSamples.smoot("b"))])
    let result = here.importing(NotebookDocument(content: there), .merge)
    #expect(
      result.notes.last?.english
        == "\"smoot\" is kept but cannot be used: identifier \"smoot\" is taken; choose another one"
    )
  }

  @Test func aSettingThatThePlanDoesNotHaveLeavesTheOthers() throws {
    var settings = NotebookSettings()
    settings.theme = .dark
    settings.skin = .expressive
    settings.keyClick = true
    settings.precision.global = 12
    settings.precision.setDecimals(4, ofCategory: "length")
    settings.precision.setDecimals(11, ofCategory: "mass")
    settings.precision.setDecimals(1, from: "mile", to: "kilometer")
    let there = try notebook([.changeSettings(settings)])
    let plan = ProductPlan(.unitConverter, .free)
    let result = NotebookContent().importing(
      NotebookDocument(content: there), .replace, plan: plan)
    var expected = NotebookSettings()
    expected.theme = .dark
    expected.keyClick = true
    expected.precision.setDecimals(4, ofCategory: "length")
    #expect(result.content.settings == expected)
    #expect(
      result.notes.map(\.english) == [
        "settings: of this device stay the skin, the decimals of mile → kilometer; "
          + "this product does not have it",
        "settings: of this device stay the decimals, the decimals of mass; 8 is the most",
        "settings: those of the file hold now",
      ])
    // Settings beyond the plan stay where they exist, and are refused elsewhere.
    let own = there.importing(NotebookDocument(content: there), .replace, plan: plan)
    #expect(own.content == there && own.notes.isEmpty)
    #expect(plan.answer(to: .changeSettings(settings), in: there) == .open)
    #expect(plan.answer(to: .changeSettings(settings), in: NotebookContent()) == .absent)
  }

  @Test func decimalsOfFavoritesThatThePlanDoesNotHaveStayOut() throws {
    var run = NotebookSamples.favorite("f")
    run.label = "Run"
    let here = try notebook([.addFavorite(run)])
    run.decimals = 3
    run.color = .blue
    run.updatedAt = NotebookSamples.time(1)
    let mile = Favorite(id: "m", .unit("mile"), decimals: 9, createdAt: NotebookSamples.time())
    let there = try notebook([.addFavorite(run), .addFavorite(mile)])
    let plan = ProductPlan(.unitConverter, .free)
    for mode in ImportMode.allCases {
      let result = here.importing(NotebookDocument(content: there), mode, plan: plan)
      #expect(result.content.favorites.map(\.decimals) == [nil, nil])
      #expect(result.content.favorites.map(\.color) == [.blue, nil])
      #expect(
        result.notes.map(\.english) == [
          mode == .merge
            ? "favourites: 1 row came in (rows deleted here before come back): mile"
            : "favourites: 1 row came in: mile",
          "favourites: 1 row changed: Run",
          "settings: of this device stay the decimals of the favourite Run; "
            + "this product does not have it",
          "settings: of this device stay the decimals of the favourite mile; 8 is the most",
        ])
    }
    // A notebook keeps its own decimals even if the plan lacks them.
    let own = there.importing(NotebookDocument(content: here), .merge, plan: plan)
    #expect(own.content == there && own.notes.isEmpty)
  }

  @Test func rowsThatTheNextTrimRemovesAreNamed() throws {
    var here = NotebookContent()
    var there = NotebookContent()
    for number in 0..<10 {
      try here.edit(.record(NotebookSamples.calculation("old\(number)", number)))
      try there.edit(.record(NotebookSamples.calculation("new\(number)", 100 + number)))
    }
    let plan = ProductPlan(.all, .free)
    let result = here.importing(NotebookDocument(content: there), .merge, plan: plan)
    #expect(result.content == here.merged(with: there))
    let due = result.notes.filter { $0.identifier == "dueForTrim" }
    #expect(
      due.map(\.english) == [
        "calculations: the next trim removes 10 rows, because 10 stay: 100 + 10 % = 110, "
          + "100 + 10 % = 110, 100 + 10 % = 110 and 7 more"
      ])
    // The trim removes the named rows, and no row is named twice.
    var after = result.content
    for trim in plan.dueTrims(of: after) { try after.edit(trim) }
    guard case .dueForTrim(.calculations, 10, let rows)? = due.first else { return }
    #expect(rows.map(\.id) == here.history.map(\.id))
    #expect(after.history == there.history)
    let again = result.content.importing(NotebookDocument(content: there), .merge, plan: plan)
    #expect(again.notes.isEmpty)
  }

  @Test func aUnitWhoseNewReferenceStaysOutIsAsBefore() throws {
    var units: [NotebookEdit] = []
    for number in 0..<5 {
      var unit = NotebookSamples.smoot("u\(number)", name: "unit \(number)")
      unit.createdAt = NotebookSamples.time(number)
      units.append(.addUnit(unit))
    }
    let here = try notebook(units)
    var last = NotebookSamples.smoot("new", name: "new unit")
    last.createdAt = NotebookSamples.time(9)
    var changed = NotebookSamples.smoot("u2", name: "unit 2")
    changed.createdAt = NotebookSamples.time(2)
    changed.updatedAt = NotebookSamples.time(10)
    changed.reference = "new-unit"
    let there = try notebook(units + [.addUnit(last), .changeUnit(changed)])
    let result = here.importing(
      NotebookDocument(content: there), .merge, plan: ProductPlan(.all, .free))
    #expect(result.content == here)
    #expect(result.notes.map(\.identifier) == ["leftOut", "withoutReference"])
    #expect(result.content.clashes.isEmpty)
  }
}
