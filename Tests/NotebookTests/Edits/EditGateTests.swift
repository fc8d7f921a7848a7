import Metryvo
import Testing

@Suite struct EditGateTests {
  private func notebook(favorites: Int = 0, units: Int = 0) throws -> NotebookContent {
    var notebook = NotebookContent()
    for number in 0..<favorites {
      try notebook.edit(.addFavorite(NotebookSamples.favorite("f\(number)")))
    }
    for number in 0..<units {
      try notebook.edit(.addUnit(NotebookSamples.smoot("u\(number)", name: "unit \(number)")))
    }
    return notebook
  }

  @Test func favoritesAndUnitsHaveTheirLimits() throws {
    let favorite = NotebookEdit.addFavorite(NotebookSamples.favorite("new"))
    let unit = NotebookEdit.addUnit(NotebookSamples.smoot("new"))
    let free = ProductPlan(.metryvo, .free)
    #expect(free.answer(to: favorite, in: try notebook(favorites: 19)) == .open)
    let full = try notebook(favorites: 20, units: 5)
    #expect(free.answer(to: favorite, in: full) == .limitReached(20, lifts: .pro))
    #expect(free.answer(to: unit, in: try notebook(units: 4)) == .open)
    #expect(free.answer(to: unit, in: full) == .limitReached(5, lifts: .pro))
    #expect(ProductPlan(.metryvo).answer(to: favorite, in: full) == .open)
    let category = NotebookEdit.addCategory(NotebookSamples.currency)
    #expect(free.answer(to: category, in: full) == .open)
    #expect(ProductPlan(.converter).answer(to: category, in: try notebook()) == .absent)
    #expect(ProductPlan(.converter).answer(to: unit, in: try notebook()) == .absent)
    #expect(ProductPlan(.converter).answer(to: favorite, in: try notebook()) == .absent)
    let tip = NotebookEdit.addTip(GivenTip(.small, at: NotebookSamples.time()))
    #expect(free.answer(to: tip, in: full) == .open)
    #expect(ProductPlan(.converter).answer(to: tip, in: full) == .absent)
    // Removing is always allowed.
    #expect(free.answer(to: .removeFavorite(id: "f1"), in: full) == .open)
  }

  @Test func newSettingsAreAskedForAndOldOnesStay() throws {
    var notebook = NotebookContent()
    let free = ProductPlan(.unitConverter, .free)
    func answer(_ change: (inout NotebookSettings) -> Void) -> GateAnswer {
      var settings = notebook.settings
      change(&settings)
      return free.answer(to: .changeSettings(settings), in: notebook)
    }
    #expect(answer { $0.theme = .dark } == .open)
    #expect(answer { $0.theme = .oled } == .absent)
    #expect(answer { $0.skin = .expressive } == .absent)
    #expect(answer { $0.precision.setDecimals(9, ofCategory: "a") } == .limitReached(8, lifts: nil))
    #expect(answer { $0.precision.setDecimals(2, from: "a", to: "b") } == .absent)
    var before = NotebookSettings()
    before.skin = .expressive
    before.precision.global = 12
    before.precision.setDecimals(2, from: "a", to: "b")
    try notebook.edit(.changeSettings(before))
    #expect(answer { $0.keyClick = true } == .open)
    #expect(answer { $0.precision.global = 11 } == .open)
    // A higher number of decimals in another setting does not allow these decimals.
    for decimals in [9, 12] {
      #expect(
        answer { $0.precision.setDecimals(decimals, ofCategory: "a") }
          == .limitReached(8, lifts: nil))
    }
    before.precision.global = 8
    before.precision.setDecimals(12, from: "a", to: "b")
    before.precision.setDecimals(10, ofCategory: "a")
    try notebook.edit(.changeSettings(before))
    let full = GateAnswer.limitReached(8, lifts: nil)
    #expect(answer { $0.precision.global = 9 } == full)
    #expect(answer { $0.precision.setDecimals(11, ofCategory: "a") } == full)
    #expect(answer { $0.precision.setDecimals(9, ofCategory: "a") } == .open)
    #expect(answer { $0.precision.setDecimals(nil, from: "a", to: "b") } == .open)
    #expect(answer { $0.precision.setDecimals(3, from: "a", to: "b") } == .absent)
    #expect(answer { $0 = NotebookSettings() } == .open)
  }

  @Test func decimalsOfFavoritesAreAskedFor() throws {
    var notebook = NotebookContent()
    var pair = NotebookSamples.favorite("p")
    var unit = Favorite(id: "u", .unit("mile"), createdAt: NotebookSamples.time())
    func answers(_ plan: ProductPlan, _ favorite: Favorite) -> [GateAnswer] {
      [.addFavorite(favorite), .changeFavorite(favorite)].map { plan.answer(to: $0, in: notebook) }
    }
    let (free, small) = (ProductPlan(.all, .free), ProductPlan(.unitConverter))
    unit.decimals = 9
    #expect(answers(free, unit) == [.open, .open])
    #expect(answers(small, unit) == Array(repeating: .limitReached(8, lifts: nil), count: 2))
    unit.decimals = 8
    #expect(answers(small, unit) == [.open, .open])
    pair.decimals = 1
    #expect(answers(free, pair) == [.needs(.pro), .needs(.pro)])
    #expect(answers(small, pair) == [.absent, .absent])
    #expect(answers(ProductPlan(), pair) == [.open, .open])
    // Existing values stay, and may be reduced.
    unit.decimals = 12
    try notebook.edit(.addFavorite(unit))
    try notebook.edit(.addFavorite(pair))
    pair.label = "Run"
    #expect(small.answer(to: .changeFavorite(pair), in: notebook) == .open)
    unit.decimals = 10
    #expect(small.answer(to: .changeFavorite(unit), in: notebook) == .open)
    pair.decimals = nil
    #expect(small.answer(to: .changeFavorite(pair), in: notebook) == .open)
    pair.decimals = 2
    #expect(small.answer(to: .changeFavorite(pair), in: notebook) == .absent)
    // With the new subject, the favourite had no decimals before.
    unit.subject = .pair(from: "mile", to: "foot")
    unit.decimals = 12
    #expect(small.answer(to: .changeFavorite(unit), in: notebook) == .limitReached(8, lifts: nil))
  }

  @Test func historyIsTrimmedInBatches() throws {
    var notebook = NotebookContent()
    let plan = ProductPlan(.unitConverter)
    for number in 0..<110 {
      try notebook.edit(.record(NotebookSamples.conversion("r\(number)", number)))
    }
    #expect(plan.dueTrims(of: notebook) == [])
    try notebook.edit(.record(NotebookSamples.conversion("last", 200)))
    #expect(plan.dueTrims(of: notebook) == [.trimHistory(.conversion, to: 100)])
    #expect(ProductPlan().dueTrims(of: notebook) == [])
    for trim in plan.dueTrims(of: notebook) { try notebook.edit(trim) }
    #expect(notebook.history.count == 100 && notebook.history.first?.id == "r11")
    #expect(plan.dueTrims(of: notebook) == [])
  }

  @Test func aProfileKeepsTheRowsOfItsParts() throws {
    let notebook = NotebookContent()
    let row = NotebookEdit.record(NotebookSamples.conversion("r"))
    #expect(ProductPlan(.converter).answer(to: row, in: notebook) == .absent)
    #expect(ProductPlan(.all, .free).answer(to: row, in: notebook) == .open)
    let sum = NotebookEdit.record(NotebookSamples.calculation("s"))
    #expect(ProductPlan(.metryvo).answer(to: sum, in: notebook) == .absent)
    #expect(ProductPlan(.prism, .free).answer(to: sum, in: notebook) == .open)
    // Several rows are allowed only if each row is allowed.
    let both = NotebookEdit.addEntries([
      NotebookSamples.conversion("r"), NotebookSamples.calculation("s"),
    ])
    #expect(ProductPlan(.metryvo).answer(to: both, in: notebook) == .absent)
    #expect(ProductPlan(.converter).answer(to: both, in: notebook) == .absent)
    #expect(ProductPlan(.all, .free).answer(to: both, in: notebook) == .open)
  }
}
