import DecimalArithmetic
import UnitCatalog

/// base = (x + addend) · factor: how tables of categories relate a unit to the base unit.
struct TableRelation {
  let factor: ExactRatio
  let addend: ExactRatio

  /// The relation that an entry states.
  ///
  /// Refuses a number that cannot be read and the factor 0, at the entry.
  init(_ entry: CategoryTable.Entry, in source: RegistrySource) {
    factor = Self.number(entry.factor, "factor", of: entry, source)
    if factor.isZero { Self.refuse(.zeroFactor, entry, source) }
    addend = Self.number(entry.addend, "offset", of: entry, source)
  }

  /// A number; 1 for one that is refused.
  private static func number(
    _ text: String, _ field: String, of entry: CategoryTable.Entry, _ source: RegistrySource
  ) -> ExactRatio {
    do throws(DefinitionProblem) { return try ExactNumber(text).value } catch {
      let excerpt = Printable.excerpt(text)
      var problem = CustomUnitError.Problem.notANumber(field: field, text: excerpt)
      if case .doesNotFit = error { problem = .doesNotFit(field: field, text: excerpt) }
      refuse(problem, entry, source)
      return .one
    }
  }

  private static func refuse(
    _ problem: CustomUnitError.Problem, _ entry: CategoryTable.Entry, _ source: RegistrySource
  ) {
    let error = CustomUnitError(unit: Printable.excerpt(entry.name), problem)
    source.refuse(.customUnit(error), at: entry.offset)
  }

  /// Whether x in the unit is x in the base unit.
  var isIdentity: Bool { factor == .one && addend.isZero }

  /// Whether it is exactly the map between two units.
  func holds(from unit: MeasureUnit, to reference: MeasureUnit) -> Bool {
    switch unit.conversionMap(to: reference) {
    case .linear(let ratio): factor == ratio && addend.isZero
    case .affine(let map): factor == map.scale && addend.multiplied(by: factor) == map.offset
    default: false
    }
  }
}
