import StrictText

/// The text being read and its name, from which errors and warnings take their place.
struct RegistrySource {
  let name: String
  private let places: TextPlaces

  init(name: String, bytes: [UInt8]) {
    self.name = name
    places = TextPlaces(bytes)
  }

  func error(_ problem: RegistryError.Problem, at offset: Int) -> RegistryError {
    let place = places.place(of: offset)
    return RegistryError(file: name, line: place.line, column: place.column, problem)
  }

  func warning(_ problem: RegistryWarning.Problem, at offset: Int) -> RegistryWarning {
    let place = places.place(of: offset)
    return RegistryWarning(file: name, line: place.line, column: place.column, problem: problem)
  }
}
