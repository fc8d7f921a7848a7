/// The data of one unit: a record, or the byte ranges of its values in a data text.
enum UnitDescription: Sendable {
  case record(Kept<UnitRecord>)
  case text(Kept<UnitFields>)

  var identifier: String {
    switch self {
    case .record(let record): record.content.identifier
    case .text(let text): text.content.identifier
    }
  }

  /// Calls `body` with the bytes of the definition.
  func withDefinition<R, E: Error>(_ body: (TextBytes) throws(E) -> R) throws(E) -> R {
    switch self {
    case .record(let record): return try record.content.definition.withBytes(body)
    case .text(let text):
      let unit = text.content
      return try unit.text.text.withBytes { bytes throws(E) in
        try bytes.withValue(unit.definition, body)
      }
    }
  }

  var record: UnitRecord {
    switch self {
    case .record(let record): return record.content
    case .text(let content):
      let text = content.content
      let symbols = text.symbols
      return UnitRecord(
        identifier: text.identifier, symbol: symbols.first ?? "",
        symbolVariants: Array(symbols.dropFirst()), name: text.singular,
        pluralName: text.pluralName, aliases: text.aliases, systems: text.systems,
        definition: text.definitionText, source: text.sourceText, kind: text.kind,
        note: text.note)
    }
  }

  var symbol: String {
    switch self {
    case .record(let record): record.content.symbol
    case .text(let text): text.content.symbols.first ?? ""
    }
  }

  var symbolVariants: [String] {
    switch self {
    case .record(let record): record.content.symbolVariants
    case .text(let text): Array(text.content.symbols.dropFirst())
    }
  }

  var name: String {
    switch self {
    case .record(let record): record.content.name
    case .text(let text): text.content.singular
    }
  }

  var pluralName: String {
    switch self {
    case .record(let record): record.content.pluralName
    case .text(let text): text.content.pluralName
    }
  }

  var aliases: [String] {
    switch self {
    case .record(let record): record.content.aliases
    case .text(let text): text.content.aliases
    }
  }

  var systems: [MeasurementSystem] {
    switch self {
    case .record(let record): record.content.systems
    case .text(let text): text.content.systems
    }
  }

  var definition: String {
    switch self {
    case .record(let record): record.content.definition
    case .text(let text): text.content.definitionText
    }
  }

  var source: String {
    switch self {
    case .record(let record): record.content.source
    case .text(let text): text.content.sourceText
    }
  }

  var kind: DefinitionKind {
    switch self {
    case .record(let record): record.content.kind
    case .text(let text): text.content.kind
    }
  }

  var note: String? {
    switch self {
    case .record(let record): record.content.note
    case .text(let text): text.content.note
    }
  }
}
