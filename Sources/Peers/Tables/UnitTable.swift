import ExactArithmetic

/// A table of units that was read, with the values of its units.
package enum UnitTable: Sendable {
  case definitions(DefinitionEvaluator)
  case cldr(CLDREvaluator)
  case factors(NISTTable)

  /// The number of definitions in the table.
  package var count: Int {
    switch self {
    case .definitions(let evaluator): evaluator.table.count
    case .cldr(let evaluator): evaluator.table.count
    case .factors(let table): table.factors.count
    }
  }

  /// Returns the names of the definitions that have no value, grouped by reason.
  package mutating func unevaluated() -> [String: [String]] {
    switch self {
    case .definitions(var evaluator):
      defer { self = .definitions(evaluator) }
      return evaluator.unevaluated()
    case .cldr(var evaluator): return evaluator.unevaluated()
    case .factors: return [:]
    }
  }

  /// The number of correct digits of π in the table; 0 for a table that does not define π.
  var piDigits: Int {
    if case .definitions(let evaluator) = self { evaluator.piDigits ?? 0 } else { 0 }
  }

  /// Whether each number of the table is rounded to its digits, even if the digits are few.
  var isRounded: Bool { if case .factors = self { true } else { false } }

  /// Returns the value of the table's name or expression `theirs`.
  mutating func value(
    of theirs: String, at place: TableExpressionParser.Place
  ) throws(TableLookUpError) -> TableValue {
    switch self {
    case .definitions(var evaluator):
      let expression: TableExpression
      do throws(TableError) {
        expression = try TableExpressionParser.parse(theirs, evaluator.table.dialect, at: place)
      } catch { throw .map(error.problem.description) }
      defer { self = .definitions(evaluator) }
      do throws(Unevaluated) { return try evaluator.value(of: expression) } catch {
        throw .unevaluated(error)
      }
    case .cldr(var evaluator):
      do throws(Unevaluated) { return try evaluator.value(of: theirs) } catch {
        throw .unevaluated(error)
      }
    case .factors(let table):
      guard let number = table.factors[theirs] else { throw .unevaluated(.unknownName(theirs)) }
      return TableValue(number)
    }
  }
}

/// The reason why a line of a map has no value.
enum TableLookUpError: Error, Hashable {
  case map(String)
  case unevaluated(Unevaluated)
}
