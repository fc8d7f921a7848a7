import StrictText
import UnitCatalog

/// The text being read: its name, the positions for errors and warnings, and the first problem.
///
/// The readers do not throw: after a problem they continue with an empty value, and the outermost
/// reader checks `failure` at the end. With `throws`, each call would have a path that releases all
/// values in use. These paths were a seventh of the reader's size in WebAssembly.
final class RegistrySource {
  let name: String
  private let places: TextPlaces
  private(set) var failure: RegistryError?
  /// Whether there was a problem.
  ///
  /// The values read after a problem are not used.
  private(set) var isRefused = false

  init(name: String, bytes: [UInt8]) {
    self.name = name
    places = TextPlaces(bytes)
  }

  /// Records a problem, unless there was one before.
  @inline(never)
  func refuse(_ problem: RegistryError.Problem, at offset: Int) {
    if isRefused { return }
    isRefused = true
    let place = places.place(of: offset)
    failure = RegistryError(file: name, line: place.line, column: place.column, problem)
  }

  /// Records that a field's value is invalid.
  func refuse(
    _ field: StaticString, _ value: String, expected: StaticString, at offset: Int
  ) {
    refuse(
      .unreadableValue(
        field: field.description, value: Printable.excerpt(value), expected: expected.description),
      at: offset)
  }

  /// Records that a unit or quantity cannot be added.
  func refuse(_ error: CustomUnitError, in offsets: [String: Int], else offset: Int = 0) {
    refuse(.customUnit(error), at: offsets[error.unit] ?? offset)
  }

  @inline(never)
  func warning(_ problem: RegistryWarning.Problem, at offset: Int) -> RegistryWarning {
    let place = places.place(of: offset)
    return RegistryWarning(file: name, line: place.line, column: place.column, problem: problem)
  }
}
