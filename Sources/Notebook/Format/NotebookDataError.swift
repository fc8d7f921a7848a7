import StrictText

/// Why a text gives no notebook: the first problem met, with its place.
public struct NotebookDataError: Error, Hashable, Sendable {
  /// The line of the problem, from 1; `nil` if it concerns the whole text.
  public var line: Int?
  /// The character in the line, from 1.
  public var column: Int?
  /// The keys and positions that lead there: `history[12].createdAt`; empty for the whole text.
  public var path: String
  /// What is wrong.
  public var problem: Problem

  /// A problem with its place.
  public init(line: Int? = nil, column: Int? = nil, path: String = "", _ problem: Problem) {
    self.line = line
    self.column = column
    self.path = path
    self.problem = problem
  }

  /// What can be wrong with a text.
  public enum Problem: Hashable, Sendable {
    /// More bytes than ``NotebookDocument/byteLimit``; nothing was read.
    case tooLong(limit: Int)
    /// A text that is no JSON.
    case json(JSONProblem)
    /// Another format than ``NotebookDocument/format``.
    case unknownFormat(String)
    /// Another version than ``NotebookDocument/version``: that of the text and the known one.
    case unknownVersion(String, known: Int)
    /// A key that may not stand there, and those that may.
    case unknownKey(String, known: [String])
    /// An object without a key it needs.
    case missingKey(String)
    /// Two keys of one object that stand for one value.
    case exclusiveKeys(String, String)
    /// A value of another type than the key's.
    case wrongType(expected: Expected, found: Found)
    /// A value that the key cannot have.
    case unreadableValue(String, expected: Expected)
    /// A row of a table that cannot be split into cells.
    case row(RowProblem)
    /// A row with more or fewer cells than the table has columns.
    case cellCount(Int, columns: Int)
    /// A value that stands before in its list.
    case repeatedValue(String)
    /// A list of more values than are kept.
    case tooManyValues(limit: Int)
    /// A value that no edit could have made.
    case edit(NotebookEditError)

    /// The word for the kind of problem, which stays from version to version.
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
