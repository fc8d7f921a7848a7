import ExactArithmetic
import UnitCatalog
import UnitConversion

/// Two units of one quantity, with the plan under test and the oracle's formula.
///
/// A class: every law keeps a list of thousands of pairs and stores only references.
package final class UnitPair: Sendable {
  package let plan: ConversionPlan
  package let formula: ConversionFormula

  /// Returns every ordered pair of units of each quantity, including each unit paired with itself.
  ///
  /// - Throws: ``ConversionPairsError`` for a definition that the oracle cannot read, or a pair
  ///   without a plan or a formula.
  static func all(
    in catalog: Catalog, definitions: [String: String]
  ) throws(ConversionPairsError) -> [UnitPair] {
    var oracle = DefinitionText(definitions, in: catalog)
    var pairs: [UnitPair] = []
    pairs.reserveCapacity(catalog.quantities.reduce(0) { $0 + $1.units.count * $1.units.count })
    for quantity in catalog.quantities {
      for source in quantity.units {
        for target in quantity.units {
          pairs.append(try UnitPair(from: source, to: target, by: &oracle))
        }
      }
    }
    return pairs
  }

  private init(
    from source: MeasureUnit, to target: MeasureUnit, by oracle: inout DefinitionText
  ) throws(ConversionPairsError) {
    let measures: (DefinedMeasure, DefinedMeasure)
    do throws(DefinitionTextError) {
      measures = (
        try oracle.measure(of: source.identifier), try oracle.measure(of: target.identifier)
      )
    } catch { throw .definition(error) }
    do throws(ConversionError) {
      plan = try ConversionPlan(from: source, to: target)
    } catch { throw .plan(error) }
    guard let formula = ConversionFormula(from: measures.0, to: measures.1) else {
      throw .noFormula(from: source.identifier, to: target.identifier)
    }
    self.formula = formula
  }

  var description: String { "\(plan.source.identifier) to \(plan.target.identifier)" }
}

extension [UnitPair] {
  /// Returns the index of the pair of two units, given by identifier.
  func position(from source: String, to target: String) -> Int? {
    firstIndex { $0.plan.source.identifier == source && $0.plan.target.identifier == target }
  }
}

/// The reason why the pairs of a catalog cannot be judged.
public enum ConversionPairsError: Error, Sendable {
  /// The oracle cannot compute the value of a unit.
  case definition(DefinitionTextError)
  /// Two units of one quantity have no plan.
  case plan(ConversionError)
  /// Two units have a plan, but the oracle has no formula for them.
  case noFormula(from: String, to: String)
}
