/// Why no catalog can be made of the data: the first problem met.
public struct CatalogError: Error, Hashable, Sendable {
  /// The data text's name, or the quantity's identifier if it was made from records.
  public var text: String
  /// The line of the problem or of the unit's beginning, from 1; `nil` without a text.
  public var line: Int?
  /// The unit concerned.
  public var unit: String?
  /// What is wrong.
  public var problem: Problem

  /// A problem with its place.
  public init(text: String, line: Int? = nil, unit: String? = nil, _ problem: Problem) {
    self.text = text
    self.line = line
    self.unit = unit
    self.problem = problem
  }

  /// What can be wrong with data.
  public enum Problem: Hashable, Sendable {
    /// A line whose first word is none of the keys that may stand there.
    case unknownKey(String)
    /// A key that stands twice for one unit or quantity.
    case repeatedKey(String)
    /// A unit or quantity without a key it needs.
    case missingKey(String)
    /// A key without a value, or with one that cannot be read: `system martian`.
    case unreadableValue(key: String, value: String)
    /// An identifier with other characters than `a`–`z`, digits and `-`.
    case malformedIdentifier(String)
    /// A line that continues nothing.
    case strayContinuation
    /// A group, a choice or the base unit names a unit that does not exist (there).
    case unknownUnit(String, in: String)
    /// The definition cannot be evaluated.
    case definition(DefinitionProblem)
  }
}

/// Why a definition has no value.
public enum DefinitionProblem: Error, Hashable, Sendable {
  /// A word that cannot stand where it stands; counted from 1, empty at the end.
  case unexpectedWord(String, at: Int)
  /// A number or result beyond the bounds: 128 bits, exponents of ten to ±999, of units to ±99.
  case doesNotFit
  /// Division by zero, or a unit of size 0.
  case zero
  /// A unit the catalog does not have.
  case unknownUnit(String)
  /// Units defined by each other, from the first to its own return.
  case cycle([String])
  /// More than 64 definitions one inside the other.
  case nestedTooDeeply
  /// A special unit, which cannot be multiplied: `2 celsius`, `2 decibel-milliwatt`.
  case specialUnit(String)
  /// A sum of different dimensions.
  case unequalDimensions(DimensionVector, DimensionVector)
  /// `base` for a unit that is not its quantity's base unit.
  case baseElsewhere
  /// A power of π or ln 10 beyond ±``IrrationalFactor/limit``, or both together.
  case irrationalPower
  /// π or ln 10 in a sum, a reciprocal or a level.
  case irrational
  /// A level over a reference below 0.
  case negativeReference
}
