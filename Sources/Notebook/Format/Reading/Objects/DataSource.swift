import StrictText
import UnitCatalog

/// The text that is read, the path to the current value, and the first problem.
///
/// After a problem readers continue with empty values, and the caller checks `failure` at the end.
/// Throwing from each call would make the WebAssembly module larger.
final class DataSource {
  /// The keys of the objects whose keys a person chose.
  ///
  /// A key that a person chose may begin with `x-`.
  static var ownNames: JSONKeys {
    #if SeededFaults
    if let faulty = faultyOwnNames { return faulty }
    #endif
    return namedObjects
  }

  private static let namedObjects = JSONKeys("perCategory inputs outputs")

  private let bytes: [UInt8]
  private var path: [FieldStep] = []
  private(set) var failure: NotebookDataError?
  /// Whether a problem was found; values read after it are not used.
  var isRefused: Bool {
    // A comparison with `nil` would link the comparison of errors into the module of the web app.
    if case .some = failure { true } else { false }
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A source of the same text, without a failure and with an empty path.
  var restarted: DataSource { DataSource(bytes) }

  /// Returns the JSON value of the text.
  func node() throws(NotebookDataError) -> JSONNode {
    do throws(JSONError) {
      return try JSONScanner.scan(bytes, passingExtensionsBut: Self.ownNames)
    } catch { throw self.error(error) }
  }

  /// Calls `read` with each member of the text's object, as ``JSONScanner`` does.
  ///
  /// - Throws: the first problem, of the text or of a value that `read` refused.
  func members(
    withNames ownNames: JSONKeys,
    _ read: (String, Int, inout JSONScanner) throws(JSONProblem) -> Void
  ) throws(NotebookDataError) {
    do throws(JSONError) {
      try JSONScanner.scanMembers(bytes, passingExtensionsBut: ownNames, read)
    } catch { throw failure ?? self.error(error) }
  }

  /// Returns a JSON error with its place.
  private func error(_ error: JSONError) -> NotebookDataError {
    self.error(.json(error.problem.quoting { Printable.excerpt($0) }), at: error.offset)
  }

  /// Calls `read` with a step appended to the path.
  func inside<Value>(_ step: FieldStep, _ read: () -> Value) -> Value {
    path.append(step)
    defer { path.removeLast() }
    return read()
  }

  /// Stores a problem, unless one was stored before.
  @inline(never)
  func refuse(_ problem: NotebookDataError.Problem, at offset: Int) {
    if !isRefused { failure = error(problem, at: offset) }
  }

  /// Returns a problem with its place.
  func error(_ problem: NotebookDataError.Problem, at offset: Int) -> NotebookDataError {
    let place = TextPlaces(bytes).place(of: offset)
    #if SeededFaults
    if let wrong = Self.faultyError(problem, place, pathText) { return wrong }
    #endif
    return NotebookDataError(
      line: place.line, column: place.column, path: pathText, problem)
  }

  /// Refuses a value of an unexpected JSON type.
  func refuse(_ node: JSONNode, expected: NotebookDataError.Expected) {
    refuse(.wrongType(expected: expected, found: node.found), at: node.offset)
  }

  /// Refuses a text that the key does not allow.
  func refuse(_ text: String, expected: NotebookDataError.Expected, at offset: Int) {
    refuse(.unreadableValue(Printable.excerpt(text), expected: expected), at: offset)
  }

  private var pathText: String {
    var text = ""
    for step in path {
      switch step {
      case .name(let name): text += (text.utf8.isEmpty ? "" : ".") + name.description
      case .key(let key): text += (text.utf8.isEmpty ? "" : ".") + Printable.excerpt(key)
      case .position(let position):
        #if SeededFaults
        if Self.forgetsPositions { continue }
        #endif
        text += "[\(position)]"
      }
    }
    return text
  }
}
