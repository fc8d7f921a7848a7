import StrictText
import UnitCatalog
import Wording

extension NotebookDataError: CustomStringConvertible {
  public var description: String { english }

  /// The place of the error, then the error as a sentence in English, without a capital and a full
  /// stop.
  ///
  ///     let problem = NotebookDataError.Problem.repeatedValue("mile")
  ///     let error = NotebookDataError(line: 12, column: 20, path: "recents.units[3]", problem)
  ///     error.english  // line 12, column 20, recents.units[3]: "mile" stands twice; keep one
  public var english: String {
    var place: [String] = []
    if let line { place.append("line \(line)") }
    if let column { place.append("column \(column)") }
    if !path.utf8.isEmpty { place.append(path) }
    return place.isEmpty
      ? problem.english : place.joined(separator: ", ") + ": " + problem.english
  }
}

extension NotebookDataError.Problem {
  /// The problem and its remedy in English, without the place.
  package var english: String {
    switch self {
    case .tooLong(let limit): "the text has more than \(limit) bytes, the most that is read"
    case .json(let problem): problem.description
    case .unknownFormat(let found):
      "format \"\(found)\" is not \"\(NotebookDocument.format)\""
    case .unknownVersion(let found, let known):
      "version \(found) is not \(known), the one that this program reads"
    case .unknownKey(let key, let known):
      "unknown key \"\(key)\"; known are \(known.joined(separator: ", ")), and keys that begin "
        + "with x-"
    case .missingKey(let key): "the key \"\(key)\" is missing"
    case .exclusiveKeys(let key, let other):
      "the keys \"\(key)\" and \"\(other)\" say the same; keep one"
    case .wrongType(let expected, let found): "expected \(expected.english), found \(found.english)"
    case .unreadableValue(let text, let expected): "\"\(text)\" is no \(expected.english)"
    case .row(let problem): problem.description
    case .cellCount(let count, let columns):
      "the row has \(count.counted("cell")), and the table \(columns.counted("column"))"
    case .repeatedValue(let text): "\"\(text)\" stands twice; keep one"
    case .tooManyValues(let limit): "the list has more than \(limit), the most that is kept"
    case .edit(let error): error.english
    }
  }
}
