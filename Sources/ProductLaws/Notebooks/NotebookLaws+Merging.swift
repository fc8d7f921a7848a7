import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias Merger = @Sendable (NotebookContent, NotebookContent) -> NotebookContent

  /// The law that merging joins rows, whatever the order of the notebooks.
  package static var merging: Law {
    Law(merging { $0.merged(with: $1) }, source: "Sources/Notebook/Import/README.md")
  }

  /// Returns the law for an implementation of merging.
  package static func merging(by merge: @escaping Merger) -> Property<ThreeSequences> {
    var property = Property(
      prefix + "merging-joins-rows",
      "a ∪ (b ∪ c) = (a ∪ b) ∪ c if an identifier has one subject; a ∪ b = b ∪ a but for the order of "
        + "favourites, settings and recent items; (a ∪ b) ∪ b = a ∪ b; of rows with one identifier and "
        + "of favourites with one subject there is one, of the latest time, marked if one of them is, "
        + "and used when the last of them was; settings and recent items are those of a, or of b if a "
        + "has none of its own",
      of: ThreeSequences.generator,
      labelled: { sequences, labels in
        let (x, y, z) = sequences.notebooks
        guard merge(x, y).hasRows(of: merge(y, x)) else {
          return .broken([("is not", "commutative")])
        }
        let (a, b, c) = (x.withSubjectsByID, y.withSubjectsByID, z.withSubjectsByID)
        let both = merge(a, b)
        guard merge(both, c) == merge(a, merge(b, c)) else {
          return .broken([("is not", "associative")])
        }
        guard both.settings == (a.settings == NotebookSettings() ? b : a).settings,
          both.recents == (a.recents == RecentItems() ? b : a).recents
        else { return .broken([("settings", "\(both.settings) \(both.recents)")]) }
        guard both.hasRows(of: merge(b, a)) else { return .broken([("is not", "commutative")]) }
        guard merge(both, both) == both, merge(both, b) == both else {
          return .broken([("is not", "idempotent")])
        }
        guard both.favorites.map(\.subject).starts(with: a.favorites.map(\.subject)) else {
          return .broken([("favourites", "\(both.favorites.map(\.id))")])
        }
        if let problem = problem(of: both, a, b) ?? favoriteProblem(of: both, a, b) {
          return .broken([("row", problem)])
        }
        if a.history.contains(where: { b.history.entry($0.id) != nil }) { labels.add("rows meet") }
        if meet(a.customUnits, b.customUnits, id: \.id, time: \.updatedAt) {
          labels.add("units meet")
        }
        if meet(a.customCategories, b.customCategories, id: \.id, time: \.updatedAt) {
          labels.add("categories meet")
        }
        if both.favorites.count < Set((a.favorites + b.favorites).map(\.id)).count {
          labels.add("stars meet")
        }
        return .holds
      })
    property.requiredLabels = [
      "rows meet": 20, "stars meet": 20, "units meet": 10, "categories meet": 10,
    ]
    return property
  }

  /// Whether a row of one list has the identifier of a row of the other list, but another time.
  private static func meet<Row>(
    _ rows: [Row], _ others: [Row], id: (Row) -> String, time: (Row) -> Timestamp
  ) -> Bool {
    rows.contains { row in
      others.contains { id($0) == id(row) && time($0) != time(row) }
    }
  }

  /// Returns the first row that is not the join of its states in both notebooks.
  private static func problem(
    of both: NotebookContent, _ a: NotebookContent, _ b: NotebookContent
  ) -> String? {
    if Set(both.history.map(\.id)) != Set(a.history.map(\.id)).union(b.history.map(\.id)) {
      return "of history is missing or new"
    }
    for row in both.history {
      let states = [a.history.entry(row.id), b.history.entry(row.id)].compactMap(\.self)
      let isJoined =
        states.contains { $0.content == row.content && $0.createdAt == row.createdAt }
        && states.allSatisfy { $0.createdAt <= row.createdAt }
        && row.isStarred == states.contains(where: \.isStarred)
        && row.isCopied == states.contains(where: \.isCopied)
      if !isJoined { return "\(row) of \(states)" }
    }
    return problem(
      of: both.customUnits, a.customUnits + b.customUnits, id: \.id, time: \.updatedAt)
      ?? problem(
        of: both.customCategories, a.customCategories + b.customCategories, id: \.id,
        time: \.updatedAt)
  }

  /// Returns the first row that is not the latest of all rows with its identifier.
  private static func problem<Row: Equatable>(
    of rows: [Row], _ all: [Row], id: (Row) -> String, time: (Row) -> Timestamp
  ) -> String? {
    if rows.count != Set(all.map(id)).count { return "of \(Row.self) is missing or stands twice" }
    for row in rows {
      let states = all.filter { id($0) == id(row) }
      if !states.contains(row) || time(row) != states.map(time).max() {
        return "\(row) of \(states)"
      }
    }
    return nil
  }

  /// Returns the first favourite that is not the join of all favourites of its subject.
  private static func favoriteProblem(
    of both: NotebookContent, _ a: NotebookContent, _ b: NotebookContent
  ) -> String? {
    if both.favorites.count != Set((a.favorites + b.favorites).map(\.subject)).count {
      return "of favourites is missing or stands twice"
    }
    for row in both.favorites {
      let states = (a.favorites + b.favorites).filter { $0.subject == row.subject }
      let isJoined =
        states.contains {
          ($0.label, $0.color, $0.decimals) == (row.label, row.color, row.decimals)
            && ($0.createdAt, $0.updatedAt) == (row.createdAt, row.updatedAt)
        } && (row.updatedAt ?? row.createdAt) == states.map { $0.updatedAt ?? $0.createdAt }.max()
        && row.lastUsedAt == states.compactMap(\.lastUsedAt).max()
        && Array(row.id.utf8)
          == states.map { Array($0.id.utf8) }.min { $0.lexicographicallyPrecedes($1) }
      if !isJoined { return "\(row) of \(states)" }
    }
    return nil
  }

  package typealias Importer =
    @Sendable (NotebookContent, NotebookDocument, ImportMode) -> NotebookImport

  /// The law that an import restores what an export wrote.
  package static var imports: Law {
    Law(
      imports { notebook, document, mode in notebook.importing(document, mode) },
      source: "Sources/Notebook/Import/README.md")
  }

  /// Returns the law for an implementation of imports.
  package static func imports(by take: @escaping Importer) -> Property<ThreeSequences> {
    var property = Property(
      prefix + "imports-are-exports",
      "an export that is imported into an empty notebook gives the notebook but for entitlements, "
        + "in both modes; into its own notebook nothing changes, nor by an empty document that is "
        + "merged; replacing gives the document, and the backup gives the notebook before; favourites "
        + "that became one are named; a plan without them takes no decimals of favourites and settings "
        + "but those of before",
      of: ThreeSequences.generator,
      labelled: { sequences, labels in
        let (a, b, _) = sequences.notebooks
        let none = take(a, NotebookDocument(content: NotebookContent()), .merge)
        if none.content != a || !none.notes.isEmpty { return .broken([("none", "\(none.notes)")]) }
        let export = try NotebookDocument(NotebookDocument(content: a).bytes)
        for mode in ImportMode.allCases {
          let fresh = take(NotebookContent(), export, mode)
          if fresh.content != export.content { return .broken([("empty", "\(mode)")]) }
          if take(a, export, mode).content != a { return .broken([("own", "\(mode)")]) }
          let free = b.importing(export, mode, plan: ProductPlan(.unitConverter, .free)).content
          let taken = free.favorites.first { favorite in
            guard let decimals = favorite.decimals else { return false }
            if case .unit = favorite.subject, decimals <= 8 { return false }
            return !b.favorites.contains {
              $0.subject == favorite.subject && ($0.decimals ?? -1) >= decimals
            }
          }
          if let taken { return .broken([("decimals", "\(taken)")]) }
          if let new = free.settings.precision.beyond(8, before: b.settings.precision) {
            return .broken([("decimals of settings", "\(new)")])
          }
          if free.settings.precision.global > 8 { labels.add("decimals stay") }
          let into = take(b, export, mode)
          var expected = mode == .merge ? b.merged(with: a) : a
          _ = try expected.edit(.changeEntitlements(b.entitlements))
          if into.content != expected { return .broken([("other", "\(mode)")]) }
          if mode == .merge, let row = into.unnamed(of: a.favorites + b.favorites) {
            return .broken([("not named", "\(row) in \(into.notes)")])
          }
          if into.notes.contains(where: { $0.identifier == "joined" }) { labels.add("joined") }
          let backup = try NotebookDocument(into.backup.bytes(withEntitlements: true))
          if try backup.content != b.asRead { return .broken([("backup", "\(mode)")]) }
          var notebook = b
          let undo = try notebook.edit(.replaceAll(into.content))
          _ = try notebook.edit(undo)
          if notebook != b { return .broken([("undo", "\(mode)")]) }
        }
        return .holds
      })
    property.requiredLabels = ["joined": 5, "decimals stay": 10]
    return property
  }
}

extension NotebookImport {
  /// Returns the first favourite whose identifier is neither in the notebook after a merge, nor
  /// named by a note as removed or joined.
  fileprivate func unnamed(of favorites: [Favorite]) -> Favorite? {
    var named: Set<String> = []
    for note in notes {
      switch note {
      case .joined(let rows), .removed(.favorites, let rows): named.formUnion(rows.map(\.id))
      default: break
      }
    }
    named.formUnion(content.favorites.map(\.id))
    return favorites.first { !named.contains($0.id) }
  }
}

extension PrecisionSettings {
  /// Returns the first number of decimals that exceeds `limit` and the earlier value of the
  /// setting.
  fileprivate func beyond(_ limit: Int, before: PrecisionSettings) -> String? {
    func isNew(_ decimals: Int, _ old: Int?) -> Bool { decimals > max(limit, old ?? -1) }
    if isNew(global, before.global) { return "all: \(global)" }
    let category = categories.first { row in
      isNew(row.decimals, before.categories.first { $0.category == row.category }?.decimals)
    }
    if let category { return "\(category)" }
    let pair = pairs.first { row in
      let old = before.pairs.first { $0.from == row.from && $0.to == row.to }
      return isNew(row.decimals, old?.decimals)
    }
    return pair.map { "\($0)" }
  }
}

extension NotebookContent {
  /// The notebook with subjects of favourites that are derived from the identifiers.
  ///
  /// There are only five subjects, so favourites of different notebooks share subjects.
  fileprivate var withSubjectsByID: NotebookContent {
    var notebook = self
    for var favorite in favorites {
      let number = favorite.id.utf8.reduce(0) { ($0 + Int($1)) % 5 }
      favorite.subject = number == 0 ? .unit("inch") : .pair(from: "u\(number)", to: "mile")
      if (try? notebook.edit(.changeFavorite(favorite))) == nil {
        _ = try? notebook.edit(.removeFavorite(id: favorite.id))
      }
    }
    return notebook
  }

  /// Whether the rows equal the rows of another notebook; the order of favourites does not matter.
  fileprivate func hasRows(of other: NotebookContent) -> Bool {
    history == other.history && customUnits == other.customUnits
      && customCategories == other.customCategories
      && favorites.sorted { $0.id < $1.id } == other.favorites.sorted { $0.id < $1.id }
  }
}

/// The edits of three notebooks.
package struct ThreeSequences: Sendable, CustomStringConvertible {
  let sequences: [EditSequence]

  static let generator = Generator<ThreeSequences>("three notebooks") { source in
    var sequences: [EditSequence] = []
    for _ in 0..<3 {
      guard let sequence = source.draw(EditSequence.generator) else { return nil }
      sequences.append(sequence)
    }
    return ThreeSequences(sequences: sequences)
  }

  var notebooks: (NotebookContent, NotebookContent, NotebookContent) {
    (sequences[0].notebook, sequences[1].notebook, sequences[2].notebook)
  }

  package var description: String {
    sequences.map(\.description).joined(separator: " | ")
  }
}
