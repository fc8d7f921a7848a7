// `StrictText` declares `JSONProblem`, a payload type of `RegistryError.Problem`.
@_exported import StrictText
import UnitCatalog

/// The first problem that prevents a registry file from being read, with its place.
public struct RegistryError: Error, Hashable, Sendable {
  /// The name of the file.
  public var file: String
  /// The line of the problem, from 1; `nil` for a problem of the whole file.
  public var line: Int?
  /// The column of the problem in Unicode scalars, from 1; `nil` for a problem of the whole file.
  public var column: Int?
  /// The kind of problem.
  public var problem: Problem

  /// Creates an error with its place.
  ///
  ///     let error = RegistryError(file: "units.json", line: 3, column: 7, .missingField("symbol"))
  ///     error.description  // "units.json:3:7: add the field \"symbol\""
  public init(file: String, line: Int? = nil, column: Int? = nil, _ problem: Problem) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// The kinds of problems of a registry file.
  public enum Problem: Hashable, Sendable {
    /// A file that does not exist or cannot be read.
    case unreadable
    /// A file with more bytes than ``RegistryReader/byteLimit``.
    case tooLong(limit: Int)
    /// A text that is not JSON.
    case json(JSONProblem)
    /// A text that is neither a registry nor a table of categories.
    case unknownForm(found: String)
    /// A format other than `metryvo-registry`.
    case unknownFormat(String)
    /// A version that this program does not support.
    case unknownVersion(String)
    /// A field that the object cannot have; `known` are the possible fields.
    case unknownField(String, known: [String])
    /// An object without a required field.
    case missingField(String)
    /// A value whose type is not the field's.
    case wrongType(field: String, expected: String, found: String)
    /// A value that is invalid for the field: `"kind": "guess"`.
    case unreadableValue(field: String, value: String, expected: String)
    /// A unit or quantity that differs from the catalog's with this identifier.
    case redefinition(String, field: String)
    /// A choice that omits units of an earlier choice with this name.
    case choiceOmits(name: String, units: [String])
    /// A unit, quantity or list entry that the file has twice.
    case repeatedUnit(String)
    /// More elements than the limit of a list, or more units than the limit of a quantity.
    case tooMany(field: String, limit: Int)
    /// A scale, offset or model that differs from the value of the definition.
    case derivedMismatch(unit: String, field: String, definition: String)
    /// Records from which no catalog can be made.
    case catalog(CatalogError)
    /// A definition that breaks a rule.
    case definition(unit: String, UnitRule)
    /// A custom unit that cannot be added.
    case customUnit(CustomUnitError)
    /// A category without a base unit, or with several base units.
    case baseUnits(category: String, count: Int)
    /// A base unit whose factor is not 1 or whose offset is not 0.
    case baseNotOne(unit: String)
    /// A base unit that is no unit of the quantity that the category names.
    case unknownBase(unit: String, quantity: String)
  }
}
