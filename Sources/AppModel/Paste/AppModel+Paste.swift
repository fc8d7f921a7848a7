import ConversionRequests
import MeasureText
import NativeDecimal
import UnitCatalog

extension AppModel {
  /// Opens the sheet for a pasted text; the calculator and the tools take it at once.
  mutating func paste(_ text: String?) -> [AppEffect] {
    guard let text else { return [.announce(AppText.notPasted.english)] }
    let trimmed = text.trimmed
    if trimmed.utf8.isEmpty { return [.announce(AppText.nothingToPaste.english)] }
    if place == .calculator && sheet == nil { return pasteNumber(trimmed) }
    if place == .tools && sheet == nil { return typeAmount(trimmed) + [.focus("amount")] }
    if trimmed.utf16.count > NumberField.limit { return tooLong }
    if case .paste(var paste) = sheet {
      paste.text = trimmed
      sheet = .paste(paste)
      return []
    }
    // While another sheet is open, a person can paste only into its own fields.
    if sheet != nil { return [.announce(AppText.pasteIsBehind.english)] }
    if !has(.converter) { return notInProduct }
    let new = AppSheet.paste(
      PasteState(
        text: trimmed, place: place.hasValueField ? place : .converter, origin: place))
    show(new)
    let isUnderstood = !pasteView(of: trimmed).understood.utf8.isEmpty
    return [.navigate(new.path), .focus(isUnderstood ? "use-paste" : new.firstControl)]
  }

  /// Returns the converter with a text inserted into its field; `nil` if the text is too long.
  private func typing(_ text: String) -> ConverterState? {
    var state = converter
    let length = text.utf16.count
    return state.field.take(text, selection: length..<length) ? state : nil
  }

  /// Returns the converter after a paste, and the outcome of the pasted text.
  ///
  /// A measure also sets the source unit.
  private func pasted(_ text: String) -> (state: ConverterState, outcome: ConverterOutcome) {
    guard let state = typing(text) else { return (converter, .empty) }
    let outcome = requests.outcome(of: state.field.typed, state)
    if case .measure(let measure, _) = outcome { return (taking(measure), outcome) }
    return (state, outcome)
  }

  /// Returns the sheet of a pasted text.
  func pasteView(of text: String) -> PasteViewModel {
    let (state, outcome) = pasted(text)
    var view = PasteViewModel(
      text: text.isolated, understood: "", result: "", notes: notes(on: outcome, state),
      problem: "")
    switch outcome {
    case .refused(let error): view.problem = reason(error)
    case .empty, .incomplete: view.problem = AppText.noNumberPasted.english
    case .measure, .result:
      view.understood = state.field.text + " " + state.source.symbol
      guard let answer = answer(to: state) else { break }
      view.result = answer.text(.expression)
      if case .measure = outcome {
        for note in notes(on: .result(answer), state) where !view.notes.contains(note) {
          view.notes.append(note)
        }
      }
    }
    return view
  }

  /// Takes over a pasted text: either the value that was read, or the unchanged text.
  mutating func takePaste(asText: Bool) -> [AppEffect] {
    guard case .paste(let paste) = sheet else { return [] }
    guard let typed = typing(paste.text) else { return tooLong }
    converter = asText ? typed : pasted(paste.text).state
    prepare()
    sheet = nil
    // After a paste on another screen the path is replaced, so going back does not lead to that
    // screen.
    let leave = paste.origin == paste.place ? AppEffect.goBack : .replacePath(paste.place.path)
    return kept() + focusOnValue + [leave]
  }
}
