import StrictText
import UnitCatalog

/// The text being read, the keys that lead to where the reader is, and the first problem met.
///
/// What reads goes on after a problem with an empty value, and whoever began asks for `failure` at
/// the end: a path for errors in each call would weigh more as WebAssembly.
final class DataSource {
  /// The keys whose objects have names that a person chose, which may begin with `x-`.
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
  /// Whether a problem was met; what is read after it is not used.
  var isRefused: Bool {
    // A comparison with `nil` would bring the comparison of errors into the module of the web app.
    if case .some = failure { true } else { false }
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text without a problem and outside of all keys.
  var restarted: DataSource { DataSource(bytes) }

  /// The value of the text.
  func node() throws(NotebookDataError) -> JSONNode {
    do throws(JSONError) {
      return try JSONScanner.scan(bytes, passingExtensionsBut: Self.ownNames)
    } catch { throw self.error(error) }
  }

  /// Hands over the members of the text's object one by one, as ``JSONScanner`` does.
  ///
  /// - Throws: the first problem, of the text or of what `read` refused.
  func members(
    withNames ownNames: JSONKeys,
    _ read: (String, Int, inout JSONScanner) throws(JSONProblem) -> Void
  ) throws(NotebookDataError) {
    do throws(JSONError) {
      try JSONScanner.scanMembers(bytes, passingExtensionsBut: ownNames, read)
    } catch { throw failure ?? self.error(error) }
  }

  /// A problem of JSON with its place.
  private func error(_ error: JSONError) -> NotebookDataError {
    self.error(.json(error.problem.quoting { Printable.excerpt($0) }), at: error.offset)
  }

  /// Reads what stands one step inside.
  func inside<Value>(_ step: FieldStep, _ read: () -> Value) -> Value {
    path.append(step)
    defer { path.removeLast() }
    return read()
  }

  /// Keeps a problem, unless one was met before.
  @inline(never)
  func refuse(_ problem: NotebookDataError.Problem, at offset: Int) {
    if !isRefused { failure = error(problem, at: offset) }
  }

  /// A problem with its place.
  func error(_ problem: NotebookDataError.Problem, at offset: Int) -> NotebookDataError {
    let place = TextPlaces(bytes).place(of: offset)
    #if SeededFaults
    if let line = Self.faultyLine(place.line) {
      return NotebookDataError(line: line, column: place.column, path: pathText, problem)
    }
    #endif
    return NotebookDataError(
      line: place.line, column: place.column, path: pathText, problem)
  }

  /// Keeps the problem of a value of another type.
  func refuse(_ node: JSONNode, expected: NotebookDataError.Expected) {
    refuse(.wrongType(expected: expected, found: node.found), at: node.offset)
  }

  /// Keeps the problem of a text that the key cannot have.
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
