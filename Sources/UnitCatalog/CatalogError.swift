/// The first problem that prevents a catalog from being created from the data.
public struct CatalogError: Error, Hashable, Sendable {
  /// The name of the data text, or the identifier of the quantity if the catalog was made from
  /// records.
  public var text: String
  /// The line of the problem, or the first line of the unit, from 1; `nil` for records.
  public var line: Int?
  /// The identifier of the unit with the problem; `nil` for a problem of a quantity.
  public var unit: String?
  /// The kind of problem.
  public var problem: Problem

  /// Creates an error with its place.
  ///
  ///     let error = CatalogError(text: "length", line: 12, unit: "mile", .unknownKey("symbl"))
  ///     error.description  // "length:12: mile: unknown key \"symbl\""
  public init(text: String, line: Int? = nil, unit: String? = nil, _ problem: Problem) {
    self.text = text
    self.line = line
    self.unit = unit
    self.problem = problem
  }

  /// The kinds of problems of a data text or of records.
  public enum Problem: Hashable, Sendable {
    /// A line whose first word is not a key of its block.
    case unknownKey(String)
    /// A key that a unit or a quantity has twice.
    case repeatedKey(String)
    /// A unit or quantity without a required key.
    case missingKey(String)
    /// A key without a value, or with a value that cannot be parsed: `system martian`.
    case unreadableValue(key: String, value: String)
    /// An identifier with a character other than `a`–`z`, digits and `-`.
    case malformedIdentifier(String)
    /// An indented line that does not follow the line of a value.
    case strayContinuation
    /// The name of a unit, in a group, a choice or `base`, that does not exist.
    ///
    /// A group may name only units of its quantity.
    case unknownUnit(String, in: String)
    /// A definition that cannot be evaluated.
    case definition(DefinitionProblem)
  }
}

/// The reasons why a definition has no value.
public enum DefinitionProblem: Error, Hashable, Sendable {
  /// A word that the grammar does not allow at its position, counted in words from 1.
  ///
  /// The word is empty at the end of the text.
  case unexpectedWord(String, at: Int)
  /// A number or a result beyond the bounds: 128 bits, exponents of ten to ±999, powers to ±99.
  case doesNotFit
  /// Division by zero, or a unit of size 0.
  case zero
  /// A unit that the catalog does not have.
  case unknownUnit(String)
  /// Definitions that refer to each other in a cycle; the first unit is repeated at the end.
  case cycle([String])
  /// More than 64 nested definitions.
  case nestedTooDeeply
  /// A special unit (UCUM) as a factor: `2 celsius`, `2 decibel-milliwatt`.
  case specialUnit(String)
  /// A sum of products with different dimensions.
  case unequalDimensions(DimensionVector, DimensionVector)
  /// `base` as the definition of a unit other than the base unit of its quantity.
  case baseElsewhere
  /// A power of π or ln 10 beyond ±``IrrationalFactor/limit``, or a product of both.
  case irrationalPower
  /// π or ln 10 in a sum, a reciprocal or a level.
  case irrational
  /// A level with a reference below 0.
  case negativeReference
}
