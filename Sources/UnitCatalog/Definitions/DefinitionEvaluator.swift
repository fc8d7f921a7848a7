import DecimalArithmetic

/// An evaluator of definitions, which evaluates each definition once.
///
/// The evaluation of a definition includes the definitions of the units that it names.
struct DefinitionEvaluator {
  /// The units in catalog order.
  ///
  /// The storage of each unit keeps the unit's value.
  private(set) var units: [MeasureUnit]
  private(set) var positions: UnitPositions
  /// The positions of the units whose evaluation is not finished, outermost first.
  private var path: [Int] = []

  /// The deepest nesting of definitions; it bounds the call stack.
  private static let depthLimit = 64

  init(_ units: [MeasureUnit], _ positions: UnitPositions) {
    self.units = units
    self.positions = positions
  }

  /// Returns the value of the unit at a position.
  ///
  /// - Throws: the first problem of the definition or of a definition that it names, with the
  ///   position of the unit that has the problem.
  mutating func value(at position: Int) throws(UnitProblem) -> DefinedValue {
    let unit = units[position].storage
    if let value = unit.value { return value }
    // Of units with equal identifiers the first definition counts. A validator reports the other
    // units.
    let first = positions[unit.identifier] ?? position
    let value = first == position ? try follow(position) : try value(at: first)
    #if SeededFaults
    if let wrong = unit.keepFaulty(value) { return wrong }
    #endif
    unit.keep(value)
    return value
  }

  /// Appends a unit and evaluates its definition, which may name only earlier units.
  ///
  /// ``removeLast()`` removes the unit again. ``nameLast()`` makes the identifier of the unit known
  /// to later definitions.
  mutating func append(_ unit: MeasureUnit) throws(UnitProblem) {
    units.append(unit)
    do throws(UnitProblem) { _ = try value(at: units.count - 1) } catch {
      path = []
      removeLast()
      throw error
    }
  }

  mutating func removeLast() { units.removeLast() }

  mutating func nameLast() { positions.append(units[units.count - 1], at: units.count - 1) }

  private mutating func follow(_ position: Int) throws(UnitProblem) -> DefinedValue {
    if let start = path.firstIndex(of: position) {
      let cycle = (path[start...] + [position]).map { units[$0].identifier }
      throw UnitProblem(position: position, problem: .cycle(cycle))
    }
    if path.count == Self.depthLimit {
      throw UnitProblem(position: position, problem: .nestedTooDeeply)
    }
    path.append(position)
    let value = try evaluate(position)
    path.removeLast()
    return value
  }

  private mutating func evaluate(_ position: Int) throws(UnitProblem) -> DefinedValue {
    let unit = units[position].storage
    let definition: Definition
    do {
      definition = try unit.description.withDefinition { text throws(DefinitionProblem) in
        try Definition(text, positions)
      }
    } catch {
      throw UnitProblem(position: position, problem: error)
    }
    if case .base = definition.form {
      guard unit.isBase else { throw UnitProblem(position: position, problem: .baseElsewhere) }
      return DefinedValue(scale: .one, dimension: unit.quantityDimension)
    }
    var value = try product(definition.scale, in: position)
    if value.scale.isZero { throw UnitProblem(position: position, problem: .zero) }
    switch definition.form {
    case .base, .sum:
      for term in definition.addends { try add(term, to: &value, in: position) }
    case .reciprocal:
      value.model = .reciprocal
      value.dimension = DimensionVector.one.adding(value.dimension, times: -1)
    case .level(let multiplier, let base):
      if value.scale.isNegative {
        throw UnitProblem(position: position, problem: .negativeReference)
      }
      // For a dimension other than 1, the square differs from the dimension itself.
      let isSquare = value.dimension == DimensionVector.one.adding(unit.quantityDimension, times: 2)
      let power = isSquare && value.dimension != unit.quantityDimension ? 2 : 1
      if power == 2 { value.dimension = unit.quantityDimension }
      value.model = .level(LevelScale(multiplier: multiplier, base: base, power: power))
    }
    if value.model != .linear && !value.irrationalFactor.isOne {
      throw UnitProblem(position: position, problem: .irrational)
    }
    return value
  }

  private mutating func add(
    _ term: Definition.Term, to value: inout DefinedValue, in position: Int
  ) throws(UnitProblem) {
    let addend = try product(term.factors, in: position)
    if addend.dimension != value.dimension {
      throw UnitProblem(
        position: position, problem: .unequalDimensions(value.dimension, addend.dimension))
    }
    if !addend.irrationalFactor.isOne || !value.irrationalFactor.isOne {
      throw UnitProblem(position: position, problem: .irrational)
    }
    let signed = term.isSubtracted ? addend.scale.negated : addend.scale
    guard let offset = value.offset.adding(signed) else {
      throw UnitProblem(position: position, problem: .doesNotFit)
    }
    value.offset = offset
  }

  private mutating func product(
    _ factors: [Definition.Factor], in position: Int
  ) throws(UnitProblem) -> DefinedValue {
    var result = DefinedValue.one
    for factor in factors {
      do throws(DefinitionProblem) {
        switch factor {
        case .number(let number): try result.multiply(by: number)
        case .irrational(let constant, let exponent):
          try result.multiply(by: constant, times: exponent)
        case .unknownUnit(let name): throw .unknownUnit(name)
        case .power: break
        }
      } catch {
        throw UnitProblem(position: position, problem: error)
      }
      guard case .power(let named, let exponent) = factor else { continue }
      let operand = try value(at: named)
      do throws(DefinitionProblem) {
        if !operand.isMultiple { throw .specialUnit(units[named].identifier) }
        try result.multiply(by: operand, times: exponent)
      } catch {
        throw UnitProblem(position: position, problem: error)
      }
    }
    return result
  }
}

/// A problem of a definition, with the position of the unit that has the definition.
struct UnitProblem: Error {
  var position: Int
  var problem: DefinitionProblem
}
