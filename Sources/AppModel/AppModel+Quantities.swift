import Notebook
import UnitCatalog

extension AppModel {
  /// As many quantities as a person sees at a glance.
  private static let offeredLimit = 8

  /// The quantities that are offered: those that units were chosen of last, then the first ones of
  /// the catalog; in front of them the converter's and the chosen one, if they are missing.
  ///
  /// Choosing one of them leaves their order as it is, so that none of them moves under the finger.
  func offeredQuantities(chosen: String?) -> [ConverterViewModel.QuantityLabel] {
    var offered: [ConverterViewModel.QuantityLabel] = []
    func label(ifNew identifier: String) -> ConverterViewModel.QuantityLabel? {
      if offered.contains(where: { $0.identifier.hasBytes(of: identifier) }) { return nil }
      return catalog.quantity(identifier).map {
        ConverterViewModel.QuantityLabel(
          identifier: identifier, name: $0.name,
          isChosen: chosen?.hasBytes(of: identifier) == true)
      }
    }
    let first = catalog.quantities.prefix(Self.offeredLimit).map { $0.identifier }
    for identifier in notebook.recents.categories + first where offered.count < Self.offeredLimit {
      if let label = label(ifNew: identifier) { offered.append(label) }
    }
    for identifier in [converter.source.quantity, chosen ?? ""] {
      if let label = label(ifNew: identifier) { offered.insert(label, at: 0) }
    }
    return offered
  }

  /// Converts between units of a quantity; what was typed stays.
  mutating func chooseQuantity(_ identifier: String) -> [AppEffect] {
    guard let quantity = catalog.quantity(identifier),
      !converter.source.quantity.hasBytes(of: identifier)
    else { return [] }
    let (source, target) = units(of: quantity)
    converter.use(source, target)
    prepare()
    return kept()
  }

  /// The units with which a quantity opens: those that were left, else those that were chosen last,
  /// else the first ones.
  private func units(of quantity: Quantity) -> (MeasureUnit, MeasureUnit) {
    if let left = converter.leftUnits(of: quantity.identifier, in: catalog) { return left }
    let used = notebook.recents.units.compactMap { catalog.unit($0) }.filter {
      $0.quantity.hasBytes(of: quantity.identifier)
    }
    if used.count > 1 { return (used[1], used[0]) }
    if let unit = used.first { return (unit, partner(of: unit)) }
    if let first = firstUnits(of: quantity.identifier) { return first }
    let first = quantity.units.first ?? quantity.baseUnit
    return (first, partner(of: first))
  }

  /// Two units of a quantity, before a person has chosen any; `nil` where we name none.
  func firstUnits(of quantity: String) -> (MeasureUnit, MeasureUnit)? {
    for (source, target) in Self.firstPairs {
      if let source = catalog.unit(source), source.quantity.hasBytes(of: quantity),
        let target = catalog.unit(target)
      {
        return (source, target)
      }
    }
    return nil
  }

  /// The units between which people convert most, by their identifiers: at most one pair of each
  /// quantity.
  ///
  /// Source: our judgement.
  private static let firstPairs: [(String, String)] = [
    ("mile", "kilometer"), ("kilogram", "pound"), ("liter", "gallon"), ("celsius", "fahrenheit"),
    ("square-meter", "square-foot"), ("kilometer-per-hour", "mile-per-hour"), ("hour", "minute"),
    ("megabyte", "mebibyte"), ("kilowatt-hour", "megajoule"), ("kilowatt", "horsepower"),
    ("bar", "pound-force-per-square-inch"), ("degree", "radian"),
    ("liter-per-100-kilometer", "mile-per-gallon"),
  ]
}
