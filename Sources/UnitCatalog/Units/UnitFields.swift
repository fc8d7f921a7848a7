/// The byte ranges of a unit's values in a data text.
///
/// Each access creates new strings.
struct UnitFields: Sendable {
  let text: CatalogText
  /// The values as ranges of the text; empty if the block lacks the key.
  private(set) var unit = 0..<0
  private(set) var symbol = 0..<0
  private(set) var name = 0..<0
  private(set) var plural = 0..<0
  private(set) var alias = 0..<0
  private var system = 0..<0
  private(set) var definition = 0..<0
  private var source = 0..<0
  private var kindWord = 0..<0
  private var noteText = 0..<0
  private(set) var kind = DefinitionKind.exact

  /// Parses a unit's block.
  ///
  /// - Throws: ``CatalogError`` for the first unknown, repeated or unreadable key, else for the
  ///   first missing key.
  init(_ block: TextBlock) throws(CatalogError) {
    text = block.source
    for field in block.fields {
      guard let key = UnitKey(block.key(field)) else { throw block.unknown(field) }
      if field.value.isEmpty { throw block.unreadable(field) }
      guard place(field.value, key) else { throw block.repeated(field) }
      switch key {
      case .symbol, .alias: try block.checkList(field)
      case .system: if !block.areSystems(field) { throw block.unreadable(field) }
      case .kind:
        guard let written = DefinitionKind(rawValue: block.value(field)) else {
          throw block.unreadable(field)
        }
        kind = written
      default: break
      }
    }
    if symbol.isEmpty { throw block.error(.missingKey("symbol")) }
    if name.isEmpty { throw block.error(.missingKey("name")) }
    if system.isEmpty { throw block.error(.missingKey("system")) }
    if definition.isEmpty { throw block.error(.missingKey("definition")) }
  }

  /// Stores a value under its key; returns `false` if the key already has a value.
  private mutating func place(_ value: Range<Int>, _ key: UnitKey) -> Bool {
    func fill(_ range: inout Range<Int>) -> Bool {
      guard range.isEmpty else { return false }
      range = value
      return true
    }
    switch key {
    case .unit: return fill(&unit)
    case .symbol: return fill(&symbol)
    case .name: return fill(&name)
    case .plural: return fill(&plural)
    case .alias: return fill(&alias)
    case .system: return fill(&system)
    case .definition: return fill(&definition)
    case .source: return fill(&source)
    case .kind: return fill(&kindWord)
    case .note: return fill(&noteText)
    }
  }

  /// The value of the `unit` line.
  var identifier: String { text.value(unit) }
  var symbols: [String] { text.list(symbol) }
  var singular: String { text.value(name) }
  var pluralName: String { plural.isEmpty ? singular + "s" : text.value(plural) }
  var aliases: [String] { text.list(alias) }
  var systems: [MeasurementSystem] {
    text.value(system).split(byte: UInt8(ascii: " ")).compactMap { MeasurementSystem(rawValue: $0) }
  }
  var definitionText: String { text.value(definition) }
  var sourceText: String { text.value(source) }
  var note: String? { noteText.isEmpty ? nil : text.value(noteText) }
}

extension TextBlock {
  /// Whether a value consists of measurement systems, separated by single spaces.
  fileprivate func areSystems(_ field: TextField) -> Bool {
    var areSystems = true
    bytes.withValue(field.value) { value in
      value.forEachPart(separatedBy: UInt8(ascii: " ")) {
        if !MeasurementSystem.isWord(value.part($0)) { areSystems = false }
      }
    }
    return areSystems
  }
}

extension MeasurementSystem {
  /// Whether a word is a raw value of `MeasurementSystem`; the comparison creates no string.
  fileprivate static func isWord(_ word: TextBytes) -> Bool {
    word.equals("metric") || word.equals("us") || word.equals("imperial") || word.equals("other")
  }
}
