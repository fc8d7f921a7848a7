import Foundation
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

  /// The bytes of a file, never more than one beyond the limit: what does not end is not read to its end.
  static func bytes(of url: URL, name: String) throws(RegistryError) -> [UInt8] {
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      var data = Data()
      while data.count <= RegistryReader.byteLimit,
        let part = try handle.read(upToCount: RegistryReader.byteLimit + 1 - data.count),
        !part.isEmpty
      {
        data.append(part)
      }
      return Array(data)
    } catch {
      throw RegistryError(file: name, .unreadable)
    }
  }
}
