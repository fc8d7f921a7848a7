// `RegistryError.Problem` has what is wrong with a text that is no JSON.
@_exported import StrictText
import UnitCatalog

/// Why a registry file gives no catalog: the first problem met, with its place.
public struct RegistryError: Error, Hashable, Sendable {
  /// What the file is called.
  public var file: String
  /// The line of the problem, from 1; `nil` if it concerns the whole file.
  public var line: Int?
  /// The character in the line, from 1.
  public var column: Int?
  /// What is wrong.
  public var problem: Problem

  /// A problem with its place.
  public init(file: String, line: Int? = nil, column: Int? = nil, _ problem: Problem) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// What can be wrong with a registry file.
  public enum Problem: Hashable, Sendable {
    /// A file that is not there or cannot be read.
    case unreadable
    /// A file of more bytes than ``RegistryReader/byteLimit``.
    case tooLong(limit: Int)
    /// A text that is no JSON.
    case json(JSONProblem)
    /// A text that is neither a registry nor a table of categories.
    case unknownForm(found: String)
    /// Another format than `metryvo-registry`.
    case unknownFormat(String)
    /// A version that this program does not know.
    case unknownVersion(String)
    /// A field that may not stand there, and those that may.
    case unknownField(String, known: [String])
    /// An object without a field it needs.
    case missingField(String)
    /// A value of another type than the field's.
    case wrongType(field: String, expected: String, found: String)
    /// A text that the field cannot have: `"kind": "guess"`.
    case unreadableValue(field: String, value: String, expected: String)
    /// A unit or quantity that the catalog has already, with other content.
    case redefinition(String, field: String)
    /// A choice that hides units which an earlier choice of the name offers.
    case choiceOmits(name: String, units: [String])
    /// A unit that stands twice in the file.
    case repeatedUnit(String)
    /// More elements than the array of a field may have, or more units than a quantity may have.
    case tooMany(field: String, limit: Int)
    /// A scale, offset or model in the file that the definition does not come to.
    case derivedMismatch(unit: String, field: String, definition: String)
    /// Records of which no catalog can be made.
    case catalog(CatalogError)
    /// A rule that a unit's definition breaks.
    case definition(unit: String, UnitRule)
    /// A custom unit that cannot be added.
    case customUnit(CustomUnitError)
    /// A category without a base unit, or with several.
    case baseUnits(category: String, count: Int)
    /// A base unit whose factor is not 1 or whose offset is not 0.
    case baseNotOne(unit: String)
    /// A base unit by which a built-in quantity's units are not known.
    case unknownBase(unit: String, quantity: String)
  }
}
