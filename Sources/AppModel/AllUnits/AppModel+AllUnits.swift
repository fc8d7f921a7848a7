import ConversionRequests
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

extension AppModel {
  /// The number of rows that are updated directly after each keystroke.
  ///
  /// A phone shows as many rows without scrolling.
  private static let firstValueLimit = 8

  var allUnitsView: AllUnitsViewModel {
    var problem = ""
    switch requests.outcome(of: converter.field.typed, converter) {
    case .refused(let error): problem = reason(error)
    case .measure(let measure, _):
      problem = AppText.takeOver("\(given(measure)) \(measure.unit.symbol)").english
    // The screen has no problem to report, although single rows may lack a result.
    case .empty, .incomplete, .result: break
    }
    return AllUnitsViewModel(
      quantity: catalog.quantity(converter.source.quantity)?.name ?? "",
      source: ConverterViewModel.UnitLabel(converter.source), input: converter.field.text,
      decimalMark: decimalMark, problem: problem,
      sections: allUnits?.sections ?? [])
  }

  /// Updates the first rows of all units while they are shown.
  ///
  /// Updating all sixty rows would delay the answer to each keystroke.
  mutating func beginAllUnits() {
    guard place == .allUnits else {
      allUnits = nil
      return
    }
    let subject = AllUnitsState.Subject(
      typed: converter.field.typed, source: converter.source, target: converter.target,
      settings: requests.settings, precision: notebook.settings.precision,
      region: notebook.settings.region)
    if allUnits?.subject == subject { return }
    var left = Self.firstValueLimit
    if var state = allUnits, state.subject.source == subject.source,
      state.subject.region == subject.region, state.subject.settings == subject.settings
    {
      for section in state.sections.indices {
        for row in state.sections[section].rows.indices where left > 0 {
          left -= 1
          let identifier = state.sections[section].rows[row].identifier
          guard let unit = catalog.unit(identifier) else { continue }
          state.sections[section].rows[row] = valueRow(unit)
        }
      }
      (state.subject, state.isBegun) = (subject, true)
      allUnits = state
      return
    }
    allUnits = AllUnitsState(subject: subject, sections: valueSections(limit: left), isBegun: true)
  }

  /// Updates all rows of all units.
  mutating func finishAllUnits() {
    guard allUnits?.isBegun == true else { return }
    let sections = valueSections(limit: .max)
    allUnits?.sections = sections
    allUnits?.isBegun = false
  }

  private func valueSections(limit: Int) -> [AllUnitsViewModel.Section] {
    var left = limit
    var sections: [AllUnitsViewModel.Section] = []
    for group in groupsOfRegion where left > 0 {
      let rows = group.units.prefix(left).map(valueRow)
      left -= rows.count
      sections.append(
        AllUnitsViewModel.Section(
          identifier: group.identifier, heading: group.heading, rows: rows))
    }
    return sections
  }

  private func valueRow(_ unit: MeasureUnit) -> AllUnitsViewModel.Row {
    AllUnitsViewModel.Row(
      identifier: unit.identifier, name: unit.name, symbol: unit.symbol,
      value: answer(in: unit)?.number ?? "–", isTarget: unit == converter.target)
  }

  func unitValueView(_ identifier: String) -> UnitValueViewModel {
    let unit = catalog.unit(identifier) ?? converter.target
    let answer = answer(in: unit)
    return UnitValueViewModel(
      unit: ConverterViewModel.UnitLabel(unit),
      value: answer.map { $0.text(.valueWithSymbol) } ?? "", card: card(unit))
  }

  /// Returns the answer in another unit, with the decimals of the pair; `nil` without a result.
  private func answer(in unit: MeasureUnit) -> ConversionAnswer<Decimal128>? {
    var state = converter
    state.use(converter.source, unit)
    return answer(to: state)
  }

  /// Returns the answer for a state, with the decimals of its pair; `nil` without a result.
  func answer(to state: ConverterState) -> ConversionAnswer<Decimal128>? {
    var requests = requests
    let settings = requestSettings(state)
    // Few pairs have decimals of their own, so the converter of requests can usually be reused.
    if settings != requests.settings {
      requests = RequestConverter(settings, catalog: catalog)
    }
    guard case .result(let answer) = requests.outcome(of: state.field.typed, state),
      answer.hasResult
    else { return nil }
    return answer
  }

  /// The units of the converter's quantity by headings.
  ///
  /// The group of units that are usual in the person's region is first, if the quantity has such
  /// units.
  private var groupsOfRegion: [UnitGroup] {
    let groups = withoutRepetition(groups(ofQuantity: converter.source.quantity))
    guard let system = (notebook.settings.region ?? locale.region)?.ownSystem else { return groups }
    var ofRegion = UnitGroup(
      identifier: "units of the region", heading: AppText.unitsOfRegion.english, units: [])
    var others: [UnitGroup] = []
    for group in groups {
      var rest = group
      rest.units.removeAll { $0.systems.contains(system) }
      ofRegion.units += group.units.filter { $0.systems.contains(system) }
      if !rest.units.isEmpty { others.append(rest) }
    }
    return ofRegion.units.isEmpty ? groups : [ofRegion] + others
  }

  /// Returns the groups with each unit only in the first group that contains it.
  private func withoutRepetition(_ groups: [UnitGroup]) -> [UnitGroup] {
    var seen: [MeasureUnit] = []
    return groups.compactMap { group in
      var group = group
      group.units.removeAll { seen.contains($0) }
      seen += group.units
      return group.units.isEmpty ? nil : group
    }
  }

  /// Converts from a unit or to it, and opens the converter.
  mutating func convert(with identifier: String, as side: ConverterSide) -> [AppEffect] {
    guard let unit = catalog.unit(identifier) else { return [] }
    use(unit, as: side)
    return kept() + enter(.converter)
  }

  /// Copies the value in a unit, in the style of the settings.
  mutating func copyValue(in identifier: String) -> [AppEffect] {
    guard let unit = catalog.unit(identifier) else { return [] }
    guard let answer = answer(in: unit) else {
      return [.announce(AppText.nothingToCopy.english)]
    }
    let text = answer.text(notebook.settings.copyStyle)
    return [.copy(text, said: AppText.copied(text).english)]
  }
}
