import AppModel
import AppScreens
import Notebook

/// The unsaved input in the form in which the page stores it: one line for each action.
///
///     DraftText([.calculate(.seven), .searchHome("vol")]).bytes
///     // calculate, a tab, 7, a line feed, search-home, a tab, vol, a line feed
struct DraftText {
  /// The key under which the page stores the text.
  static let key = "metryvo.draft"
  /// The maximum number of lines that are read.
  private static let lineLimit = AppModel.calculatorDraftLimit + 100
  private static let pasted = "pasted"
  private static let conversion = "conversion"

  let bytes: [UInt8]

  init(_ draft: [AppAction]) {
    var text = ""
    for action in draft {
      var named = ActionText(action)
      switch action {
      case .pasted(let number): named = ActionText(name: Self.pasted, value: number ?? "")
      case .restoreConversion(let last):
        let units = last.category + "\t" + last.from + "\t" + last.to + "\t"
        named = ActionText(name: Self.conversion, value: units + Self.line(last.input))
      // The named action of a field lacks the text of the field, so the text is added here.
      case .setPercent(let percent): named.value = "\(percent)"
      case .typeAmount(let typed), .searchHome(let typed): named.value = Self.line(typed)
      default: break
      }
      text += named.name + "\t" + named.value + "\n"
    }
    bytes = Array(text.utf8)
  }

  /// Returns a text on one line, as a field shows it.
  private static func line(_ text: String) -> String {
    let lineEnd = UInt8(ascii: "\n")
    let bytes = text.utf8.map { $0 == lineEnd ? UInt8(ascii: " ") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads stored lines, and returns whether a line is damaged or beyond the limit.
  static func read(_ bytes: [UInt8]) -> (actions: [AppAction], isDamaged: Bool) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let actions = lines.prefix(lineLimit).compactMap(action)
    return (actions, actions.count < lines.count)
  }

  /// Returns the action of a line; `nil` for a damaged line.
  private static func action(_ line: ArraySlice<UInt8>) -> AppAction? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let name = String(decoding: line[..<tab], as: UTF8.self)
    let value = String(decoding: line[(tab + 1)...], as: UTF8.self)
    if name.utf8.elementsEqual(pasted.utf8) { return .pasted(value) }
    if name.utf8.elementsEqual(conversion.utf8) { return conversion(line[(tab + 1)...]) }
    return ActionText(name: name, value: value).action(ofField: value, selection: 0..<0)
  }

  /// Returns the action of a quantity, two units and an input, separated by tabs.
  ///
  /// `nil` for fewer parts.
  private static func conversion(_ text: ArraySlice<UInt8>) -> AppAction? {
    let parts = text.split(
      separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    if parts.count < 4 { return nil }
    return .restoreConversion(
      LastConversion(category: parts[0], from: parts[1], to: parts[2], input: parts[3]))
  }
}
