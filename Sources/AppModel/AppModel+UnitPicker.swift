import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog
import UnitConversion

extension AppModel {
  /// The digits of examples, with which most factors are exact.
  private static let exampleDigits = 15
  /// The most units that a search shows.
  private static let matchLimit = 50

  /// The unit picker; `nil` while it is closed.
  var picker: UnitPickerState? {
    get { if case .units(let picker) = sheet { picker } else { nil } }
    set { if let newValue { sheet = .units(newValue) } }
  }

  func view(of picker: UnitPickerState) -> UnitPickerViewModel {
    let sections = picker.search.utf8.isEmpty ? listed(picker) : found(picker)
    return UnitPickerViewModel(
      side: picker.side, search: picker.search, tabs: tabs(of: picker), sections: sections,
      recentSearches: picker.search.utf8.isEmpty
        ? notebook.recents.searches.filter { !$0.trimmed.utf8.isEmpty } : [],
      card: picker.shownUnit.flatMap { catalog.unit($0) }.map(card),
      cardOpener: picker.lastShownUnit.flatMap { Self.place(of: $0, in: sections) })
  }

  /// Opens the card about a unit, or closes it; the focus goes along.
  mutating func showUnit(_ identifier: String?) -> [AppEffect] {
    guard var state = picker else { return [] }
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

  /// The first row of a unit.
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

  /// Takes a unit; one of another quantity takes a partner with it.
  mutating func choose(_ identifier: String) -> [AppEffect] {
    guard let unit = catalog.unit(identifier), let side = picker?.side else { return [] }
    var effects: [AppEffect] = []
    if let text = picker?.search.trimmed, !text.utf8.isEmpty, edit(.search(text)) {
      effects = [.save]
    }
    switch side {
    case .source:
      converter.source = unit
      if converter.target.quantity != unit.quantity { converter.target = partner(of: unit) }
    case .target:
      converter.target = unit
      if converter.source.quantity != unit.quantity { converter.source = partner(of: unit) }
    }
    if edit(.useUnit(identifier)) { effects = [.save] }
    if edit(.visitCategory(unit.quantity)) { effects = [.save] }
    prepare()
    return effects + kept() + closeSheet() + [.goBack]
  }

  /// Sets the star of a unit, or takes it away.
  mutating func star(_ identifier: String, at now: Timestamp) -> [AppEffect] {
    guard let unit = catalog.unit(identifier) else { return [] }
    let subject = Favorite.Subject.unit(unit.identifier)
    if let favorite = notebook.favorite(of: subject) {
      return edit(.removeFavorite(id: favorite.id)) ? [.save] : []
    }
    let favorite = Favorite(id: newIdentifier(), subject, createdAt: now)
    return edit(.addFavorite(favorite)) ? [.save] : []
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
    for quantity in catalog.quantities {
      tabs.append(
        Tab(
          units: .quantity(quantity.identifier), name: quantity.name,
          isChosen: picker.quantity == quantity.identifier))
    }
    return tabs
  }

  /// The custom units that can be converted.
  private var customUnits: [MeasureUnit] {
    notebook.customUnits.compactMap { catalog.unit($0.identifier) }
  }

  private func found(_ picker: UnitPickerState) -> [UnitPickerViewModel.Section] {
    let filter = UnitFilter(
      quantity: picker.quantity, isCustom: picker.showsCustomUnits ? true : nil)
    let matches = search.matches(for: picker.search, filter: filter, limit: Self.matchLimit)
    let rows = matches.map { row($0.unit, picker) }
    return rows.isEmpty ? [] : [UnitPickerViewModel.Section(heading: "", rows: rows)]
  }

  /// All units of the quantity under their headings, or of all quantities.
  private func listed(_ picker: UnitPickerState) -> [UnitPickerViewModel.Section] {
    if picker.showsCustomUnits {
      let rows = customUnits.map { row($0, picker) }
      return rows.isEmpty ? [] : [UnitPickerViewModel.Section(heading: "", rows: rows)]
    }
    guard let identifier = picker.quantity, let quantity = catalog.quantity(identifier) else {
      return catalog.quantities.map { quantity in
        UnitPickerViewModel.Section(
          heading: quantity.name, rows: quantity.units.map { row($0, picker) })
      }
    }
    var sections: [UnitPickerViewModel.Section] = []
    var grouped: [String] = []
    for group in quantity.groups {
      let units = group.units.compactMap { catalog.unit($0) }
      grouped += group.units
      sections.append(
        UnitPickerViewModel.Section(
          heading: group.name, rows: units.map { row($0, picker) }))
    }
    let rest = quantity.units.filter { unit in
      !grouped.contains { $0 == unit.identifier }
    }
    if !rest.isEmpty {
      sections.insert(
        UnitPickerViewModel.Section(heading: quantity.name, rows: rest.map { row($0, picker) }),
        at: 0)
    }
    return sections
  }

  private func row(_ unit: MeasureUnit, _ picker: UnitPickerState) -> UnitPickerViewModel.Row {
    let chosen = picker.side == .source ? converter.source : converter.target
    return UnitPickerViewModel.Row(
      identifier: unit.identifier, symbol: unit.symbol, name: unit.name,
      definition: unit.definition, isChosen: unit == chosen,
      isStarred: notebook.favorite(of: .unit(unit.identifier)) != nil)
  }

  func card(_ unit: MeasureUnit) -> UnitCard {
    let quantity = catalog.quantity(unit.quantity)
    return UnitCard(
      title: "\(unit.name) (\(unit.symbol))",
      quantity: "\(quantity?.name ?? unit.quantity): \(quantity?.description ?? "")",
      definition: unit.definition, source: unit.source,
      exactness: AppText.exactness(unit.kind).english, examples: examples(of: unit),
      note: unit.note, aliases: unit.aliases)
  }

  /// One of a unit in the base unit, and in the units of the converter.
  private func examples(of unit: MeasureUnit) -> [String] {
    var targets: [MeasureUnit] = []
    for target in [partner(of: unit), self.converter.source, self.converter.target]
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
