import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

extension AppModel {
  /// What the converter shows.
  public var converterView: ConverterViewModel {
    let outcome = requests.outcome(of: converter.field.typed, converter)
    return ConverterViewModel(
      input: converter.field.text, selection: converter.field.selection,
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

  /// The mark of decimals on a keypad.
  var decimalMark: String { String(Character(symbols.decimal)) }

  /// What is said of how the input was understood, and of units that calendars have otherwise.
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
    }
    return isTaken ? kept() : tooLong
  }

  /// Says that a text is longer than the field takes.
  var tooLong: [AppEffect] {
    [.announce(AppText.fieldIsFull(limit: NumberField.limit).english)]
  }

  /// Takes the unit of the measure that was typed as the unit converted from, and its number as
  /// input.
  mutating func takeMeasure() -> [AppEffect] {
    guard case .measure(let measure, _) = requests.outcome(of: converter.field.typed, converter)
    else { return [] }
    converter = taking(measure)
    prepare()
    return kept() + focusOnValue
  }

  /// The converter after it took over a measure: it converts from the measure's unit, and its field has
  /// the measure's number.
  func taking(_ measure: MeasureReading) -> ConverterState {
    var state = converter
    state.use(measure.unit, opposite(of: measure.unit, as: .source))
    state.field.replace(with: given(measure))
    return state
  }

  /// The outcome in the place of the result.
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

  /// Why an input is refused, in words.
  func reason(_ error: RequestError) -> String {
    guard case .unreadable(let error, let text) = error else { return error.english.asSentence }
    guard case .unexpected(let character) = error.reason else {
      return error.message(for: text, countsBytes: false).asSentence
    }
    let before = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self)
    return AppText.unexpected(character, place: before.unicodeScalars.count + 1).english
  }

  /// What stands in the place of the result while the field is empty: the result of zero, as the
  /// field shows one.
  private var resultOfZero: String {
    guard case .result(let answer) = requests.outcome(of: "0", converter), answer.hasResult
    else { return "–" }
    return answer.number
  }

  /// The number of a measure, or both of a range, with all digits and without groups, as the field
  /// takes them.
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

  /// For which conversions the decimals of the pair are set.
  var precisionScope: PrecisionScope {
    let precision = notebook.settings.precision
    let (source, target) = (converter.source, converter.target)
    if precision.decimals(ofPair: source.identifier, target.identifier) != nil { return .pair }
    return precision.decimals(ofCategory: target.quantity) == nil ? .all : .quantity
  }

  /// Uses the decimals of the pair for more conversions, or for the pair alone; what is narrower
  /// goes away for the pair and its quantity.
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

  /// The unit of the other side when a unit is taken on one: they change places if it stands there.
  func opposite(of unit: MeasureUnit, as side: ConverterSide) -> MeasureUnit {
    let (own, other) =
      side == .source
      ? (converter.source, converter.target) : (converter.target, converter.source)
    return unit == other ? own : partner(of: unit, unless: other)
  }

  /// A unit that is of the quantity of another one, else the other one's partner.
  func partner(of unit: MeasureUnit, unless current: MeasureUnit) -> MeasureUnit {
    current.quantity == unit.quantity ? current : partner(of: unit)
  }

  /// The unit to convert to from a unit of another quantity: a favourite's, else the one that was
  /// chosen last, else the other one of ``firstUnits(of:)``, else ``standardPartner(of:)``.
  func partner(of unit: MeasureUnit) -> MeasureUnit {
    if let favorite = notebook.favoriteTarget(from: unit, in: catalog) { return favorite }
    for identifier in notebook.recents.units {
      if let used = catalog.unit(identifier), used != unit, used.quantity == unit.quantity {
        return used
      }
    }
    if let (source, target) = firstUnits(of: unit.quantity), source == unit || target == unit {
      return source == unit ? target : source
    }
    return standardPartner(of: unit)
  }

  /// The base unit of a unit's quantity; of a base unit another one.
  func standardPartner(of unit: MeasureUnit) -> MeasureUnit {
    guard let quantity = catalog.quantity(unit.quantity) else { return unit }
    if quantity.baseUnit != unit { return quantity.baseUnit }
    return quantity.units.first { $0 != unit } ?? unit
  }
}

extension ConverterOutcome {
  /// What is said about how the input was understood.
  var notes: [RequestNote] {
    switch self {
    case .result(let answer): answer.notes
    case .measure(_, let notes): notes
    case .empty, .incomplete, .refused: []
    }
  }
}
