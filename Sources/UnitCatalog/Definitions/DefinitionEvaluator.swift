import DecimalArithmetic

/// Evaluates definitions, each once, following the units they name into other quantities.
struct DefinitionEvaluator {
  private struct Entry {
    let quantity: String
    let definition: String
    let dimension: DimensionVector
    /// Whether the definition may, and must, be `base`.
    let isBase: Bool
    var value: DefinedValue?
  }

  private var entries: [String: Entry] = [:]
  private var path: [String] = []

  /// The depth at which the call stack stays small.
  private static let depthLimit = 64

  init(_ quantities: [QuantityRecord]) {
    for quantity in quantities {
      // Of units with one identifier the first counts; a validator reports the others.
      for unit in quantity.units where entries[unit.identifier] == nil {
        entries[unit.identifier] = Entry(
          quantity: quantity.identifier, definition: unit.definition,
          dimension: quantity.dimension, isBase: unit.identifier == quantity.baseUnit)
      }
    }
  }

  /// The identifier of the quantity a unit belongs to.
  func quantity(of unit: String) -> String? { entries[unit]?.quantity }

  /// The value of a unit.
  ///
  /// - Throws: the first problem met, in this definition or in one it needs, with the identifier of
  ///   the unit whose definition has it.
  mutating func value(of unit: String) throws(UnitProblem) -> DefinedValue {
    guard let entry = entries[unit] else {
      throw UnitProblem(unit: path.last ?? unit, problem: .unknownUnit(unit))
    }
    if let value = entry.value { return value }
    if let start = path.firstIndex(of: unit) {
      throw UnitProblem(unit: unit, problem: .cycle(Array(path[start...]) + [unit]))
    }
    if path.count == Self.depthLimit { throw UnitProblem(unit: unit, problem: .nestedTooDeeply) }
    path.append(unit)
    let value = try evaluate(entry, unit)
    path.removeLast()
    entries[unit]?.value = value
    return value
  }

  private mutating func evaluate(
    _ entry: Entry, _ unit: String
  ) throws(UnitProblem) -> DefinedValue {
    let definition: Definition
    do { definition = try Definition(entry.definition) } catch {
      throw UnitProblem(unit: unit, problem: error)
    }
    guard let first = definition.terms.first else {
      guard entry.isBase else { throw UnitProblem(unit: unit, problem: .baseElsewhere) }
      return DefinedValue(scale: .one, dimension: entry.dimension)
    }
    var value = try product(first, in: unit)
    if value.scale.isZero { throw UnitProblem(unit: unit, problem: .zero) }
    switch definition.form {
    case .base, .sum:
      for term in definition.terms.dropFirst() { try add(term, to: &value, in: unit) }
    case .reciprocal:
      value.model = .reciprocal
      value.dimension = DimensionVector.one.adding(value.dimension, times: -1)
    case .level(let multiplier, let base):
      if value.scale.isNegative { throw UnitProblem(unit: unit, problem: .negativeReference) }
      // The square of a quantity with a dimension cannot be mistaken for the quantity.
      let isSquare = value.dimension == DimensionVector.one.adding(entry.dimension, times: 2)
      let power = isSquare && value.dimension != entry.dimension ? 2 : 1
      if power == 2 { value.dimension = entry.dimension }
      value.model = .level(LevelScale(multiplier: multiplier, base: base, power: power))
    }
    if value.model != .linear && !value.irrationalFactor.isOne {
      throw UnitProblem(unit: unit, problem: .irrational)
    }
    return value
  }

  private mutating func add(
    _ term: Definition.Term, to value: inout DefinedValue, in unit: String
  ) throws(UnitProblem) {
    let addend = try product(term, in: unit)
    if addend.dimension != value.dimension {
      throw UnitProblem(
        unit: unit, problem: .unequalDimensions(value.dimension, addend.dimension))
    }
    if !addend.irrationalFactor.isOne || !value.irrationalFactor.isOne {
      throw UnitProblem(unit: unit, problem: .irrational)
    }
    let signed = term.isSubtracted ? addend.scale.negated : addend.scale
    guard let offset = value.offset.adding(signed) else {
      throw UnitProblem(unit: unit, problem: .doesNotFit)
    }
    value.offset = offset
  }

  private mutating func product(
    _ term: Definition.Term, in unit: String
  ) throws(UnitProblem) -> DefinedValue {
    var result = DefinedValue.one
    for factor in term.factors {
      switch factor {
      case .number(let number):
        do { try result.multiply(by: number) } catch {
          throw UnitProblem(unit: unit, problem: error)
        }
      case .irrational(let constant, let exponent):
        do { try result.multiply(by: constant, times: exponent) } catch {
          throw UnitProblem(unit: unit, problem: error)
        }
      case .power(let name, let exponent):
        let operand = try value(of: name)
        if !operand.isMultiple { throw UnitProblem(unit: unit, problem: .specialUnit(name)) }
        guard let power = operand.scale.raised(to: exponent) else {
          throw UnitProblem(unit: unit, problem: .doesNotFit)
        }
        do {
          try result.multiply(by: power, operand.dimension, times: exponent)
          try result.multiply(by: operand.irrationalFactor, times: exponent)
        } catch {
          throw UnitProblem(unit: unit, problem: error)
        }
      }
    }
    return result
  }
}

/// A definition's problem and the unit whose definition has it.
struct UnitProblem: Error {
  var unit: String
  var problem: DefinitionProblem
}
