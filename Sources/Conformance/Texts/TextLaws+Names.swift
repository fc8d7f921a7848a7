import MeasureText
import PropertyTesting
import UnitCatalog

/// Laws of the meanings of unit names, judged by the data of the units.
extension TextLaws {
  package typealias Fitting =
    @Sendable (UnitReading, UnitReading) -> (
      source: UnitReading, target: UnitReading
    )

  /// The law that two shared names in a conversion determine each other's meaning.
  package static var namesResolvedTogether: Law {
    Law(namesResolvedTogether { MeasureReader().fit($0, $1) }, source: "MeasureReader.fit")
  }

  /// The law that a symbol written in another letter case keeps its prefix.
  package static var letterCaseKeepsPrefixes: Law {
    Law(
      Property(
        "letter-case-changes-no-prefix",
        "a symbol in any case is read as a unit of that prefix, or refused, unless it is declared so; "
          + "in another case than its own it is flagged, and refused where capitals tell its units apart",
        of: RecasedSymbol.generator
      ) { drawn in
        guard let reading = try? MeasureReader(suggestsUnits: false).unit(drawn.written),
          !drawn.isDeclared
        else { return .holds }
        for unit in [reading.unit] + reading.alternatives
        where !drawn.isSpelling(of: unit) && drawn.changesPrefix(of: unit) {
          return .broken([("written", drawn.written), ("read", unit.identifier)])
        }
        if drawn.isApart(reading.unit, from: reading.alternatives) {
          return .broken([("written", drawn.written), ("read", reading.unit.identifier)])
        }
        if drawn.isAbbreviation(of: reading.unit), !reading.isInOtherCase {
          return .broken([("written", drawn.written), ("without a flag", reading.unit.identifier)])
        }
        return .agrees(on: reading.unit.identifier)
      }, source: "SI Brochure, 9th edition (2019), section 3, table 7")
  }

  /// The law that a qualifier in parentheses selects a unit of a shared name, in each language.
  package static var qualifiersSelect: Law {
    Law(
      Property(
        "a-qualifier-selects",
        "read(\"name (q)\") has q in the parentheses of its symbol, where a unit of the name has; a "
          + "qualifier in the language of a locale selects what its English word does",
        of: QualifiedNameCase.generator
      ) { drawn in
        let unit = try MeasureReader().unit(drawn.english).unit
        if let local = drawn.local {
          let read = try MeasureReader(.lenient(local.locale)).unit(local.text).unit
          return read == unit
            ? .agrees(on: unit.identifier)
            : .broken([("written", local.text), ("read", read.identifier)])
        }
        let own = ConventionTies.inParentheses(unit.symbol)
        return own == drawn.qualifier
          ? .agrees(on: unit.identifier)
          : .broken([("written", drawn.english), ("read", unit.identifier)])
      }, source: "Catalog.lookUp")
  }

  /// Returns the law for a function that selects the meanings of two names together.
  package static func namesResolvedTogether(
    by fit: @escaping Fitting
  ) -> Property<SharedNames> {
    Property(
      "names-are-resolved-together",
      "two names are read as units of one family, wherever a meaning of each is of one, and of one "
        + "kind within it, such as dry measures, where one name has no other meaning or is first one "
        + "of a kind; two "
        + "identifiers as their own units; a unit with one name is one of what it shares a name "
        + "with; a year of 365 days never meets a month of 30 unless both "
        + "have no other meaning",
      of: SharedNames.generator
    ) { drawn in
      let reader = MeasureReader(suggestsUnits: false)
      let names = [try reader.unit(drawn.source), try reader.unit(drawn.target)]
      let units = fit(names[0], names[1])
      let (source, target) = (units.source.unit, units.target.unit)
      if let own = Catalog.standard.unit(drawn.source),
        let other = Catalog.standard.unit(drawn.target), own.quantity == other.quantity
      {
        return source == own && target == other
          ? .agrees(on: "\(source.identifier) \(target.identifier)")
          : .broken([
            ("written", drawn.description),
            ("read", "\(source.identifier) to \(target.identifier)"),
          ])
      }
      let sources = ([source] + units.source.alternatives).filter { $0.quantity == source.quantity }
      let targets = ([target] + units.target.alternatives).filter { $0.quantity == target.quantity }
      if sources.count == 1, targets.contains(source), source != target,
        Catalog.standard.hasConvention(source)
      {
        return .broken([
          ("written", drawn.description),
          ("read", "\(source.identifier) to \(target.identifier)"),
        ])
      }
      let isBetweenMeanings =
        sources.count == 1 && targets.contains(source)
        || targets.count == 1 && sources.contains(target)
      let isOfKind = names.contains { ConventionTies.kind(of: $0.unit) != nil }
      if !isBetweenMeanings, isOfKind || sources.count == 1 || targets.count == 1,
        ConventionTies.kind(of: source) != ConventionTies.kind(of: target)
      {
        for other in sources {
          for alike in targets where ConventionTies.areOfOneKind(other, alike) {
            return .broken([
              ("read", "\(source.identifier) to \(target.identifier)"),
              ("of one kind", "\(other.identifier) to \(alike.identifier)"),
            ])
          }
        }
      }
      if isBetweenMeanings || ConventionTies.areKin(source, target) {
        return .agrees(on: "\(source.identifier) \(target.identifier)")
      }
      if ConventionTies.areCountedApart(source, target), sources.count + targets.count > 2 {
        return .broken([
          ("written", drawn.description),
          ("read", "\(source.identifier) to \(target.identifier)"),
        ])
      }
      if ConventionTies(source).isEmpty && ConventionTies(target).isEmpty { return .holds }
      for other in sources {
        for kin in targets where ConventionTies.areKin(other, kin) {
          return .broken([
            ("read", "\(source.identifier) to \(target.identifier)"),
            ("of one family", "\(other.identifier) to \(kin.identifier)"),
          ])
        }
      }
      return .holds
    }
  }
}

/// Two names of units of one quantity; the first name is shared by several units.
package struct SharedNames: Sendable, CustomStringConvertible {
  package var source: String
  package var target: String

  package var description: String { "\(source) to \(target)" }

  /// The names that several units of a quantity share, ignoring case.
  static let all: [String] = {
    var names: [String] = []
    Catalog.standard.visitSpellings { spelling, isExact, bearers in
      if case .several = bearers, !isExact {
        names.append(String(decoding: spelling, as: UTF8.self))
      }
    }
    return names.sorted()
  }()

  /// The shared names that may mean a plain count of another unit, such as the year of 365 days.
  private static let counted = all.filter { name in
    Catalog.standard.units(named: name, in: nil).contains(where: Catalog.standard.isPlainCount)
  }

  /// The names of dry units, each with a shared name of the unit: `dry gallon` and `gal`.
  private static let kinds: [(name: String, choice: String)] = all.flatMap { choice in
    Catalog.standard.units(named: choice, in: "volume")
      .filter { ConventionTies.kind(of: $0) == "dry" }.map { ($0.name, choice) }
  }

  /// The units that share a name with an earlier unit of their family, each with the shared name.
  ///
  /// An example is `boiler horsepower` with `hp`.
  private static let laterMeanings: [(name: String, choice: String)] = all.flatMap { choice in
    let meanings = Catalog.standard.units(named: choice, in: nil)
    let later = meanings.indices.filter { place in
      let unit = meanings[place]
      return ConventionTies.kind(of: unit) == nil
        && meanings[..<place].contains {
          $0.quantity == unit.quantity && $0 != unit && ConventionTies.areKin($0, unit)
        }
    }
    return later.map { (meanings[$0].name, choice) }
  }

  static let generator = Generator<SharedNames>("two names of a quantity") { source in
    if source.oneIn(16) {
      let later = source.element(of: laterMeanings)
      return SharedNames(source: later.name, target: later.choice)
    }
    if source.oneIn(16) {
      let kinds = [source.element(of: kinds), source.element(of: kinds)]
      let isShared = source.oneIn(2)
      return SharedNames(
        source: isShared ? kinds[0].choice : kinds[0].name, target: kinds[1].choice)
    }
    let first = source.element(of: source.oneIn(8) ? counted : all)
    let quantity = Catalog.standard.units(named: first, in: nil)[0].quantity
    let shared = all.filter { !Catalog.standard.units(named: $0, in: quantity).isEmpty }
    let units = Catalog.standard.quantity(quantity)?.units ?? []
    let others = source.oneIn(2) ? units.map(\.identifier) : units.map(\.name)
    let second = source.oneIn(2) ? source.element(of: others) : source.element(of: shared)
    return source.oneIn(2)
      ? SharedNames(source: second, target: first) : SharedNames(source: first, target: second)
  }
}

/// The conventions to which a unit is tied, determined by its symbol, systems and definition.
struct ConventionTies {
  private var words: Set<String> = []
  private let nation: String?

  var isEmpty: Bool { words.isEmpty }

  init(_ unit: MeasureUnit) {
    let systems = unit.systems.filter { $0 == .us || $0 == .imperial }
    nation = systems.count == 1 ? systems[0].rawValue : nil
    collect(unit, depth: 0)
  }

  /// Whether a name has several meanings in a quantity, or a meaning that is tied to a convention.
  static func areTied(_ name: UnitReading, in quantity: String) -> Bool {
    let meanings = ([name.unit] + name.alternatives).filter { $0.quantity == quantity }
    return meanings.count > 1 || meanings.contains { !ConventionTies($0).isEmpty }
  }

  private mutating func collect(_ unit: MeasureUnit, depth: Int) {
    let systems = unit.systems.filter { $0 == .us || $0 == .imperial }
    if systems.count == 1 {
      words.insert(systems[0].rawValue)
    } else if let own = Self.inParentheses(unit.symbol) {
      words.insert(own)
    }
    if depth == 20 { return }
    for word in unit.definition.split(separator: " ") where word != "base" {
      let name = String(word.prefix { $0 != "^" })
      if let part = Catalog.standard.unit(name) { collect(part, depth: depth + 1) }
    }
  }

  static func areKin(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    let (own, other) = (ConventionTies(x), ConventionTies(y))
    if let nation = own.nation, let otherNation = other.nation { return nation == otherNation }
    return x == y || !own.words.isDisjoint(with: other.words)
  }

  /// Returns the word after the nation in a symbol's parentheses: `dry` of `gal (US dry)`.
  static func kind(of unit: MeasureUnit) -> String? {
    let words = inParentheses(unit.symbol)?.split(separator: " ") ?? []
    return ConventionTies(unit).nation != nil && words.count == 2 ? String(words[1]) : nil
  }

  static func areOfOneKind(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    kind(of: x) != nil && kind(of: x) == kind(of: y)
      && ConventionTies(x).nation == ConventionTies(y).nation
  }

  /// Whether both symbols contain a number of days and the units share no convention.
  static func areCountedApart(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    let counts = [x, y].map { inParentheses($0.symbol)?.split(separator: " ").first }
    let defining = [x, y].map { $0.definition.split(separator: " ").first }
    return counts[0] != nil && counts[1] != nil && counts == defining && !areKin(x, y)
  }

  static func inParentheses(_ symbol: String) -> String? {
    let parts = symbol.split(separator: " (", maxSplits: 1)
    return parts.count < 2 ? nil : String(parts[1].prefix { $0 != ")" })
  }
}

/// A symbol with some letters in the opposite case.
private struct RecasedSymbol: CustomStringConvertible {
  var symbol: String
  var written: String

  var description: String { "\(symbol) as \(written)" }

  private static let symbols = Catalog.standard.units.flatMap {
    [$0.symbol] + $0.record.symbolVariants + $0.aliases.filter { $0.utf8.count <= 5 }
  }

  static let generator = Generator<RecasedSymbol>("symbol in another case") { source in
    let symbol = source.element(of: symbols)
    var written: [UInt8] = []
    for byte in symbol.utf8 {
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      written.append(isLetter && source.oneIn(2) ? byte ^ 0x20 : byte)
    }
    return RecasedSymbol(symbol: symbol, written: String(decoding: written, as: UTF8.self))
  }

  /// Whether `written` is exactly a symbol, an identifier or a preferred spelling of the catalog.
  ///
  /// An example is `mbps`.
  var isDeclared: Bool {
    written.withBytes { Catalog.standard.bearers(ofSymbol: $0) } != nil
  }

  /// Whether `written` is exactly a spelling of the unit.
  func isSpelling(of unit: MeasureUnit) -> Bool {
    ([unit.identifier, unit.symbol, unit.name, unit.pluralName] + unit.record.symbolVariants
      + unit.aliases).contains(written)
  }

  /// Whether the text is the unit's symbol, or a short alias without spaces, in another case.
  ///
  /// An alias in lower case is excluded: it is read like a word, without a flag (`degf`).
  func isAbbreviation(of unit: MeasureUnit) -> Bool {
    func isSame(_ spelling: String) -> Bool { spelling.lowercased() == written.lowercased() }
    let isWord = isSame(unit.name) || isSame(unit.pluralName)
    let short = unit.aliases.filter { $0.utf8.count <= 5 && !$0.contains(" ") }
    let hasCapital = written.utf8.contains { (0x41...0x5A).contains($0) }
    return !isSpelling(of: unit) && hasCapital
      && (isSame(unit.symbol) || !isWord && short.contains(where: isSame))
  }

  /// Whether the text is a symbol of the unit and of another unit, ignoring case: `KB/S`.
  ///
  /// The text has a capital letter. Among the symbols that equal the text if case is ignored, the
  /// two units have no symbol in common.
  func isApart(_ unit: MeasureUnit, from others: [MeasureUnit]) -> Bool {
    guard written.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return false }
    func symbols(_ unit: MeasureUnit) -> Set<String> {
      Set(
        ([unit.symbol] + unit.record.symbolVariants).filter {
          $0.lowercased() == written.lowercased()
        })
    }
    let own = symbols(unit)
    return !own.isEmpty
      && others.contains { !symbols($0).isEmpty && symbols($0).isDisjoint(with: own) }
  }

  private static let prefixes = [
    ("milli", "m"), ("mega", "M"), ("pico", "p"), ("peta", "P"), ("zepto", "z"), ("zetta", "Z"),
    ("yocto", "y"), ("yotta", "Y"),
  ]

  /// Whether the text's prefix contradicts the prefix of the unit.
  ///
  /// There are two cases. A part of the identifier has a prefix whose symbol differs from the
  /// text's prefix in letter case. Or the text is a prefix with the symbol of a unit that accepts
  /// prefixes, and the identifier lacks this prefix.
  func changesPrefix(of unit: MeasureUnit) -> Bool {
    let parts = written.split(separator: "/")
    let words = unit.identifier.split(separator: "-")
    var named: [Substring] = []
    for (place, word) in words.enumerated() where place == 0 || words[place - 1] == "per" {
      named.append(word)
    }
    for (word, part) in zip(named, parts) {
      for (name, symbol) in Self.prefixes where word.hasPrefix(name) && word.count > name.count {
        if part.lowercased().hasPrefix(name) { continue }
        if part.prefix(1) != symbol && part.prefix(1).lowercased() == symbol.lowercased() {
          return true
        }
      }
    }
    let giga = [("G", "giga"), ("T", "tera"), ("E", "exa"), ("P", "peta"), ("M", "mega")]
    guard let (_, name) = giga.first(where: { written.hasPrefix($0.0) }) else { return false }
    let bases = ["m": "meter", "A": "ampere", "V": "volt", "W": "watt", "s": "second"]
    return bases[String(written.dropFirst())] != nil && !unit.identifier.hasPrefix(name)
  }
}
