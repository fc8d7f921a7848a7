import StrictText

/// The first problem of a text that is no valid notebook, with its place.
public struct NotebookDataError: Error, Hashable, Sendable {
  /// The line of the problem, from 1; `nil` if the problem concerns the whole text.
  public var line: Int?
  /// The column of the problem in Unicode scalars, from 1; `nil` if ``line`` is `nil`.
  public var column: Int?
  /// The path of keys and positions to the value: `history[12].createdAt`; empty for the whole
  /// text.
  public var path: String
  /// The problem.
  public var problem: Problem

  /// Creates an error from a problem and its place.
  ///
  ///     let error = NotebookDataError(line: 3, column: 5, path: "history[0]", .missingKey("id"))
  ///     error  // line 3, column 5, history[0]: the key "id" is missing
  public init(line: Int? = nil, column: Int? = nil, path: String = "", _ problem: Problem) {
    self.line = line
    self.column = column
    self.path = path
    self.problem = problem
  }

  /// The problems that a text can have.
  public enum Problem: Hashable, Sendable {
    /// A text of more than ``NotebookDocument/byteLimit`` bytes; nothing was read.
    case tooLong(limit: Int)
    /// A text that is not JSON.
    case json(JSONProblem)
    /// A format other than ``NotebookDocument/format``.
    case unknownFormat(String)
    /// A version other than ``NotebookDocument/version``: the version of the text and the known
    /// one.
    case unknownVersion(String, known: Int)
    /// A key that the object may not have, and the keys that it may have.
    case unknownKey(String, known: [String])
    /// An object without a required key.
    case missingKey(String)
    /// Two keys of one object with one meaning.
    case exclusiveKeys(String, String)
    /// A value whose JSON type the key does not allow.
    case wrongType(expected: Expected, found: Found)
    /// A value that the key does not allow.
    case unreadableValue(String, expected: Expected)
    /// A row of a table that cannot be split into cells.
    case row(RowProblem)
    /// A row with more or fewer cells than the table has columns.
    case cellCount(Int, columns: Int)
    /// A value that occurs twice in its list.
    case repeatedValue(String)
    /// A list of more values than a notebook keeps.
    case tooManyValues(limit: Int)
    /// A value that no edit accepts.
    case edit(NotebookEditError)

    /// The name of the kind of problem, which is stable from version to version.
    public var identifier: String {
      switch self {
      case .tooLong: "tooLong"
      case .json: "json"
      case .unknownFormat: "unknownFormat"
      case .unknownVersion: "unknownVersion"
      case .unknownKey: "unknownKey"
      case .missingKey: "missingKey"
      case .exclusiveKeys: "exclusiveKeys"
      case .wrongType: "wrongType"
      case .unreadableValue: "unreadableValue"
      case .row: "row"
      case .cellCount: "cellCount"
      case .repeatedValue: "repeatedValue"
      case .tooManyValues: "tooManyValues"
      case .edit: "edit"
      }
    }
  }
}
