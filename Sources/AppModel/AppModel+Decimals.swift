import Notebook
import UnitCatalog

extension AppModel {
  /// The exceptions for decimals: first quantities, then pairs of units.
  var decimalExceptions: [DecimalException] {
    let precision = notebook.settings.precision
    let quantities = precision.categories.map { one in
      DecimalException(
        identifier: one.category, name: catalog.quantity(one.category)?.name ?? one.category,
        decimals: one.decimals)
    }
    return quantities
      + precision.pairs.map { one in
        let (source, target) = (catalog.unit(one.from), catalog.unit(one.to))
        let name = AppText.pair(from: source?.name ?? one.from, to: target?.name ?? one.to)
        return DecimalException(
          identifier: one.identifier, name: name.english, decimals: one.decimals)
      }
  }

  /// Removes the own decimals of a quantity or a pair of units.
  mutating func removeDecimals(_ identifier: String) -> [AppEffect] {
    var settings = notebook.settings
    settings.precision.setDecimals(nil, ofCategory: identifier)
    for one in settings.precision.pairs where one.identifier.hasBytes(of: identifier) {
      settings.precision.setDecimals(nil, from: one.from, to: one.to)
    }
    return settings == notebook.settings ? [] : change(settings) + [.focus("sheet-close")]
  }
}

extension PairDecimals {
  /// The identifiers of both units, separated by a space.
  fileprivate var identifier: String { from + " " + to }
}
