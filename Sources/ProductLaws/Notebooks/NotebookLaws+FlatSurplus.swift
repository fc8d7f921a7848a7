import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias FlatReader = @Sendable ([UInt8]) throws -> LegacyNotebook?

  /// The law that flat keys beyond a notebook's limits are read, and that notes name the surplus.
  package static var flatSurplus: Law {
    Law(
      flatSurplus { bytes in
        guard let time = Timestamp("2026-01-01T00:00:00.000Z") else { return nil }
        return try LegacyNotebook(bytes, at: time)
      },
      source: "Sources/Notebook/Legacy/README.md")
  }

  /// Returns the law for a reader of flat keys.
  package static func flatSurplus(by read: @escaping FlatReader) -> Property<FlatSurplus> {
    var property = Property(
      prefix + "flat-keys-beyond-limits",
      "the first 10 categories and 20 units are kept, each once, and the others named; favourites "
        + "of one pair are one, with the smallest identifier, and the others named; a last "
        + "conversion of an unknown category or unit stays out by name",
      of: FlatSurplus.generator,
      labelled: { flat, labels in
        guard let legacy = try read(Array(flat.text.utf8)) else { return .broken([("read", "")]) }
        let (categories, units) = (flat.kept(flat.categories, 10), flat.kept(flat.units, 20))
        var notes: [String] = []
        if !flat.joined.isEmpty { notes.append("joined \(flat.joined.joined(separator: " "))") }
        for (name, texts) in [("categories", categories.others), ("units", units.others)]
        where !texts.isEmpty {
          notes.append("\(name) \(texts.joined(separator: " "))")
        }
        if let unknown = flat.unknown { notes.append("last \(unknown)") }
        for note in notes { labels.add(String(note.prefix { $0 != " " })) }
        if notes.isEmpty { labels.add("nothing") }
        let content = legacy.content
        let found = [
          content.recents.categories.joined(separator: " "),
          content.recents.units.joined(separator: " "),
          content.favorites.map(\.id).sorted().joined(separator: " "),
          content.recents.last.map { "\($0.category) \($0.from) \($0.to)" } ?? "",
          legacy.notes.map(\.content).sorted().joined(separator: "; "),
        ]
        let expected = [
          categories.first.joined(separator: " "), units.first.joined(separator: " "),
          flat.stars.joined(separator: " "), flat.last ?? "",
          notes.sorted().joined(separator: "; "),
        ]
        return found == expected
          ? .holds : .broken([("read", "\(found)"), ("expected", "\(expected)")])
      })
    property.requiredLabels = [
      "joined": 20, "categories": 20, "units": 20, "last": 20, "nothing": 3,
    ]
    return property
  }
}

extension ImportNote {
  /// The content of the note as text, for comparison.
  fileprivate var content: String {
    switch self {
    case .joined(let rows): "joined " + rows.map(\.id).sorted().joined(separator: " ")
    case .recentsLeftOut(let list, _, let values):
      "\(list.rawValue) " + values.joined(separator: " ")
    case .lastLeftOut(let text): "last \(text)"
    default: "another: \(identifier)"
    }
  }
}

/// Flat keys as a program without limits writes them.
package struct FlatSurplus: Sendable, CustomStringConvertible {
  let categories: [String]
  let units: [String]
  /// The source units of the favourites; the position determines the identifier.
  let favorites: [String]
  let category: String
  let symbols: [String]

  static let generator = Generator<FlatSurplus>("flat keys") { source in
    let most = source.oneIn(4) ? 1 : 30
    return FlatSurplus(
      categories: (0..<source.uniform(in: 0...min(most, 14))).map { _ in
        "c\(source.uniform(in: 0...20))"
      },
      units: (0..<source.uniform(in: 0...most)).map { _ in "u\(source.uniform(in: 0...60))" },
      favorites: (0..<source.uniform(in: 0...min(most, 6))).map { _ in
        source.element(of: ["mile", "inch", "yard", "smoot"])
      },
      category: source.element(of: ["Length", "Length", "Mass", "Luck"]),
      symbols: (0..<2).map { _ in source.element(of: ["", "km", "mi", "kg", "lb", "zz"]) })
  }

  /// The unit of each symbol in a category; an empty symbol denotes the base unit.
  private static let known = [
    "Length": ["": "meter", "km": "kilometer", "mi": "mile"],
    "Mass": ["": "kilogram", "kg": "kilogram", "lb": "pound"],
  ]

  /// Returns the identifier of the favourite at a position.
  ///
  /// A later position can have a smaller identifier.
  private static func id(_ position: Int) -> String { "f\(position * 5 % 7)" }

  package var description: String { text }

  var text: String {
    func list(_ texts: [String]) -> String {
      "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    let rows = favorites.indices.map { position in
      "{\"id\": \"\(Self.id(position))\", \"fromUnitId\": \"\(favorites[position])\", "
        + "\"toUnitId\": \"foot\"}"
    }
    var members = [
      "\"recents.categories\": \(list(categories))", "\"recents.units\": \(list(units))",
      "\"favorites.list\": [\(rows.joined(separator: ", "))]",
      "\"lastUsedCategoryName\": \"\(category)\"",
    ]
    for (key, symbol) in zip(["lastInputUnitSymbol", "lastOutputUnitSymbol"], symbols)
    where !symbol.isEmpty {
      members.append("\"\(key)\": \"\(symbol)\"")
    }
    return "{\(members.joined(separator: ",\n"))}"
  }

  /// Returns the first `limit` distinct texts, and all other texts.
  func kept(_ texts: [String], _ limit: Int) -> (first: [String], others: [String]) {
    var (first, others): ([String], [String]) = ([], [])
    for text in texts {
      if first.count < limit && !first.contains(text) {
        first.append(text)
      } else {
        others.append(text)
      }
    }
    return (first, others)
  }

  /// The smallest identifier of the favourites of each unit, sorted.
  var stars: [String] {
    Set(favorites).compactMap { unit in
      favorites.indices.filter { favorites[$0] == unit }.map(Self.id).min()
    }.sorted()
  }

  /// The identifiers of all other favourites, sorted.
  var joined: [String] {
    favorites.indices.map(Self.id).filter { !stars.contains($0) }.sorted()
  }

  /// The first unknown name or symbol of the last conversion.
  var unknown: String? {
    guard let known = Self.known[category] else { return category }
    return symbols.first { known[$0] == nil }
  }

  /// The category and units of the last conversion; `nil` if one is unknown.
  var last: String? {
    guard let known = Self.known[category], let from = known[symbols[0]],
      let to = known[symbols[1]]
    else { return nil }
    return "\(category.lowercased()) \(from) \(to)"
  }
}
