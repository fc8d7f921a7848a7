import ExactArithmetic

/// An evaluator of the definitions of a ``DefinitionTable``, which keeps each value.
package struct DefinitionEvaluator: Sendable {
  /// The table whose definitions are evaluated.
  package let table: DefinitionTable
  /// The number of digits of the table's `pi`; `nil` unless they are digits of π, rounded or cut.
  package let piDigits: Int?
  private var known: [Int: Result<TableValue, Unevaluated>] = [:]
  private var path: [Int] = []
  private var depth = 0

  /// Creates an evaluator of `table`.
  package init(_ table: DefinitionTable) {
    self.table = table
    guard let position = table.index["pi"],
      case .expression(.number(let number), nil) = table.entries[position].body,
      number.digits >= WrittenNumber.fewestDigits, number.states(TableNumbers.pi)
    else {
      piDigits = nil
      return
    }
    piDigits = number.digits
    known[position] = .success(.pi(power: 1))
  }

  /// Returns the names of the definitions that have no value, grouped by reason, in table order.
  package mutating func unevaluated() -> [String: [String]] {
    var names: [String: [String]] = [:]
    for position in table.entries.indices {
      do throws(Unevaluated) { _ = try value(at: position) } catch {
        names[error.group, default: []].append(table.entries[position].name)
      }
    }
    return names
  }

  /// Returns the value of an expression in the table's language.
  mutating func value(of expression: TableExpression) throws(Unevaluated) -> TableValue {
    depth += 1
    defer { depth -= 1 }
    if depth > TableLimits.depth { throw .tooDeep }
    switch expression {
    case .number(let number): return TableValue(number)
    case .name(let name): return try value(named: name)
    case .sum(let terms):
      guard let first = terms.first else { return TableValue(Rational(1)) }
      // The parser represents `-x` as a difference whose first term is an empty product.
      if terms.count == 2, first.expression == .product([]) {
        return try TableValue(Rational(-1)).multiplied(by: value(of: terms[1].expression))
      }
      var sum = try value(of: first.expression)
      for term in terms.dropFirst() {
        sum = try sum.adding(value(of: term.expression), subtracts: term.isSubtracted)
      }
      return sum
    case .product(let factors):
      if factors.count == 1, !factors[0].divides { return try value(of: factors[0].expression) }
      var product = TableValue(Rational(1))
      for factor in factors {
        product = try product.multiplied(
          by: value(of: factor.expression), power: factor.divides ? -1 : 1)
      }
      return product
    case .power(let base, let exponent):
      let count = try exponentValue(of: exponent)
      return try TableValue(Rational(1)).multiplied(by: value(of: base), power: count)
    case .call(let name, let argument):
      if table.functions.contains(name) { throw .nonlinear }
      guard let unit = try valueIfKnown(name) else { throw .irrational(name) }
      return try unit.multiplied(by: value(of: argument))
    }
  }

  private mutating func exponentValue(
    of expression: TableExpression
  ) throws(Unevaluated) -> Int {
    let value = try value(of: expression)
    let number = value.scale.reduced
    guard value.dimension.isEmpty, value.piPower == 0 else { throw .mixedSum }
    guard number.partWidth <= 32, number.exponent.magnitude <= 3 else { throw .tooLarge }
    for count in -TableLimits.power...TableLimits.power where Rational(count) == number {
      return count
    }
    throw .irrational("a power that is no integer")
  }

  private mutating func value(named name: String) throws(Unevaluated) -> TableValue {
    guard let value = try valueIfKnown(name) else { throw .unknownName(name) }
    return value
  }

  /// Returns the value of a name, of its plural, or of a name with a prefix.
  ///
  /// - Returns: `nil` for an unknown name.
  private mutating func valueIfKnown(_ name: String) throws(Unevaluated) -> TableValue? {
    if let position = table.index[name] { return try value(at: position) }
    for singular in singulars(of: name) {
      if let position = table.index[singular] { return try value(at: position) }
    }
    if table.dialect == .gnuUnits {
      if let prefix = table.prefixes[name] { return try value(of: prefix) }
      // `cm3` is cm^3. A digit after another digit is no exponent.
      if let last = name.utf8.last, (UInt8(ascii: "2")...UInt8(ascii: "9")).contains(last),
        name.dropLast().last?.isNumber == false,
        let base = try valueIfKnown(String(name.dropLast()))
      {
        return try TableValue(Rational(1)).multiplied(
          by: base, power: Int(last - UInt8(ascii: "0")))
      }
    }
    // Try the longest prefix first.
    var end =
      name.index(
        name.startIndex, offsetBy: table.longestPrefix + 1, limitedBy: name.endIndex)
      ?? name.endIndex
    while end > name.startIndex {
      end = name.index(before: end)
      guard let prefix = table.prefixes[String(name[..<end])] else { continue }
      let rest = String(name[end...])
      for unit in [rest] + singulars(of: rest) {
        guard let position = table.index[unit] else { continue }
        return try value(of: prefix).multiplied(by: value(at: position))
      }
    }
    return nil
  }

  private func singulars(of name: String) -> [String] {
    guard name.count > 2, name.hasSuffix("s") else { return [] }
    let shorter = String(name.dropLast())
    if table.dialect == .pint || !name.hasSuffix("es") { return [shorter] }
    let stem = String(name.dropLast(2))
    return [shorter, stem] + (name.hasSuffix("ies") ? [String(name.dropLast(3)) + "y"] : [])
  }

  private mutating func value(at position: Int) throws(Unevaluated) -> TableValue {
    if let result = known[position] { return try result.get() }
    let entry = table.entries[position]
    if path.contains(position) { throw .cycle(entry.name) }
    path.append(position)
    defer { path.removeLast() }
    do throws(Unevaluated) {
      let value = try value(of: entry)
      known[position] = .success(value)
      return value
    } catch {
      // The depth depends on the first definition evaluated, so `.tooDeep` is not stored.
      if error != .tooDeep { known[position] = .failure(error) }
      throw error
    }
  }

  private mutating func value(
    of entry: DefinitionTable.Entry
  ) throws(Unevaluated) -> TableValue {
    switch entry.body {
    case .base: return TableValue(Rational(1), dimension: [entry.name: 1])
    case .one: return TableValue(Rational(1))
    case .unevaluated(let reason): throw reason
    case .expression(let expression, let offset):
      var result = try value(of: expression)
      result.offset = .zero
      if let offset {
        let added = try value(of: offset)
        guard added.piPower == 0, added.dimension.isEmpty else { throw .mixedSum }
        result.offset = added.scale
      }
      return result
    }
  }
}
