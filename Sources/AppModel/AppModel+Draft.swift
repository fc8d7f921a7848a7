import Calculation
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook

extension AppModel {
  /// The maximum number of recorded calculator actions; a longer sequence is not kept at all.
  package static let calculatorDraftLimit = 2_000

  /// The actions that restore what a person typed on this page.
  ///
  /// The converter's input is among them: the notebook has the input of the page that saved last.
  package var draft: [AppAction] {
    var draft = calculatorDraft.count > Self.calculatorDraftLimit ? [] : calculatorDraft
    if tools != ToolsState() {
      draft += [
        .showTool(KeptToolRun.Tool.tip.rawValue), .setPercent(tools.tipPercent),
        .showTool(KeptToolRun.Tool.discount.rawValue), .setPercent(tools.discountPercent),
        .setPeople(tools.people), .typeAmount(tools.amount), .showTool(tools.tool.rawValue),
      ]
    }
    if !homeSearch.search.utf8.isEmpty { draft.append(.searchHome(homeSearch.search)) }
    draft.append(.restoreConversion(converter.kept))
    if converter.hasLetters { draft.append(.key(.letters)) }
    return draft
  }

  /// Restores unsaved input from the actions of ``draft``.
  ///
  /// Other actions are ignored, and no calculation is recorded again. A search is restored only if
  /// Home is shown.
  ///
  /// - Returns: whether all actions belong to a draft.
  package mutating func resume(_ draft: [AppAction]) -> Bool {
    var isWhole = true
    for action in draft where !resume(action) { isWhole = false }
    return isWhole
  }

  private mutating func resume(_ action: AppAction) -> Bool {
    switch action {
    case .calculate(let key): press(key)
    case .set(.calculatorMode, let value):
      guard let mode = KeypadMode(rawValue: value) else { return false }
      keypad.mode = mode
    case .pasted(let number?): return pasteKept(number)
    case .showTool(let name):
      guard let tool = KeptToolRun.Tool(rawValue: name) else { return false }
      show(tool)
    case .setPercent(let percent):
      setPercent(percent)
      return tools.percent == percent
    case .setPeople(let people):
      setPeople(people)
      return tools.people == people
    case .typeAmount(let amount): _ = typeAmount(amount)
    case .searchHome(let text): if place == .home { _ = searchHome(text) }
    case .restoreConversion(let last): restore(last)
    case .key(.letters): converter.hasLetters = true
    default: return false
    }
    return true
  }

  /// Restores the units and the input of the converter, unless a unit no longer exists.
  mutating func restore(_ last: LastConversion) {
    converter.restore(last, in: catalog)
    prepare()
  }

  /// Presses a key in the current mode of the keypad, and records it in the draft.
  mutating func press(_ key: CalculatorKey) {
    keypad.press(key)
    if key == .allClear { calculatorDraft = [] } else { note(.calculate(key)) }
  }

  /// Pastes a number that the app wrote into the calculator; returns `false` for any other text.
  mutating func pasteKept(_ number: String) -> Bool {
    do throws(ReadingError) {
      try keypad.paste(number, as: Self.keptNumbers)
      note(.pasted(number))
      return true
    } catch { return false }
  }

  /// Records a calculator action in the draft, and before the action a change of the keypad's mode.
  mutating func note(_ action: AppAction) {
    // One action beyond the limit marks the sequence as too long.
    if calculatorDraft.count > Self.calculatorDraftLimit { return }
    if calculatorDraft.isEmpty || notedMode != keypad.mode {
      calculatorDraft.append(.set(.calculatorMode, keypad.mode.rawValue))
      notedMode = keypad.mode
    }
    calculatorDraft.append(action)
  }
}
