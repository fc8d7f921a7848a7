import DecimalArithmetic
import UnitCatalog

/// base = (x + addend) · factor: how tables of categories relate a unit to the base unit.
struct TableRelation {
  let factor: ExactRatio
  let addend: ExactRatio

  /// The relation that an entry states.
  ///
  /// - Throws: an error at the entry if a number cannot be read or the factor is 0.
  init(
    _ entry: CategoryTable.Entry, in source: RegistrySource
  ) throws(RegistryError) {
    func number(_ text: String, _ field: String) throws(RegistryError) -> ExactRatio {
      do throws(DefinitionProblem) { return try ExactNumber(text).value } catch {
        let excerpt = Printable.excerpt(text)
        throw refusal(
          error == .doesNotFit
            ? .doesNotFit(field: field, text: excerpt) : .notANumber(field: field, text: excerpt))
      }
    }
    func refusal(_ problem: CustomUnitError.Problem) -> RegistryError {
      let error = CustomUnitError(unit: Printable.excerpt(entry.name), problem)
      return source.error(.customUnit(error), at: entry.offset)
    }
    factor = try number(entry.factor, "factor")
    if factor.isZero { throw refusal(.zeroFactor) }
    addend = try number(entry.addend, "offset")
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
