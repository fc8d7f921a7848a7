import AppModel
import Notebook

/// An action as a name and a value, the form in which elements of the page carry it.
///
///     ActionText(.copy(.scientific))               // name "copy", value "scientific"
///     ActionText(name: "key", value: "7").action   // .key(.digit(7))
public struct ActionText: Hashable, Sendable {
  /// The name of the action: `copy`.
  public var name: String
  /// The argument of the action: `scientific`; empty for none.
  public var value: String

  /// Creates an action text from the name and value of an element.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// The name and the value as one text, `copy:scientific`; without a value the name alone.
  var entry: String { value.utf8.isEmpty ? name : name + ":" + value }

  /// Returns an element's key bindings: `7=key:7`, a tab, `-=key:sign`.
  ///
  /// Tabs separate the entries, because imported identifiers may contain spaces.
  static func entries(of keys: [(String, AppAction)]) -> String {
    keys.map { $0 + "=" + ActionText($1).entry }.joined(separator: "\t")
  }

  /// Creates the name and value of an action.
  ///
  /// The action of a field has no value, because the field has the text.
  public init(_ action: AppAction) {
    switch action {
    case .input: self.init(name: "input", value: "")
    case .key(.digit(let digit)): self.init(name: "key", value: "\(digit)")
    case .key(.decimal): self.init(name: "key", value: "decimal")
    case .key(.sign): self.init(name: "key", value: "sign")
    case .key(.backspace): self.init(name: "key", value: "backspace")
    case .key(.clear): self.init(name: "key", value: "clear")
    case .key(.letters): self.init(name: "key", value: "letters")
    case .key(.undo): self.init(name: "key", value: "undo")
    case .key(.redo): self.init(name: "key", value: "redo")
    case .clear: self.init(name: "clear", value: "")
    case .swap: self.init(name: "swap", value: "")
    case .takeMeasure: self.init(name: "take-measure", value: "")
    case .chooseQuantity(let quantity): self.init(name: "choose-quantity", value: quantity)
    case .copy(let style): self.init(name: "copy", value: style.rawValue)
    case .removeDecimals(let identifier): self.init(name: "remove-decimals", value: identifier)
    case .useDecimals(let scope): self.init(name: "decimals-for", value: scope.rawValue)
    case .setDecimals(let decimals): self.init(name: "pair-decimals", value: "\(decimals)")
    case .set(let setting, let value): self.init(name: setting.rawValue, value: value)
    case .resetSettings: self.init(name: "reset-all", value: "")
    case .clearRecents: self.init(name: "clear-all-recents", value: "")
    case .endPreview: self.init(name: "end-preview", value: "")
    case .calculate(let key): self.init(name: "calculate", value: key.name)
    case .takeResult(let row): self.init(name: "take-result", value: row)
    case .copyCalculation: self.init(name: "copy-calculation", value: "")
    case .showTool(let tool): self.init(name: "show-tool", value: tool)
    case .typeAmount: self.init(name: "type-amount", value: "")
    case .setPercent: self.init(name: "set-percent", value: "")
    case .setPeople(let people): self.init(name: "set-people", value: "\(people)")
    case .back: self.init(name: "back", value: "")
    case .convertFrom(let unit): self.init(name: "convert-from", value: unit)
    case .convertTo(let unit): self.init(name: "convert-to", value: unit)
    case .copyValue(let unit): self.init(name: "copy-value", value: unit)
    case .openQuantity(let quantity): self.init(name: "open-quantity", value: quantity)
    case .searchHome: self.init(name: "search-home", value: "")
    case .convertSearch: self.init(name: "convert-search", value: "")
    case .showLibrary(let part): self.init(name: "show-library", value: part.rawValue)
    case .showOlder: self.init(name: "show-older", value: "")
    case .showGrid(let isGrid): self.init(name: "show-grid", value: isGrid ? "on" : "off")
    case .starPair: self.init(name: "star-pair", value: "")
    case .openFavorite(let favorite): self.init(name: "open-favorite", value: favorite)
    case .labelFavorite: self.init(name: "label-favorite", value: "")
    case .colorFavorite(let favorite, let color):
      self.init(name: "color-favorite", first: favorite, second: color?.rawValue ?? "none")
    case .moveFavorite(let favorite, let place):
      self.init(name: "move-favorite", first: favorite, second: "\(place)")
    case .removeFavorite(let favorite): self.init(name: "remove-favorite", value: favorite)
    case .openEntry(let entry): self.init(name: "open-entry", value: entry)
    case .starEntry(let entry): self.init(name: "star-entry", value: entry)
    case .copyEntry(let entry): self.init(name: "copy-entry", value: entry)
    case .deleteEntry(let entry): self.init(name: "delete-entry", value: entry)
    case .clearHistory: self.init(name: "clear-all-history", value: "")
    case .restore: self.init(name: "restore", value: "")
    case .paste: self.init(name: "paste", value: "")
    case .usePaste: self.init(name: "use-paste", value: "")
    case .insertPaste: self.init(name: "insert-paste", value: "")
    case .open(let path): self.init(name: "open", value: path)
    case .closeSheet: self.init(name: "close-sheet", value: "")
    case .dismissNotice(let place): self.init(name: "dismiss-notice", value: "\(place)")
    case .backUp: self.init(name: "back-up", value: "")
    case .applyUpdate: self.init(name: "apply-update", value: "")
    case .searchUnits: self.init(name: "search-units", value: "")
    case .searchAgain(let text): self.init(name: "search-again", value: text)
    case .filterCustomUnits: self.init(name: "filter-custom-units", value: "")
    case .filterUnits(let quantity): self.init(name: "filter-units", value: quantity ?? "")
    case .showQuantity(let quantity): self.init(name: "show-quantity", value: quantity)
    case .chooseUnit(let unit): self.init(name: "choose-unit", value: unit)
    case .starUnit(let unit): self.init(name: "star-unit", value: unit)
    case .showUnit(let unit): self.init(name: "show-unit", value: unit ?? "")
    // Only the host reports these actions.
    case .notice, .pasted, .restoreConversion, .route, .select, .start:
      self.init(name: "", value: "")
    }
  }

  /// The action; `nil` for an unknown name or an invalid value.
  ///
  /// The action of a field also needs the text and selection: see ``action(ofField:selection:)``.
  public var action: AppAction? {
    switch name {
    case "key": key.map { .key($0) }
    case "clear": .clear
    case "swap": .swap
    case "take-measure": .takeMeasure
    case "choose-quantity": .chooseQuantity(value)
    case "copy": CopyStyle(rawValue: value).map { .copy($0) }
    case "paste": .paste
    case "use-paste": .usePaste
    case "insert-paste": .insertPaste
    case "remove-decimals": .removeDecimals(value)
    case "decimals-for": PrecisionScope(rawValue: value).map { .useDecimals(for: $0) }
    case "pair-decimals": Int(value).map { .setDecimals($0) }
    case "reset-all": .resetSettings
    case "clear-all-recents": .clearRecents
    case "end-preview": .endPreview
    case "calculate": CalculatorKey(name: value).map { .calculate($0) }
    case "take-result": .takeResult(value)
    case "copy-calculation": .copyCalculation
    case "show-tool": .showTool(value)
    case "set-percent": Int(value).map { .setPercent($0) }
    case "set-people": Int(value).map { .setPeople($0) }
    case "back": .back
    case "convert-search": .convertSearch
    case "convert-from": .convertFrom(value)
    case "convert-to": .convertTo(value)
    case "copy-value": .copyValue(value)
    case "open-quantity": .openQuantity(value)
    case "show-library": LibraryPart(rawValue: value).map { .showLibrary($0) }
    case "show-older": .showOlder
    case "show-grid": .showGrid(value.utf8.elementsEqual("on".utf8))
    case "star-pair": .starPair
    case "open-favorite": .openFavorite(value)
    case "color-favorite":
      parts.map { .colorFavorite($0.first, ColorTag(rawValue: $0.second)) }
    case "move-favorite":
      parts.flatMap { parts in Int(parts.second).map { .moveFavorite(parts.first, to: $0) } }
    case "remove-favorite": .removeFavorite(value)
    case "open-entry": .openEntry(value)
    case "star-entry": .starEntry(value)
    case "copy-entry": .copyEntry(value)
    case "delete-entry": .deleteEntry(value)
    case "clear-all-history": .clearHistory
    case "restore": .restore
    case "open": .open(value)
    case "close-sheet": .closeSheet
    case "dismiss-notice": Int(value).map { .dismissNotice($0) }
    case "back-up": .backUp
    case "apply-update": .applyUpdate
    case "search-again": .searchAgain(value)
    case "filter-custom-units": .filterCustomUnits
    case "filter-units": .filterUnits(quantity: value.utf8.isEmpty ? nil : value)
    case "show-quantity": .showQuantity(value)
    case "choose-unit": .chooseUnit(value)
    case "star-unit": .starUnit(value)
    case "show-unit": .showUnit(value.utf8.isEmpty ? nil : value)
    default: AppSetting(rawValue: name).map { .set($0, value) }
    }
  }

  /// Returns the action of a field with this text and selection.
  public func action(ofField text: String, selection: Range<Int>) -> AppAction? {
    switch name {
    case "input": .input(text, selection: selection)
    case "search-units": .searchUnits(text)
    case "search-home": .searchHome(text)
    case "type-amount": .typeAmount(text)
    case "label-favorite": .labelFavorite(text)
    default: ActionText(name: name, value: text).action
    }
  }

  /// Creates an action with two arguments, separated by a slash.
  private init(name: String, first: String, second: String) {
    self.init(name: name, value: first + "/" + second)
  }

  /// The parts of the value before and after its last slash; `nil` without a slash.
  private var parts: (first: String, second: String)? {
    guard let slash = value.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return (
      String(decoding: value.utf8[..<slash], as: UTF8.self),
      String(decoding: value.utf8[slash...].dropFirst(), as: UTF8.self)
    )
  }

  private var key: KeypadKey? {
    switch value {
    case "decimal": .decimal
    case "sign": .sign
    case "backspace": .backspace
    case "clear": .clear
    case "letters": .letters
    case "undo": .undo
    case "redo": .redo
    default:
      Int(value).flatMap { (0...9).contains($0) ? .digit($0) : nil }
    }
  }
}
