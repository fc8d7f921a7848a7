import UnitCatalog

/// The folded spellings of a catalog's units, with their words and units.
final class SearchIndex: Sendable {
  /// The spellings, concatenated.
  let bytes: [UInt8]
  /// The start of each spelling in ``bytes``, and the end of the last spelling.
  let starts: [Int32]
  /// The first eight bytes of each spelling.
  let heads: [UInt64]
  /// The spellings, grouped by their first byte.
  let groups: Groups
  /// Whether each spelling is a symbol or an identifier; `false` for a name.
  let areSymbols: [Bool]
  let wordCounts: [UInt8]
  let bearers: [NameBearers]
  let words: WordIndex

  /// Creates the index from a builder.
  init(_ builder: SearchIndexBuilder) {
    bytes = builder.bytes
    starts = builder.starts
    heads = builder.heads
    groups = Groups(heads.lazy.map { Int($0 >> 56) }, count: 256)
    areSymbols = builder.areSymbols
    wordCounts = builder.wordCounts
    bearers = builder.bearers
    words = WordIndex(builder.words, builder.occurrences)
  }

  /// Returns the length of a spelling in bytes.
  func count(of spelling: Int) -> Int { Int(starts[spelling + 1] - starts[spelling]) }

  /// Whether a spelling begins with a text, if the first eight bytes are known to agree.
  func begins(_ spelling: Int, with text: [UInt8]) -> Bool {
    if text.count <= 8 { return true }
    let range = Int(starts[spelling])..<Int(starts[spelling + 1])
    return bytes.withUnsafeBufferPointer { bytes in
      text.withUnsafeBufferPointer { bytes.part(range).begins(with: $0) }
    }
  }

  /// Returns the number of words by which a spelling exceeds a text of `count` words.
  func wordsLeft(in spelling: Int, by count: Int) -> Int {
    max(0, Int(wordCounts[spelling]) - count)
  }
}

/// Builds a search index from the names of a catalog, of languages, and further names.
struct SearchIndexBuilder: Sendable {
  /// The number of spellings of the catalog in one part.
  private static let spellingsAtOnce = 800

  private let catalog: Catalog
  /// One locale of each language whose names are not yet added.
  private var locales: [NumberLocale]
  /// The further names that are not yet added.
  private var extraNames: [UnitName]
  /// The next part: 0 for symbols, 1 for names, 2 for languages and further names.
  private var part = 0
  /// The number of spellings that were added from the current part.
  private var taken = 0

  private(set) var bytes: [UInt8] = []
  private(set) var starts: [Int32] = [0]
  private(set) var heads: [UInt64] = []
  private(set) var areSymbols: [Bool] = []
  private(set) var wordCounts: [UInt8] = []
  private(set) var bearers: [NameBearers] = []
  private(set) var words = KeyTable(capacity: 3_000)
  private(set) var occurrences: [(word: Int32, spelling: Int32)] = []
  /// An empty array whose memory is reused for folding names.
  private var room: [UInt8] = []

  init(_ catalog: Catalog, _ locales: [NumberLocale], _ extraNames: [UnitName]) {
    self.catalog = catalog
    var different: [NumberLocale] = []
    for locale in locales where !different.contains(where: { $0.language == locale.language }) {
      different.append(locale)
    }
    self.locales = different
    self.extraNames = extraNames
    let capacity = 12 * catalog.units.count
    bytes.reserveCapacity(20 * capacity)
    starts.reserveCapacity(capacity)
    heads.reserveCapacity(capacity)
    areSymbols.reserveCapacity(capacity)
    wordCounts.reserveCapacity(capacity)
    bearers.reserveCapacity(capacity)
    occurrences.reserveCapacity(3 * capacity)
  }

  /// Adds the next part of the names; returns `false` if no part is left.
  mutating func takePart() -> Bool {
    if part < 2 {
      takeSpellings(areSymbols: part == 0)
    } else if let locale = locales.first {
      takeNames(locale)
      locales.removeFirst()
    } else {
      if extraNames.isEmpty { return false }
      for extra in extraNames {
        guard let position = catalog.position(of: extra.unit) else { continue }
        extra.name.withBytes { add(name: $0, of: position) }
      }
      extraNames = []
    }
    return true
  }

  /// Adds the next spellings of the catalog; behind the last spelling, advances ``part``.
  private mutating func takeSpellings(areSymbols: Bool) {
    var place = 0
    let range = taken..<taken + Self.spellingsAtOnce
    func take(_ spelling: TextBytes, _ bearers: NameBearers) {
      if range.contains(place) { add(spelling, isSymbol: areSymbols, of: bearers) }
      place += 1
    }
    if areSymbols { catalog.visitExactSpellings(take) } else { catalog.visitNames(take) }
    if place > range.upperBound {
      taken = range.upperBound
    } else {
      (taken, part) = (0, part + 1)
    }
  }

  private mutating func takeNames(_ locale: NumberLocale) {
    // The names of a unit are consecutive, so the position of the unit is looked up once.
    var unit: (start: UnsafePointer<UInt8>?, position: Int?) = (nil, nil)
    LocalUnitNames.visit(locale.language) { identifier, name in
      if identifier.baseAddress != unit.start {
        unit.start = identifier.baseAddress
        unit.position = catalog.position(of: String(decoding: identifier, as: UTF8.self))
      }
      if let position = unit.position { add(name: name, of: position) }
      return true
    }
  }

  /// Adds a name of a unit as written, unless folding leaves no bytes.
  private mutating func add(name: TextBytes, of position: Int) {
    var key: [UInt8] = []
    swap(&key, &room)
    NameFolding.append(name, to: &key)
    NameFolding.removeCase(of: &key)
    if !key.isEmpty {
      key.withUnsafeBufferPointer { add($0, isSymbol: false, of: .one(position)) }
    }
    key.removeAll(keepingCapacity: true)
    swap(&key, &room)
  }

  /// Adds a spelling that ``NameFolding`` has folded; the folded form of a name is in lower case.
  private mutating func add(_ spelling: TextBytes, isSymbol: Bool, of bearer: NameBearers) {
    let start = bytes.count
    SearchFolding.append(spelling, isName: !isSymbol, to: &bytes)
    let number = Int32(truncatingIfNeeded: heads.count)
    var wordCount = 0
    bytes.withUnsafeBufferPointer { bytes in
      let folded = bytes.part(start..<bytes.count)
      heads.append(BytePrefix.head(of: folded))
      SearchText.visitWords(of: folded) { range in
        let word = words.insert(folded.part(range))
        occurrences.append((Int32(truncatingIfNeeded: word), number))
        wordCount += 1
      }
    }
    starts.append(Int32(truncatingIfNeeded: bytes.count))
    areSymbols.append(isSymbol)
    wordCounts.append(UInt8(clamping: wordCount))
    bearers.append(bearer)
  }
}
