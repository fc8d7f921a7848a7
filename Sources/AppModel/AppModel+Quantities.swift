import Notebook
import UnitCatalog

extension AppModel {
  /// The number of quantities that a person sees at a glance.
  private static let offeredLimit = 8

  /// Returns the offered quantities: those of recently used units, then quantities of the catalog.
  ///
  /// The quantity of the converter and the chosen quantity are added in front if they are missing.
  /// The choice of an offered quantity does not change the order, so that no button moves under the
  /// finger.
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

  /// Converts between units of a quantity; the input stays.
  mutating func chooseQuantity(_ identifier: String) -> [AppEffect] {
    guard let quantity = catalog.quantity(identifier),
      !converter.source.quantity.hasBytes(of: identifier)
    else { return [] }
    let (source, target) = units(of: quantity)
    converter.use(source, target)
    prepare()
    return kept()
  }

  /// Returns the units with which a quantity opens.
  ///
  /// The pair is the first that exists of these: the units left last, the units used last, and the
  /// usual units of ``firstUnits(of:)``.
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

  /// Returns the first of ``usualPairs`` of a quantity; `nil` if there is none.
  func firstUnits(of quantity: String) -> (MeasureUnit, MeasureUnit)? {
    for (source, target) in Self.usualPairs {
      if let source = catalog.unit(source), source.quantity.hasBytes(of: quantity),
        let target = catalog.unit(target)
      {
        return (source, target)
      }
    }
    return nil
  }

  /// Returns the other unit of the first of ``usualPairs`` with a unit; `nil` if there is none.
  func usualPartner(of unit: MeasureUnit) -> MeasureUnit? {
    for (source, target) in Self.usualPairs {
      if source.utf8.elementsEqual(unit.identifier.utf8) { return catalog.unit(target) }
      if target.utf8.elementsEqual(unit.identifier.utf8) { return catalog.unit(source) }
    }
    return nil
  }

  /// The most usual conversions, by unit identifiers.
  ///
  /// The first pair of a quantity opens the quantity, and the first pair of a unit gives the unit's
  /// partner. Source: our judgement.
  private static let usualPairs: [(String, String)] = [
    ("mile", "kilometer"), ("kilogram", "pound"), ("liter", "gallon"), ("celsius", "fahrenheit"),
    ("square-meter", "square-foot"), ("kilometer-per-hour", "mile-per-hour"), ("hour", "minute"),
    ("megabyte", "mebibyte"), ("kilowatt-hour", "megajoule"), ("kilowatt", "horsepower"),
    ("bar", "pound-force-per-square-inch"), ("degree", "radian"),
    ("liter-per-100-kilometer", "mile-per-gallon"),
    ("foot", "meter"), ("inch", "centimeter"), ("yard", "meter"), ("ounce", "gram"),
    ("stone", "kilogram"), ("fluid-ounce", "milliliter"), ("cup", "milliliter"),
    ("tablespoon", "milliliter"), ("teaspoon", "milliliter"), ("pint", "liter"), ("quart", "liter"),
    ("acre", "hectare"), ("square-mile", "square-kilometer"), ("square-inch", "square-centimeter"),
    ("knot", "kilometer-per-hour"), ("day", "hour"), ("week", "day"),
    ("kilocalorie", "kilojoule"),
  ]
}
