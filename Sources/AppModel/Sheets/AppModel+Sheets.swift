import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

extension AppModel {
  /// The content of the open sheet; `nil` while no sheet is open.
  public var sheetView: SheetViewModel? {
    switch sheet {
    case nil: nil
    case .units(let picker): .units(view(of: picker))
    case .unit(let side): .unit(card(side == .source ? converter.source : converter.target))
    case .precision: .precision(precisionView)
    case .copying: .copying(copyChoices)
    case .paste(let paste): .paste(pasteView(of: paste.text))
    case .limit(let refusal): .limit(refusal.english)
    case .unitValue(let unit): .unitValue(unitValueView(unit))
    case .quickUnits(let quantity): .quickUnits(quickUnitsView(quantity))
    case .favorite(let favorite): .favorite(favoriteView(favorite))
    case .entry(let entry): .entry(entryView(entry))
    case .setting(let setting): .setting(view(of: setting))
    case .article(let article): .article(article)
    case .alert(let alert): .alert(alert)
    }
  }

  /// Opens a sheet in front of its screen.
  mutating func show(_ new: AppSheet) {
    switch new {
    case .favorite: show(.favorites)
    case .entry, .alert(.clearHistory): show(.history)
    default: break
    }
    (sheet, place) = (new, place(of: new))
  }

  /// Returns the place behind a sheet.
  ///
  /// The question before the history is cleared may also be in front of the settings.
  func place(of sheet: AppSheet) -> AppPlace {
    if case .alert(.clearHistory) = sheet, place == .settings { return .settings }
    return sheet.place
  }

  /// Closes the open sheet; the control that opened it gets the focus.
  mutating func closeSheet() -> [AppEffect] {
    guard let closed = sheet else { return [] }
    sheet = nil
    library.label = nil
    // The row that gets the focus may be one of the rows that are filled in idle time.
    if case .unitValue = closed { finishAllUnits() }
    // Without a result the control that opens the copy styles does not exist.
    if closed == .copying, copied(.value) == nil { return focusOnValue }
    switch closed {
    // For the following sheets, the control that opened the sheet may no longer exist.
    case .unitValue(let unit) where catalog.unit(unit)?.quantity != converter.source.quantity:
      return [.focus("back")]
    case .quickUnits(let quantity)
    where !homeView.quantities.contains { $0.identifier.hasBytes(of: quantity) }:
      return [.focus("home-search")]
    case .alert(.clearHistory) where notebook.history.isEmpty:
      return [.focus(place == .settings ? AppAlert.resetSettings.rawValue : control(of: .history))]
    case .entry(let entry)
    where !shownHistory.prefix(library.limit).contains { $0.id.hasBytes(of: entry) }:
      return [.focus(control(of: .history))]
    case .favorite(let id):
      if case nil = favorite(id) { return [.focus(control(of: .favorites))] }
      return [.focus(closed.opener ?? tabControl)]
    default: return [.focus(closed.opener ?? tabControl)]
    }
  }

  /// Closes an open sheet, and goes back in the browser's history.
  mutating func leaveSheet() -> [AppEffect] {
    sheet == nil ? [] : closeSheet() + [.goBack]
  }

  /// Closes an open sheet whose opener no longer exists, and focuses a control of the library.
  mutating func leaveSheet(_ focus: String, of part: LibraryPart) -> [AppEffect] {
    let focus = self.focus(focus, of: part)
    return sheet == nil ? focus : closeSheet().dropLast() + focus + [.goBack]
  }

  /// Moves the focus to a control of a part of the library, if this part is shown.
  func focus(_ control: String, of part: LibraryPart) -> [AppEffect] {
    place == .library && library.part == part ? [.focus(control)] : []
  }

  private var precisionView: PrecisionViewModel {
    var result = ""
    if case .value(let value, _, _) = converterView.result {
      result = value + " " + converter.target.symbol
    }
    let pair = AppText.pair(from: converter.source.symbol, to: converter.target.symbol).english
    let quantity = catalog.quantity(converter.target.quantity)?.name ?? ""
    return PrecisionViewModel(
      pair: pair, decimals: requests.settings.decimals ?? 0,
      scopes: PrecisionScope.allCases.map { scope in
        let name: AppText =
          switch scope {
          case .pair: .onlyPair(pair)
          case .quantity: .allOfQuantity(quantity)
          case .all: .allQuantities
          }
        return SheetChoice(
          identifier: scope.rawValue, name: name.english, explanation: "",
          isChosen: scope == precisionScope)
      },
      range: PrecisionSettings.range,
      modes: roundingChoices,
      result: result)
  }

  private var copyChoices: [CopyChoice] {
    CopyStyle.allCases.compactMap { style -> CopyChoice? in
      guard let text = copied(style) else { return nil }
      return CopyChoice(style: style, name: AppText.copyStyle(style).english, text: text)
    }
  }

  /// Returns the text that a style copies; `nil` without a result.
  func copied(_ style: CopyStyle) -> String? {
    guard case .result(let answer) = requests.outcome(of: converter.field.typed, converter),
      answer.hasResult
    else { return nil }
    if style == .scientific {
      // The value is already rounded, so all its digits are written.
      var format = requests.settings.numbers
      format.notation = .scientific
      format.precision = .all
      let number = format.text(of: answer.value)
      guard let end = answer.end else { return number }
      return number + " – " + format.text(of: end.conversion.value)
    }
    return answer.text(style.measureStyle)
  }
}
