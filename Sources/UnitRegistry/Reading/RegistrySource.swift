import StrictText
import UnitCatalog

/// The text being read and its name, from which errors and warnings take their place, and the first problem
/// met in it.
///
/// What reads goes on after a problem with an empty value, and whoever began asks for `failure` at the end:
/// `throws` would cost each call a path that releases all values in hand, a seventh of what the reader weighs
/// as WebAssembly.
final class RegistrySource {
  let name: String
  private let places: TextPlaces
  private(set) var failure: RegistryError?
  /// Whether a problem was met; what is read after it is not used.
  private(set) var isRefused = false

  init(name: String, bytes: [UInt8]) {
    self.name = name
    places = TextPlaces(bytes)
  }

  /// Keeps a problem, unless one was met before.
  @inline(never)
  func refuse(_ problem: RegistryError.Problem, at offset: Int) {
    if isRefused { return }
    isRefused = true
    let place = places.place(of: offset)
    failure = RegistryError(file: name, line: place.line, column: place.column, problem)
  }

  /// Keeps the problem of a field's value that cannot be read.
  func refuse(
    _ field: StaticString, _ value: String, expected: StaticString, at offset: Int
  ) {
    refuse(
      .unreadableValue(
        field: field.description, value: Printable.excerpt(value), expected: expected.description),
      at: offset)
  }

  /// Keeps the problem of a unit or quantity that cannot be added.
  func refuse(_ error: CustomUnitError, in offsets: [String: Int], else offset: Int = 0) {
    refuse(.customUnit(error), at: offsets[error.unit] ?? offset)
  }

  @inline(never)
  func warning(_ problem: RegistryWarning.Problem, at offset: Int) -> RegistryWarning {
    let place = places.place(of: offset)
    return RegistryWarning(file: name, line: place.line, column: place.column, problem: problem)
  }
}
