import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

extension AppModel {
  /// What the open sheet shows; `nil` while none is open.
  public var sheetView: SheetViewModel? {
    switch sheet {
    case nil: nil
    case .units(let picker): .units(view(of: picker))
    case .unit(let side): .unit(card(side == .source ? converter.source : converter.target))
    case .precision: .precision(precisionView)
    case .copying: .copying(copyChoices)
    case .display: .display(displayView)
    }
  }

  /// Opens the sheet at a path, as a new entry of the browser's history.
  mutating func open(_ path: String) -> [AppEffect] {
    guard let new = sheet(at: AppPath(path)) else { return [] }
    sheet = new
    return [.navigate(new.path), .focus(new.firstControl)]
  }

  /// Closes the sheet that is open; the control that opened it gets the focus back.
  mutating func closeSheet() -> [AppEffect] {
    guard let closed = sheet else { return [] }
    sheet = nil
    // Without a result there is no control that opens the styles of copying.
    if closed == .copying, copied(.value) == nil { return focusOnValue }
    return [.focus(closed.opener)]
  }

  private var precisionView: PrecisionViewModel {
    let chosen = notebook.settings.roundingMode
    let modes = RoundingMode.allCases.filter { $0 != .up05 || chosen == .up05 }
    var result = ""
    if case .value(let value, _, _) = converterView.result {
      result = value + " " + converter.target.symbol
    }
    return PrecisionViewModel(
      pair: AppText.pair(from: converter.source.symbol, to: converter.target.symbol).english,
      decimals: requests.settings.decimals ?? 0, range: PrecisionSettings.range,
      modes: modes.map { mode in
        SheetChoice(
          identifier: mode.rawValue, name: AppText.rounding(mode).english,
          explanation: AppText.roundingRule(mode).english, isChosen: mode == chosen)
      },
      result: result)
  }

  private var copyChoices: [CopyChoice] {
    CopyStyle.allCases.compactMap { style -> CopyChoice? in
      guard let text = copied(style) else { return nil }
      return CopyChoice(style: style, name: AppText.copyStyle(style).english, text: text)
    }
  }

  private var displayView: DisplayViewModel {
    let settings = notebook.settings
    let system = SheetChoice(
      identifier: "", name: AppText.systemNumbers.english, explanation: sample(systemLocale),
      isChosen: settings.locale == nil)
    return DisplayViewModel(
      themes: ColorTheme.allCases.map { theme in
        SheetChoice(
          identifier: theme.rawValue, name: AppText.theme(theme).english, explanation: "",
          isChosen: theme == settings.theme)
      },
      locales: [system]
        + NumberLocale.languages.map { locale in
          SheetChoice(
            identifier: locale.rawValue, name: AppText.language(locale.language).english,
            explanation: sample(locale), isChosen: settings.locale == locale)
        })
  }

  /// A number as a locale writes it.
  private func sample(_ locale: NumberLocale) -> String {
    var format = requests.settings.numbers
    format.symbols = locale.symbols
    format.precision = .decimals(2)
    return format.text(of: Decimal128(1_234_567) / Decimal128(100))
  }

  /// What a style copies of the result; `nil` without one.
  func copied(_ style: CopyStyle) -> String? {
    guard case .result(let answer) = requests.outcome(of: converter.field.typed, converter),
      answer.refusal == nil
    else { return nil }
    if style == .scientific {
      // The value is rounded already, so that all its digits are written.
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
