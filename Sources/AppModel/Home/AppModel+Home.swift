import ConversionRequests
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

extension AppModel {
  /// The maximum number of units in the results of Home's search.
  private static let foundUnitLimit = 20
  /// The number of units of a quantity that a person sees at a glance.
  private static let quickUnitLimit = 4

  var homeView: HomeViewModel {
    let search = homeSearch.search
    let isSearch = !search.trimmed.utf8.isEmpty
    let recent = notebook.recents.categories.compactMap { catalog.quantity($0) }
    let found = isSearch ? self.search.scores(for: search, limit: Self.foundUnitLimit) : []
    return HomeViewModel(
      search: search, isSearch: isSearch, measure: measure(in: search),
      units: found.map { row(catalog.units[$0.position], homeSearch) },
      isUnitNamed: found.first?.rank == .exact,
      summary: isSearch ? nil : summary,
      recent: isSearch
        ? []
        : recent.map {
          ConverterViewModel.QuantityLabel(
            identifier: $0.identifier, name: $0.name,
            isChosen: $0.identifier.hasBytes(of: converter.source.quantity))
        },
      quantities: catalog.quantities.filter { !isSearch || $0.isCalled(search.trimmed) }.map(card))
  }

  /// Returns a text as a measure; empty if it is none.
  ///
  /// A text without a digit is not read, because each keystroke searches.
  private func measure(in text: String) -> String {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }),
      case .measure(let measure, _) = requests.outcome(of: text, converter)
    else { return "" }
    return "\(given(measure)) \(measure.unit.symbol)"
  }

  /// The conversion of the converter (P-042).
  private var summary: HomeViewModel.Summary? {
    answer(to: converter).map { answer in
      HomeViewModel.Summary(
        measure: converter.field.text + " " + converter.source.symbol,
        result: answer.text(.valueWithSymbol))
    }
  }

  private func card(_ quantity: Quantity) -> HomeViewModel.Card {
    HomeViewModel.Card(
      identifier: quantity.identifier, name: quantity.name, icon: quantity.iconName,
      unitCount: AppText.unitCount(quantity.units.count).english)
  }

  func quickUnitsView(_ identifier: String) -> QuickUnitsViewModel {
    let quantity = catalog.quantity(identifier) ?? catalog.quantities[0]
    var units: [MeasureUnit] = []
    let first = firstUnits(of: identifier).map { [$0.0, $0.1] } ?? []
    let used = notebook.recents.units.compactMap { catalog.unit($0) }
    for unit in used + first + quantity.units
    where unit.quantity.hasBytes(of: quantity.identifier) && !units.contains(unit) {
      if units.count == Self.quickUnitLimit { break }
      units.append(unit)
    }
    return QuickUnitsViewModel(
      quantity: card(quantity), units: units.map { ConverterViewModel.UnitLabel($0) })
  }

  /// Searches for a text, or for its beginning if it is too long, and announces the cut.
  mutating func searchHome(_ text: String) -> [AppEffect] {
    let (beginning, isCut) = searched(text)
    homeSearch.search = beginning
    return isCut ? [.announce(AppText.searchIsCut(limit: Self.searchLimit).english)] : []
  }

  /// Opens the converter with units of a quantity.
  mutating func openQuantity(_ identifier: String) -> [AppEffect] {
    guard case .some = catalog.quantity(identifier) else { return [] }
    var effects = chooseQuantity(identifier)
    if edit(.visitCategory(identifier)) { effects = [.save] }
    homeOpener = "tile-" + identifier
    return effects + enter(.converter)
  }
}

extension Quantity {
  /// Whether a word of the name begins with a text; ASCII letters are compared without case.
  fileprivate func isCalled(_ text: String) -> Bool {
    let (name, wanted) = (
      name.utf8.map { $0.lowercasedASCII }, text.utf8.map { $0.lowercasedASCII }
    )
    return name.indices.contains { start in
      (start == 0 || name[start - 1] == UInt8(ascii: " "))
        && name[start...].starts(with: wanted)
    }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
