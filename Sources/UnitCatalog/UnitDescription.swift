/// What was said about a unit, by a record or by a data text.
enum UnitDescription: Sendable {
  case record(UnitRecord)
  case text(UnitText)

  var identifier: String {
    switch self {
    case .record(let record): record.identifier
    case .text(let text): text.identifier
    }
  }

  /// Calls `body` with the bytes of the definition.
  func withDefinition<R, E: Error>(_ body: (TextBytes) throws(E) -> R) throws(E) -> R {
    switch self {
    case .record(let record): return try record.definition.withBytes(body)
    case .text(let unit):
      return try unit.text.text.withBytes { bytes throws(E) in
        try bytes.withValue(unit.definition, body)
      }
    }
  }

  var record: UnitRecord {
    switch self {
    case .record(let record): return record
    case .text(let text):
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
    case .record(let record): record.symbol
    case .text(let text): text.symbols.first ?? ""
    }
  }

  var symbolVariants: [String] {
    switch self {
    case .record(let record): record.symbolVariants
    case .text(let text): Array(text.symbols.dropFirst())
    }
  }

  var name: String {
    switch self {
    case .record(let record): record.name
    case .text(let text): text.singular
    }
  }

  var pluralName: String {
    switch self {
    case .record(let record): record.pluralName
    case .text(let text): text.pluralName
    }
  }

  var aliases: [String] {
    switch self {
    case .record(let record): record.aliases
    case .text(let text): text.aliases
    }
  }

  var systems: [MeasurementSystem] {
    switch self {
    case .record(let record): record.systems
    case .text(let text): text.systems
    }
  }

  var definition: String {
    switch self {
    case .record(let record): record.definition
    case .text(let text): text.definitionText
    }
  }

  var source: String {
    switch self {
    case .record(let record): record.source
    case .text(let text): text.sourceText
    }
  }

  var kind: DefinitionKind {
    switch self {
    case .record(let record): record.kind
    case .text(let text): text.kind
    }
  }

  var note: String? {
    switch self {
    case .record(let record): record.note
    case .text(let text): text.note
    }
  }
}
