import CaseGeneration
import Metryvo

/// Quantities and units that somebody adds to a catalog, good and bad, and what the catalog makes of them.
public enum CustomUnitCases {
  /// What adding the units of case i gives: their definitions, or the error.
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
  /// The built-in catalog would take an interpreter a second for each case.
  private static let base: Catalog = {
    let length = CustomQuantity(name: "Length", baseName: "meter", baseSymbol: "m")
    guard let empty = try? Catalog([QuantityRecord]()), let catalog = try? empty.adding(length)
    else { fatalError("the units of the cases cannot be added") }
    return catalog
  }()
}
