import UnitCatalog

/// The texts of the app, as values.
public enum AppText: Hashable, Sendable {
  // Converter.
  case converter, from, to, swapUnits, clear, copyResult, notes, sameUnit
  case keypad, changeSign, decimalMark, deleteLast
  /// The name of the field: a value of a unit.
  case value(unit: String)
  /// The button that takes a measure over.
  case convert(String)
  /// A text is a measure with units of its own.
  case understoodAs(String)
  /// A text was copied.
  case copied(String)
  /// A text could not be copied.
  case notCopied
  /// The app stopped and was started again.
  case restarted
  /// Nothing can be stored.
  case notStored
  /// The field takes no more.
  case fieldIsFull(limit: Int)

  // Unit picker.
  case convertFrom, convertTo, close, searchUnits, recentSearches, quantities, allQuantities
  case measures, definition, exactnessHeading, source, note, otherNames
  /// Nothing was found.
  case nothingFound(String)
  /// The button that stars a unit.
  case starUnit(String)
  /// The button that shows the card of a unit.
  case aboutUnit(String)
  /// How far results of a unit can be trusted.
  case exactness(DefinitionKind)
}

extension AppText {
  /// The text in English.
  public var english: String {
    switch self {
    case .converter: "Converter"
    case .from: "From"
    case .to: "To"
    case .swapUnits: "Swap units"
    case .clear: "Clear"
    case .copyResult: "Copy result"
    case .notes: "Notes"
    case .sameUnit: "Both units are the same. Choose another one to convert."
    case .keypad: "Keypad"
    case .changeSign: "Plus or minus"
    case .decimalMark: "Decimal mark"
    case .deleteLast: "Delete"
    case .value(let unit): "Value in \(unit)"
    case .convert(let measure): "Convert \(measure)"
    case .understoodAs(let measure): "Understood as \(measure)"
    case .copied(let text): "Copied \(text)"
    case .notCopied: "The browser did not allow copying."
    case .restarted: "The app had stopped. It was started again with what was saved."
    case .notStored:
      "The browser does not store anything here. What you change lasts until the page is closed."
    case .fieldIsFull(let limit):
      "The field takes at most \(limit) characters. Nothing was changed."
    case .convertFrom: "Convert from"
    case .convertTo: "Convert to"
    case .close: "Close"
    case .searchUnits: "Search units"
    case .recentSearches: "Recent searches"
    case .quantities: "Quantities"
    case .allQuantities: "All"
    case .measures: "Measures"
    case .definition: "Definition"
    case .exactnessHeading: "Exactness"
    case .source: "Source"
    case .note: "Note"
    case .otherNames: "Other names"
    case .nothingFound(let text):
      "No unit is called \(text). Try a symbol, such as km, or another word."
    case .starUnit(let unit): "Star \(unit)"
    case .aboutUnit(let unit): "About \(unit)"
    case .exactness(let kind): kind.exactness
    }
  }
}

extension DefinitionKind {
  fileprivate var exactness: String {
    switch self {
    case .exact: "Exact by definition"
    case .conventional: "Exact under the assumption that the note states"
    case .measured: "Measured, with an uncertainty"
    case .approximate: "Known roughly"
    }
  }
}
