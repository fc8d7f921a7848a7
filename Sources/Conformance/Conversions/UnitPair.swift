import ExactArithmetic
import UnitCatalog
import UnitConversion

/// Two units of one quantity: the plan under test beside the oracle's own scale and offset.
struct UnitPair: Sendable {
  let plan: ConversionPlan
  let scale: Rational
  let offset: Rational

  /// Every ordered pair of units of each quantity, a unit with itself too.
  ///
  /// - Throws: ``ConversionPairsError`` for a definition the oracle cannot read or a pair without a
  ///   plan.
  static func all(
    in catalog: Catalog, definitions: [String: String]
  ) throws(ConversionPairsError) -> [UnitPair] {
    var oracle = DefinitionText(definitions)
    var pairs: [UnitPair] = []
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
    scale = measures.0.scale / measures.1.scale
    offset = (measures.0.offset - measures.1.offset) / measures.1.scale
    do throws(ConversionError) {
      plan = try ConversionPlan(from: source, to: target)
    } catch { throw .plan(error) }
  }

  var description: String { "\(plan.source.identifier) to \(plan.target.identifier)" }
}

/// Why the pairs of a catalog cannot be judged.
public enum ConversionPairsError: Error, Sendable {
  /// The oracle cannot value a unit.
  case definition(DefinitionTextError)
  /// Two units of one quantity have no plan.
  case plan(ConversionError)
}
