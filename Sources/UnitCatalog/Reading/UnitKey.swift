/// The keys of a unit's block in a data text.
enum UnitKey {
  case unit, symbol, name, plural, alias, system, definition, source, kind, note

  /// The spelling of the key in data texts.
  var word: StaticString {
    switch self {
    case .unit: "unit"
    case .symbol: "symbol"
    case .name: "name"
    case .plural: "plural"
    case .alias: "alias"
    case .system: "system"
    case .definition: "definition"
    case .source: "source"
    case .kind: "kind"
    case .note: "note"
    }
  }

  /// Creates the key that equals this word; `nil` for other words.
  init?(_ word: TextBytes) {
    let key: UnitKey
    switch word.first {
    case UInt8(ascii: "u"): key = .unit
    case UInt8(ascii: "n"): key = word.equals("name") ? .name : .note
    case UInt8(ascii: "p"): key = .plural
    case UInt8(ascii: "a"): key = .alias
    case UInt8(ascii: "d"): key = .definition
    case UInt8(ascii: "k"): key = .kind
    default: key = word.equals("symbol") ? .symbol : word.equals("system") ? .system : .source
    }
    guard word.equals(key.word) else { return nil }
    self = key
  }
}
