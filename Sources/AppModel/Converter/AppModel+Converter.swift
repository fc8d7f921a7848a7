import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

extension AppModel {
  /// The content of the converter's screen.
  public var converterView: ConverterViewModel {
    let outcome = requests.outcome(of: converter.field.typed, converter)
    return ConverterViewModel(
      input: converter.field.text, selection: converter.field.selection,
      hasLetters: converter.hasLetters,
      source: ConverterViewModel.UnitLabel(converter.source),
      target: ConverterViewModel.UnitLabel(converter.target), isSwapped: converter.isSwapped,
      quantity: converter.source.quantity,
      icon: catalog.quantity(converter.source.quantity)?.iconName ?? "",
      quantities: offeredQuantities(chosen: converter.source.quantity),
      result: shown(outcome),
      placeholder: converter.field.typed.utf8.isEmpty ? resultOfZero : "–",
      notes: notes(on: outcome, converter),
      isSameUnit: converter.source == converter.target,
      copyStyle: CopyStyle(notebook.settings.copyStyle), decimals: requests.settings.decimals ?? 0,
      rounding: notebook.settings.roundingMode.rawValue,
      precision: AppText.precision(
        decimals: requests.settings.decimals ?? 0, notebook.settings.roundingMode
      ).english,
      pair: AppText.pair(from: converter.source.symbol, to: converter.target.symbol).english,
      hasAllUnits: has(.allUnits), isStarred: isPairStarred, decimalMark: decimalMark)
  }

  /// The decimal mark on a keypad.
  var decimalMark: String { String(Character(symbols.decimal)) }

  /// Returns notes on how the input was read, and on units of time that are not exact, such as
  /// months.
  func notes(on outcome: ConverterOutcome, _ state: ConverterState) -> [String] {
    var notes = outcome.notes.filter { note in
      if case .belowAbsoluteZero = note { return notebook.settings.belowAbsoluteZeroNote }
      return true
    }.map { $0.englishWithNames.asSentence }
    guard case .result = outcome else { return notes }
    for unit in [state.source, state.target] {
      guard unit.quantity.utf8.elementsEqual("time".utf8), unit.kind != .exact, let note = unit.note
      else { continue }
      let said = AppText.unitNote(unit.name, note).english
      if !notes.contains(said) { notes.append(said) }
    }
    return notes
  }

  mutating func press(_ key: KeypadKey) -> [AppEffect] {
    var isTaken = true
    switch key {
    case .digit(let digit):
      guard (0...9).contains(digit) else { return [] }
      isTaken = converter.field.insert("\(digit)")
    case .decimal:
      isTaken = converter.field.insert(decimalMark)
    case .sign: isTaken = converter.field.changeSign()
    case .backspace: converter.field.deleteBackward()
    case .clear: converter.field.clear()
    case .letters:
      converter.hasLetters.toggle()
      return focusOnValue
    case .undo: if !converter.undo() { return [] }
    case .redo: if !converter.redo() { return [] }
    }
    return isTaken ? kept() : tooLong
  }

  /// The announcement that a text is longer than the field allows.
  var tooLong: [AppEffect] {
    [.announce(AppText.fieldIsFull(limit: NumberField.limit).english)]
  }

  /// Takes over the typed measure: its unit as the source unit, and its number as input.
  mutating func takeMeasure() -> [AppEffect] {
    guard case .measure(let measure, _) = requests.outcome(of: converter.field.typed, converter)
    else { return [] }
    converter = taking(measure)
    prepare()
    return kept() + focusOnValue
  }

  /// Returns the converter after it took over a measure.
  ///
  /// The converter converts from the measure's unit, and its field has the measure's number.
  func taking(_ measure: MeasureReading) -> ConverterState {
    var state = converter
    state.use(measure.unit, opposite(of: measure.unit, as: .source))
    state.hasLetters = false
    state.field.replace(with: given(measure))
    return state
  }

  /// Returns the view of an outcome at the position of the result.
  private func shown(_ outcome: ConverterOutcome) -> ConverterViewModel.Result {
    switch outcome {
    case .empty, .incomplete: return .none
    case .result(let answer):
      if let refusal = answer.refusal { return .refused(refusal.english) }
      return .value(answer.number, remark: answer.remark.english, isExact: answer.isExact)
    case .measure(let measure, _): return .measure("\(given(measure)) \(measure.unit.symbol)")
    case .refused(let error): return .refused(reason(error))
    }
  }

  /// Returns the reason of a refusal in words.
  func reason(_ error: RequestError) -> String {
    guard case .unreadable(let error, let text) = error else { return error.english.asSentence }
    guard case .unexpected(let character) = error.reason else {
      return error.message(for: text, countsBytes: false).asSentence
    }
    let before = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self)
    return AppText.unexpected(character, place: before.unicodeScalars.count + 1).english
  }

  /// The placeholder of the result while the field is empty: the result of zero, which the field
  /// shows.
  private var resultOfZero: String {
    guard case .result(let answer) = requests.outcome(of: "0", converter), answer.hasResult
    else { return "–" }
    return answer.number
  }

  /// Returns the number of a measure, or both numbers of a range, as input for the field.
  ///
  /// The text has all digits and no grouping.
  func given(_ measure: MeasureReading) -> String {
    var format = requests.settings.numbers
    format.precision = .all
    format.grouping = .never
    let number = measure.number?.text(format) ?? ""
    guard let end = measure.rangeEnd else { return number }
    return number + " – " + end.text(format)
  }

  mutating func copy(_ style: CopyStyle) -> [AppEffect] {
    guard let text = copied(style) else { return [] }
    let copy = AppEffect.copy(text, said: AppText.copied(text).english)
    guard case .copying = sheet else { return [copy] }
    return [copy] + closeSheet() + [.goBack]
  }

  mutating func setDecimals(_ decimals: Int) -> [AppEffect] {
    var settings = notebook.settings
    settings.precision.setDecimals(
      decimals, from: converter.source.identifier, to: converter.target.identifier)
    return change(settings)
  }

  /// The scope of the current decimals: the pair, its quantity, or all.
  var precisionScope: PrecisionScope {
    let precision = notebook.settings.precision
    let (source, target) = (converter.source, converter.target)
    if precision.decimals(ofPair: source.identifier, target.identifier) != nil { return .pair }
    return precision.decimals(ofCategory: target.quantity) == nil ? .all : .quantity
  }

  /// Sets the decimals of the pair for a scope.
  ///
  /// Decimals of narrower scopes are removed: the decimals of the pair, and for `all` also the
  /// decimals of the quantity.
  mutating func useDecimals(for scope: PrecisionScope) -> [AppEffect] {
    var settings = notebook.settings
    let (source, target) = (converter.source.identifier, converter.target.identifier)
    let quantity = converter.target.quantity
    let decimals = settings.precision.decimals(from: source, to: target, category: quantity)
    settings.precision.setDecimals(scope == .pair ? decimals : nil, from: source, to: target)
    switch scope {
    case .pair: break
    case .quantity: settings.precision.setDecimals(decimals, ofCategory: quantity)
    case .all:
      settings.precision.setDecimals(nil, ofCategory: quantity)
      settings.precision.global = decimals
    }
    return change(settings)
  }

  /// Returns the unit of the other side after `unit` is chosen for `side`.
  ///
  /// If `unit` is the unit of the other side, the units swap.
  func opposite(of unit: MeasureUnit, as side: ConverterSide) -> MeasureUnit {
    let (own, other) =
      side == .source
      ? (converter.source, converter.target) : (converter.target, converter.source)
    return unit == other ? own : partner(of: unit, unless: other)
  }

  /// Returns `current` if it has the quantity of `unit`, else a partner of `unit`.
  func partner(of unit: MeasureUnit, unless current: MeasureUnit) -> MeasureUnit {
    current.quantity == unit.quantity ? current : partner(of: unit)
  }

  /// Returns the target unit for a source unit of another quantity.
  ///
  /// The target is the first unit that exists of these: the unit of a favourite, the unit used
  /// last, ``usualPartner(of:)``, and ``standardPartner(of:)``.
  func partner(of unit: MeasureUnit) -> MeasureUnit {
    if let favorite = notebook.favoriteTarget(from: unit, in: catalog) { return favorite }
    for identifier in notebook.recents.units {
      if let used = catalog.unit(identifier), used != unit, used.quantity == unit.quantity {
        return used
      }
    }
    return usualPartner(of: unit) ?? standardPartner(of: unit)
  }

  /// Returns the base unit of the unit's quantity; for the base unit itself another unit.
  func standardPartner(of unit: MeasureUnit) -> MeasureUnit {
    guard let quantity = catalog.quantity(unit.quantity) else { return unit }
    if quantity.baseUnit != unit { return quantity.baseUnit }
    return quantity.units.first { $0 != unit } ?? unit
  }
}

extension ConverterOutcome {
  /// The notes on how the input was read.
  var notes: [RequestNote] {
    switch self {
    case .result(let answer): answer.notes
    case .measure(_, let notes): notes
    case .empty, .incomplete, .refused: []
    }
  }
}
