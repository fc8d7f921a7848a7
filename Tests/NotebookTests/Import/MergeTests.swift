import Metryvo
import Testing

@Suite struct MergeTests {
  /// Returns a notebook made by random edits, whose identifiers, times and names overlap with those
  /// of other random notebooks.
  static func random(_ seed: UInt64) -> NotebookContent {
    var numbers = SampleNumbers(state: seed)
    var notebook = NotebookContent()
    for _ in 0..<60 { _ = try? notebook.edit(edit(&numbers)) }
    return notebook
  }

  private static func edit(_ numbers: inout SampleNumbers) -> NotebookEdit {
    let number = numbers.below(12)
    let id = "r\(number)"
    let time = numbers.below(3)
    switch numbers.below(10) {
    case 0: return .record(NotebookSamples.conversion(id, time))
    case 1: return .record(NotebookSamples.calculation(id, time))
    case 2: return .star(id: id, true)
    case 3: return .markCopied(id: id, true)
    case 4:
      var favorite = NotebookSamples.favorite(id, from: "u\(number % 3)")
      if time > 0 { favorite.updatedAt = NotebookSamples.time(time) }
      favorite.label = ["Run", "Walk", nil][numbers.below(3)]
      return .addFavorite(favorite)
    case 5: return .useFavorite(id: id, at: NotebookSamples.time(time))
    case 6:
      var unit = NotebookSamples.smoot(id, name: "name \(numbers.below(5))")
      unit.createdAt = NotebookSamples.time(numbers.below(2))
      unit.updatedAt = NotebookSamples.time(time)
      return .addUnit(unit)
    case 7:
      var category = NotebookSamples.currency
      category.id = id
      category.identifier = "c\(numbers.below(3))"
      category.baseIdentifier = "b\(numbers.below(3))"
      return .addCategory(category)
    case 8: return .deleteEntry(id: id)
    default: return .removeFavorite(id: id)
    }
  }

  private func isSame(_ first: NotebookContent, _ second: NotebookContent) -> Bool {
    first.history == second.history && first.customUnits == second.customUnits
      && first.customCategories == second.customCategories
      && Set(first.favorites) == Set(second.favorites)
  }

  @Test func mergingIsAssociativeCommutativeAndIdempotent() throws {
    for seed: UInt64 in 0..<200 {
      let (a, b, c) = (Self.random(seed * 3), Self.random(seed * 3 + 1), Self.random(seed * 3 + 2))
      let left = a.merged(with: b).merged(with: c)
      #expect(left == a.merged(with: b.merged(with: c)))
      #expect(isSame(a.merged(with: b), b.merged(with: a)))
      #expect(a.merged(with: NotebookContent()) == a && a.merged(with: a) == a)
      #expect(NotebookContent().merged(with: a) == a)
      #expect(left.merged(with: b) == left)
      #expect(Set(left.favorites.map(\.subject)).count == left.favorites.count)
      // A merged notebook can be written and read back.
      #expect(try NotebookDocument(NotebookDocument(content: left).bytes).content == left)
      // The catalog leaves out each clashing unit.
      guard seed.isMultiple(of: 20) else { continue }
      let units = left.catalog().units.count - Catalog.standard.units.count
      let clashes = left.clashes.count
      #expect(units == left.customUnits.count + left.customCategories.count - clashes)
    }
  }

  @Test func rowsAreJoinedByTimeAndByFlags() throws {
    var (here, there) = (NotebookContent(), NotebookContent())
    for notebook in [0, 1] {
      var content = NotebookContent()
      try content.edit(.record(NotebookSamples.conversion("h")))
      try content.edit(.addFavorite(NotebookSamples.favorite("f\(notebook)", from: "u\(notebook)")))
      try content.edit(.addFavorite(NotebookSamples.favorite("both")))
      if notebook == 0 { here = content } else { there = content }
    }
    try here.edit(.star(id: "h", true))
    try there.edit(.markCopied(id: "h", true))
    try there.edit(.useFavorite(id: "both", at: NotebookSamples.time(4)))
    try here.edit(.addUnit(NotebookSamples.smoot()))
    var later = NotebookSamples.smoot()
    later.factor = "68"
    later.updatedAt = NotebookSamples.time(1)
    try there.edit(.addUnit(later))
    let merged = here.merged(with: there)
    #expect(merged.history.entry("h")?.isStarred == true)
    #expect(merged.history.entry("h")?.isCopied == true)
    #expect(merged.favorites.map(\.id) == ["f0", "both", "f1"])
    #expect(merged.favorites[1].lastUsedAt == NotebookSamples.time(4))
    #expect(merged.customUnits == [later])
  }

  @Test func theLaterLabelCountsAndTheLaterUse() throws {
    var (here, there) = (NotebookContent(), NotebookContent())
    var old = NotebookSamples.favorite("f")
    old.label = "Run"
    try here.edit(.addFavorite(old))
    try here.edit(.useFavorite(id: "f", at: NotebookSamples.time(9)))
    var renamed = old
    renamed.label = "Jog"
    renamed.updatedAt = NotebookSamples.time(5)
    try there.edit(.addFavorite(renamed))
    for merged in [here.merged(with: there), there.merged(with: here)] {
      #expect(merged.favorites.map(\.label) == ["Jog"])
      #expect(merged.favorites.map(\.lastUsedAt) == [NotebookSamples.time(9)])
    }
    // A removed label stays removed.
    renamed.label = nil
    renamed.updatedAt = NotebookSamples.time(7)
    try there.edit(.changeFavorite(renamed))
    #expect(here.merged(with: there).favorites.map(\.label) == [nil])
  }

  @Test func oneStarWithTwoIdentifiersBecomesOne() throws {
    var (here, there) = (NotebookContent(), NotebookContent())
    try here.edit(.addFavorite(NotebookSamples.favorite("b", from: "mile")))
    try here.edit(.addFavorite(NotebookSamples.favorite("c", from: "inch")))
    try there.edit(.addFavorite(NotebookSamples.favorite("a", from: "mile")))
    let free = ProductPlan(.all, .free)
    for plan in [ProductPlan(), free] {
      let result = here.importing(NotebookDocument(content: there), .merge, plan: plan)
      #expect(result.content.favorites.map(\.id) == ["a", "c"])
      #expect(
        result.notes.map(\.english) == [
          "favourites: 1 row became one with another of the same units: mile → kilometer"
        ])
    }
    // A limit never removes an existing favourite.
    for number in 0..<20 {
      try here.edit(.addFavorite(NotebookSamples.favorite("d\(number)", from: "u\(number)")))
    }
    let full = here.importing(NotebookDocument(content: there), .merge, plan: free)
    #expect(full.content.favorites.count == 22)
    #expect(full.notes.map(\.identifier) == ["joined"])
  }

  @Test func bothStatesOfAJoinedStarAreNamed() throws {
    var (here, there) = (NotebookContent(), NotebookContent())
    var run = NotebookSamples.favorite("b", from: "mile")
    run.label = "Run"
    try here.edit(.addFavorite(run))
    var car = NotebookSamples.favorite("a", from: "mile")
    car.label = "Car"
    car.updatedAt = NotebookSamples.time(3)
    try there.edit(.addFavorite(car))
    let joined = "favourites: 1 row became one with another of the same units: "
    for (notebook, other, notes) in [
      (here, there, ["favourites: 1 row changed: Car", joined + "Run"]),
      (there, here, [joined + "Run"]),
    ] {
      let result = notebook.importing(NotebookDocument(content: other), .merge)
      #expect(result.content.favorites == [car])
      #expect(result.notes.map(\.english) == notes)
    }
    // If a favourite has new units, it merges with the favourite that has these units already.
    var moved = run
    moved.subject = .pair(from: "inch", to: "kilometer")
    moved.updatedAt = NotebookSamples.time(5)
    var two = here
    try two.edit(.addFavorite(NotebookSamples.favorite("c", from: "inch")))
    var other = NotebookContent()
    try other.edit(.addFavorite(moved))
    let result = two.importing(NotebookDocument(content: other), .merge)
    #expect(result.content.favorites == [moved])
    #expect(
      result.notes.map(\.english) == [
        "favourites: 1 row changed: Run", joined + "inch → kilometer",
      ])
  }

  @Test func settingsAndRecentItemsAreThoseOfThisNotebookUnlessNoneWereChosen() throws {
    var (plain, dark, light) = (NotebookContent(), NotebookContent(), NotebookContent())
    var settings = NotebookSettings()
    settings.theme = .dark
    try dark.edit(.changeSettings(settings))
    try dark.edit(.useUnit("mile"))
    settings.theme = .light
    try light.edit(.changeSettings(settings))
    #expect(plain.merged(with: dark).settings == dark.settings)
    #expect(plain.merged(with: dark).recents == dark.recents)
    #expect(light.merged(with: dark).settings == light.settings)
    try plain.edit(.addTip(GivenTip(.small, at: NotebookSamples.time())))
    #expect(dark.merged(with: plain).entitlements == Entitlements())
  }

  @Test func clashingUnitsAreKeptAndTheEarlierIsUsed() throws {
    var (here, there) = (NotebookContent(), NotebookContent())
    try here.edit(.addUnit(NotebookSamples.smoot("u1")))
    var other = NotebookSamples.smoot("u2")
    other.factor = "68"
    other.createdAt = NotebookSamples.time(1)
    other.updatedAt = NotebookSamples.time(1)
    try there.edit(.addUnit(other))
    var pair = NotebookSamples.smoot("u3", name: "pair")
    pair.reference = "smoot"
    try there.edit(.addUnit(pair))
    var merged = here.merged(with: there)
    #expect(merged.customUnits.count == 3)
    let clash = try #require(merged.clashes.first)
    let taken = UserUnitProblem(.identifier, .repeated("smoot", unit: "smoot"))
    #expect(clash.id == "u2" && clash.problem == .userUnit(taken))
    #expect(merged.catalog().unit("pair") != nil)
    // One of the two units may be removed, although a third unit refers to their identifier.
    #expect(try merged.undoes([.removeUnit(id: "u2")]))
    #expect(merged.clashes.isEmpty)
    #expect(throws: NotebookEditError.inUse("smoot", by: "pair")) {
      try merged.edit(.removeUnit(id: "u1"))
    }
  }

  @Test func whatRefersToAClashingUnitIsLeftOutToo() throws {
    var (here, there) = (NotebookContent(), NotebookContent())
    try here.edit(.addUnit(NotebookSamples.smoot("u1", name: "pace")))
    var named = NotebookSamples.smoot("u2", name: "pace")
    named.identifier = "own-pace"
    try there.edit(.addUnit(named))
    var pair = NotebookSamples.smoot("u3", name: "pair")
    pair.reference = "own-pace"
    try there.edit(.addUnit(pair))
    let merged = here.merged(with: there)
    #expect(merged.clashes.map(\.id) == ["u2", "u3"])
    #expect(merged.catalog().unit("pair") == nil)
  }
}
