import CaseGeneration
import Metryvo

/// Valid and invalid custom quantities and units, with the results of adding them to a catalog.
public enum CustomUnitCases {
  /// Returns the definitions after adding the units of the case `index`, or the error.
  public static func adding(_ index: Int) -> String {
    var source = ChoiceSource(seed: 28, index: UInt64(index))
    let currency = CustomQuantity(
      name: source.element(of: names), baseName: "euro", baseSymbol: source.element(of: symbols))
    var units: [CustomUnit] = []
    for _ in 0..<source.uniform(in: 1...3) {
      units.append(
        CustomUnit(
          name: source.element(of: names), symbol: source.element(of: symbols),
          reference: source.element(of: references), factor: source.element(of: numbers),
          offset: source.oneIn(3) ? source.element(of: numbers) : "0",
          offsetOrder: source.oneIn(2) ? .afterFactor : .beforeFactor))
    }
    do throws(CustomUnitError) {
      let catalog = try base.adding(currency).adding(units)
      var said = "\(index) adds"
      for unit in catalog.units where base.unit(unit.identifier) == nil {
        said += "; \(unit.identifier) \(unit.symbol) = \(unit.definition)"
      }
      return said
    } catch { return "\(index): \(error)" }
  }

  private static let names = [
    "smoot", "Baker's dozen", "double step", "notch", "5 ft", "…", "span",
  ]
  private static let symbols = ["smoot", "bd", "dstep", "nt", "€", "in"]
  private static let references = ["meter", "smoot", "double-step", "euro", "notch", "metre"]
  private static let numbers = ["67", "5/6", "2.50e1", "0", "-3", "1/3", "x"]
  /// A catalog with one quantity, because an interpreter needs a second to add to the built-in
  /// catalog.
  private static let base: Catalog = {
    let length = CustomQuantity(name: "Length", baseName: "meter", baseSymbol: "m")
    guard let empty = try? Catalog([QuantityRecord]()), let catalog = try? empty.adding(length)
    else { fatalError("the units of the cases cannot be added") }
    return catalog
  }()
}
