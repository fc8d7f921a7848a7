import DecimalArithmetic
import UnitCatalog

/// The relation of a unit to the base unit in tables of categories: base = (x + addend) · factor.
struct TableRelation {
  let factor: ExactRatio
  let addend: ExactRatio

  /// Reads the relation of an entry.
  ///
  /// The initialiser refuses a number that cannot be parsed, and a factor of 0.
  init(_ entry: CategoryTable.Entry, in source: RegistrySource) {
    factor = Self.number(entry.factor, "factor", of: entry, source)
    if factor.isZero { Self.refuse(.zeroFactor, entry, source) }
    addend = Self.number(entry.addend, "offset", of: entry, source)
  }

  /// Returns the value of a text; 1 if the text is refused.
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

  /// Whether the factor is 1 and the addend 0.
  var isIdentity: Bool { factor == .one && addend.isZero }

  /// Whether the relation equals the exact map between two units.
  func holds(from unit: MeasureUnit, to reference: MeasureUnit) -> Bool {
    switch unit.conversionMap(to: reference) {
    case .linear(let ratio): factor == ratio && addend.isZero
    case .affine(let map): factor == map.scale && addend.multiplied(by: factor) == map.offset
    default: false
    }
  }
}
