import DecimalArithmetic

/// Evaluates definitions, each once, following the units they name into other quantities.
struct DefinitionEvaluator {
  private struct Entry {
    let quantity: String
    let definition: String
    /// What `base` means here; `nil` where it is not allowed.
    let baseDimension: DimensionVector?
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
          baseDimension: unit.identifier == quantity.baseUnit ? quantity.dimension : nil)
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
      guard let dimension = entry.baseDimension else {
        throw UnitProblem(unit: unit, problem: .baseElsewhere)
      }
      return DefinedValue(scale: .one, offset: .zero, dimension: dimension)
    }
    var value = try product(first, in: unit)
    if value.scale.isZero { throw UnitProblem(unit: unit, problem: .zero) }
    for term in definition.terms.dropFirst() {
      let addend = try product(term, in: unit)
      if addend.dimension != value.dimension {
        throw UnitProblem(
          unit: unit, problem: .unequalDimensions(value.dimension, addend.dimension))
      }
      let signed = term.isSubtracted ? addend.scale.negated : addend.scale
      guard let offset = value.offset.adding(signed) else {
        throw UnitProblem(unit: unit, problem: .doesNotFit)
      }
      value.offset = offset
    }
    return value
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
      case .power(let name, let exponent):
        let operand = try value(of: name)
        if !operand.offset.isZero {
          throw UnitProblem(unit: unit, problem: .offsetUnit(name))
        }
        guard let power = operand.scale.raised(to: exponent) else {
          throw UnitProblem(unit: unit, problem: .doesNotFit)
        }
        do { try result.multiply(by: power, operand.dimension, times: exponent) } catch {
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
