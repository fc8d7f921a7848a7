import Conformance
import MeasureText
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias FlatWriter =
    @Sendable (NotebookContent) throws -> (
      bytes: [UInt8], leftOut: [NamedRow], omitted: [LegacyOmission]
    )

  /// The law that flat keys contain each value, or that a note names the value as lost.
  package static var flatKeys: Law {
    Law(
      flatKeys { try LegacyNotebook.write($0) }, source: "Sources/Notebook/Legacy/README.md")
  }

  /// The settings that no flat key stores, with their values as texts.
  private static let settings: [(String, @Sendable (NotebookSettings) -> String)] = [
    ("settings.skin", { "\($0.skin)" }), ("settings.accent", { "\($0.accent, default: "")" }),
    ("settings.motion", { "\($0.motion)" }), ("settings.keyClick", { "\($0.keyClick)" }),
    ("settings.favoritesLayout", { "\($0.favoritesLayout)" }),
    ("settings.locale", { $0.locale?.rawValue ?? "" }),
    ("settings.region", { $0.region?.rawValue ?? "" }), ("settings.symbols", { "\($0.symbols)" }),
    ("settings.precision.perPair", { "\($0.precision.pairs)" }),
    ("settings.formatting.grouping", { "\($0.formatting.grouping)" }),
    ("settings.formatting.scientificFrom", { "\($0.formatting.thresholds.largest)" }),
    ("settings.formatting.scientificBelow", { "\($0.formatting.thresholds.smallest)" }),
    ("settings.copyStyle", { "\($0.copyStyle)" }),
    ("settings.belowAbsoluteZeroNote", { "\($0.belowAbsoluteZeroNote)" }),
    ("settings.calculator.mode", { "\($0.calculatorMode)" }),
  ]

  /// Returns the law for a writer of flat keys.
  package static func flatKeys(by write: @escaping FlatWriter) -> Property<EditSequence> {
    var property = Property(
      prefix + "flat-keys-name-what-they-lose",
      "each row is read back or named; each setting is read back unless it is named; so are "
        + "recent items and conversions",
      of: EditSequence.generator,
      labelled: { sequence, labels in
        let notebook = sequence.notebook
        let written = try write(notebook)
        guard let time = Timestamp("2026-01-01T00:00:00.000Z") else {
          return .broken([("time", "none")])
        }
        let read = try LegacyNotebook(written.bytes, at: time).content
        let ids = notebook.rowIDs
        guard (read.rowIDs + written.leftOut.map(\.id)).sorted() == ids.sorted() else {
          return .broken([("rows", "\(ids)"), ("left out", "\(written.leftOut)")])
        }
        for part in ["settings.", "recents.", "history."] {
          let named = written.omitted.contains { $0.rawValue.hasPrefix(part) }
          labels.add(part + (named ? " named" : " read"))
          let isSame = notebook.has(part, of: read)
          if named == isSame { return .broken([(part, "\(written.omitted)")]) }
        }
        for (key, text) in settings {
          let isSame = text(notebook.settings) == text(read.settings)
          if written.omitted.contains(where: { $0.rawValue == key }) == isSame {
            return .broken([(key, "\(written.omitted)")])
          }
        }
        let begun = try write(NotebookContent()).omitted
        return begun.isEmpty ? .holds : .broken([("of nothing", "\(begun)")])
      })
    property.requiredLabels = [
      "settings. named": 20, "settings. read": 20, "recents. named": 20, "history. named": 20,
    ]
    return property
  }
}

extension NotebookContent {
  fileprivate var rowIDs: [String] {
    favorites.map(\.id) + history.map(\.id) + customUnits.map(\.id) + customCategories.map(\.id)
  }

  /// Whether a part of this notebook equals the same part of a notebook that was read.
  fileprivate func has(_ part: String, of read: NotebookContent) -> Bool {
    switch part {
    case "settings.": settings == read.settings
    case "recents.": recents == read.recents
    default: read.history.allSatisfy { $0 == history.entry($0.id) }
    }
  }
}
