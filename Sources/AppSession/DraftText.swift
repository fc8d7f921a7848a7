import AppModel
import AppScreens
import Notebook

/// What was typed and is in no notebook, as the page keeps it: a line for each action.
///
///     DraftText([.calculate(.seven), .searchHome("vol")]).bytes
///     // calculate, a tabulator, 7, a line end, search-home, a tabulator, vol, a line end
struct DraftText {
  /// The key under which the page keeps it.
  static let key = "metryvo.draft"
  /// The most lines that are read.
  private static let lineLimit = AppModel.calculatorDraftLimit + 100
  private static let pasted = "pasted"

  let bytes: [UInt8]

  init(_ draft: [AppAction]) {
    var text = ""
    for action in draft {
      var named = ActionText(action)
      switch action {
      case .pasted(let number): named = ActionText(name: Self.pasted, value: number ?? "")
      // The values of fields are no part of their actions' names.
      case .setPercent(let percent): named.value = "\(percent)"
      case .typeAmount(let typed), .searchHome(let typed): named.value = Self.line(typed)
      default: break
      }
      text += named.name + "\t" + named.value + "\n"
    }
    bytes = Array(text.utf8)
  }

  /// A text on one line, as a field shows it.
  private static func line(_ text: String) -> String {
    let lineEnd = UInt8(ascii: "\n")
    let bytes = text.utf8.map { $0 == lineEnd ? UInt8(ascii: " ") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The actions of lines as they were stored, and whether a line is damaged or beyond the limit.
  static func read(_ bytes: [UInt8]) -> (actions: [AppAction], isDamaged: Bool) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let actions = lines.prefix(lineLimit).compactMap(action)
    return (actions, actions.count < lines.count)
  }

  /// The action that a line of the draft states; `nil` for a damaged line.
  private static func action(_ line: ArraySlice<UInt8>) -> AppAction? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let name = String(decoding: line[..<tab], as: UTF8.self)
    let value = String(decoding: line[(tab + 1)...], as: UTF8.self)
    if name.utf8.elementsEqual(pasted.utf8) { return .pasted(value) }
    return ActionText(name: name, value: value).action(ofField: value, selection: 0..<0)
  }
}
