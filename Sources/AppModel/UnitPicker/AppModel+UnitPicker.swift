import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog
import UnitConversion

extension AppModel {
  /// The number of rows that a page shows at once.
  private static let firstRowLimit = 20
  /// The digits of examples; most factors are exact with so many digits.
  private static let exampleDigits = 15

  /// The state of the unit picker; `nil` while it is closed.
  var picker: UnitPickerState? {
    get { if case .units(let picker) = sheet { picker } else { nil } }
    set { if let newValue { sheet = .units(newValue) } }
  }

  func view(of picker: UnitPickerState) -> UnitPickerViewModel {
    let isSearch = !picker.search.trimmed.utf8.isEmpty
    let limit = picker.isBegun ? Self.firstRowLimit : .max
    let found =
      isSearch ? found(picker) : FoundUnits(sections: listed(picker, limit: limit))
    let quantities = isSearch || picker.quantity != nil || picker.showsCustomUnits ? [] : quantities
    return UnitPickerViewModel(
      side: picker.side, search: picker.search, tabs: tabs(of: picker), note: found.note,
      sections: found.sections,
      quantities: Array(quantities.prefix(limit)),
      more: found.more,
      recentSearches: picker.search.utf8.isEmpty
        ? notebook.recents.searches.filter { !$0.trimmed.utf8.isEmpty } : [],
      card: picker.shownUnit.flatMap { catalog.unit($0) }.map(card),
      cardOpener: picker.lastShownUnit.flatMap { Self.place(of: $0, in: found.sections) })
  }

  /// Opens or closes the card about a unit, with an entry in the browser's history.
  mutating func showUnit(_ identifier: String?) -> [AppEffect] {
    let isOpen = picker?.shownUnit != nil
    let focus = showCard(identifier)
    guard let path = sheet?.path, !focus.isEmpty else { return [] }
    if identifier == nil { return focus + [.goBack] }
    return [isOpen ? .replacePath(path) : .navigate(path)] + focus
  }

  /// Opens or closes the card about a unit, and moves the focus.
  mutating func showCard(_ identifier: String?) -> [AppEffect] {
    guard var state = picker else { return [] }
    state.isBegun = false
    if let identifier {
      if catalog.unit(identifier) == nil { return [] }
      state.shownUnit = identifier
      state.lastShownUnit = identifier
      picker = state
      return [.focus("card-close")]
    }
    if state.shownUnit == nil { return [] }
    state.shownUnit = nil
    picker = state
    return [.focus(view(of: state).cardOpener == nil ? "unit-search" : "card-opener")]
  }

  /// Returns the place of the first row of a unit.
  private static func place(
    of unit: String, in sections: [UnitPickerViewModel.Section]
  ) -> UnitPickerViewModel.RowPlace? {
    for (place, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.identifier == unit }) {
        return UnitPickerViewModel.RowPlace(section: place, row: row)
      }
    }
    return nil
  }

  /// Opens the tab of a quantity, and keeps the search.
  ///
  /// The focus moves to the tab, because the pressed control disappears.
  mutating func showQuantity(_ identifier: String) -> [AppEffect] {
    guard picker != nil, case .some = catalog.quantity(identifier) else { return [] }
    filter(quantity: identifier)
    return [.focus("chosen-tab")]
  }

  /// Shows the units of a quantity; `nil` shows all units.
  mutating func filter(quantity: String?) {
    picker?.quantity = quantity
    picker?.showsCustomUnits = false
    picker?.isBegun = true
  }

  /// Chooses a unit; for a unit of another quantity the other side changes to a partner.
  mutating func choose(_ identifier: String) -> [AppEffect] {
    // While a card is open, no unit of the list can be chosen.
    guard let unit = catalog.unit(identifier), let picker, picker.shownUnit == nil
    else { return [] }
    var effects: [AppEffect] = []
    let text = picker.search.trimmed
    if !text.utf8.isEmpty, edit(.search(text)) { effects = [.save] }
    if use(unit, as: picker.side) { effects = [.save] }
    return effects + kept() + closeSheet() + [.goBack]
  }

  /// Converts from a unit or to it.
  ///
  /// - Returns: whether the recent items changed.
  @discardableResult
  mutating func use(_ unit: MeasureUnit, as side: ConverterSide) -> Bool {
    let other = opposite(of: unit, as: side)
    if side == .source { converter.use(unit, other) } else { converter.use(other, unit) }
    let isUsed = edit(.useUnit(unit.identifier))
    let isVisited = edit(.visitCategory(unit.quantity))
    prepare()
    return isUsed || isVisited
  }

  /// Stars or unstars a unit.
  mutating func star(_ identifier: String) -> [AppEffect] {
    guard let unit = catalog.unit(identifier) else { return [] }
    picker?.isBegun = false
    guard let change = toggleFavorite(.unit(unit.identifier)) else { return [] }
    if change == .favoriteIsRemoved { return [.save] }
    if picker?.favorites.contains(where: { $0.hasBytes(of: unit.identifier) }) == false {
      picker?.favorites.append(unit.identifier)
    }
    return [.save]
  }

  private func tabs(of picker: UnitPickerState) -> [UnitPickerViewModel.Tab] {
    typealias Tab = UnitPickerViewModel.Tab
    var tabs = [
      Tab(
        units: .all, name: AppText.allQuantities.english,
        isChosen: picker.quantity == nil && !picker.showsCustomUnits)
    ]
    if !customUnits.isEmpty {
      tabs.append(
        Tab(
          units: .custom, name: AppText.customUnits.english, isChosen: picker.showsCustomUnits))
    }
    for quantity in offeredQuantities(chosen: picker.quantity) {
      tabs.append(
        Tab(
          units: .quantity(quantity.identifier), name: quantity.name, isChosen: quantity.isChosen))
    }
    return tabs
  }

  /// The custom units that the catalog contains.
  var customUnits: [MeasureUnit] {
    notebook.customUnits.compactMap { catalog.unit($0.identifier) }
  }

  /// The identifiers of the starred units, in the order of the notebook.
  var starredUnits: [String] {
    notebook.favorites.compactMap { favorite in
      if case .unit(let identifier) = favorite.subject { identifier } else { nil }
    }
  }

  /// A heading with units, before rows are made.
  struct UnitGroup {
    var identifier: String
    var heading: String
    var units: [MeasureUnit]
  }

  /// Returns the favourites of the chosen tab, then its units by headings, up to a limit of rows.
  private func listed(
    _ picker: UnitPickerState, limit: Int
  ) -> [UnitPickerViewModel.Section] {
    var left = limit
    var sections: [UnitPickerViewModel.Section] = []
    for group in favorites(picker) + groups(picker) where left > 0 && !group.units.isEmpty {
      let rows = group.units.prefix(left).map { row($0, picker) }
      left -= rows.count
      sections.append(
        UnitPickerViewModel.Section(
          identifier: group.identifier, heading: group.heading, rows: rows))
    }
    return sections
  }

  /// Returns the favourites among the units of the chosen tab.
  private func favorites(_ picker: UnitPickerState) -> [UnitGroup] {
    let customUnits = picker.showsCustomUnits ? customUnits : []
    let units = picker.favorites.compactMap { catalog.unit($0) }.filter { unit in
      if picker.showsCustomUnits { return customUnits.contains(unit) }
      return picker.quantity.map { unit.quantity.hasBytes(of: $0) } ?? true
    }
    return [
      UnitGroup(identifier: "favorite units", heading: AppText.favorites.english, units: units)
    ]
  }

  private var quantities: [UnitPickerViewModel.Quantity] {
    catalog.quantities.map { quantity in
      UnitPickerViewModel.Quantity(
        identifier: quantity.identifier, name: quantity.name,
        unitCount: AppText.unitCount(quantity.units.count).english)
    }
  }

  /// Returns the units of the chosen quantity by headings; empty for the tab of all units.
  private func groups(_ picker: UnitPickerState) -> [UnitGroup] {
    if picker.showsCustomUnits {
      return [UnitGroup(identifier: "custom units", heading: "", units: customUnits)]
    }
    return picker.quantity.map { groups(ofQuantity: $0) } ?? []
  }

  /// Returns the units of a quantity by headings.
  func groups(ofQuantity identifier: String) -> [UnitGroup] {
    guard let quantity = catalog.quantity(identifier) else { return [] }
    var groups: [UnitGroup] = []
    var grouped: [String] = []
    for (place, group) in quantity.groups.enumerated() {
      grouped += group.units
      groups.append(
        UnitGroup(
          identifier: "\(quantity.identifier) \(place)", heading: group.name,
          units: group.units.compactMap { catalog.unit($0) }))
    }
    let rest = quantity.units.filter { unit in
      !grouped.contains { $0 == unit.identifier }
    }
    return [UnitGroup(identifier: quantity.identifier, heading: quantity.name, units: rest)]
      + groups
  }

  func row(_ unit: MeasureUnit, _ picker: UnitPickerState) -> UnitPickerViewModel.Row {
    let chosen = picker.side == .source ? converter.source : converter.target
    return UnitPickerViewModel.Row(
      identifier: unit.identifier, symbol: unit.symbol, name: unit.name,
      definition: definition(of: unit), isChosen: unit == chosen,
      isStarred: notebook.favorite(of: .unit(unit.identifier)) != nil)
  }

  func card(_ unit: MeasureUnit) -> UnitCard {
    let quantity = catalog.quantity(unit.quantity)
    return UnitCard(
      title: "\(unit.name) (\(unit.symbol))",
      quantity: "\(quantity?.name ?? unit.quantity): \(quantity?.description ?? "")",
      definition: definition(of: unit),
      source: unit.source,
      exactness: AppText.exactness(unit.kind).english, examples: examples(of: unit),
      note: unit.note, aliases: unit.aliases)
  }

  private func definition(of unit: MeasureUnit) -> String {
    DefinitionWording(requests.settings.numbers, catalog).text(of: unit.definition)
  }

  /// Returns the value of one unit in the base unit, and in the units of the converter.
  private func examples(of unit: MeasureUnit) -> [String] {
    var targets: [MeasureUnit] = []
    for target in [standardPartner(of: unit), self.converter.source, self.converter.target]
    where target.quantity == unit.quantity && target != unit && !targets.contains(target) {
      targets.append(target)
    }
    var settings = requests.settings
    (settings.decimals, settings.digits) = (nil, Self.exampleDigits)
    let converter = Converter<Decimal128>(
      catalog: catalog, context: settings.context, target: settings.target)
    return targets.compactMap { target -> String? in
      guard let plan = try? converter.plan(from: unit, to: target),
        let result = try? ConversionResult(.decimal("1"), by: plan, settings),
        result.missing == nil
      else { return nil }
      let sign = result.conversion.isExact ? " = " : " ≈ "
      return "1 " + unit.symbol + sign + result.written.value + " " + target.symbol
    }
  }
}
