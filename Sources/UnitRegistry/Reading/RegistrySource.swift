import Foundation

/// The text being read and its name, from which errors and warnings take their place.
struct RegistrySource {
  let name: String
  private let bytes: [UInt8]
  /// The bytes at which lines begin.
  private let lineStarts: [Int]

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    lineStarts =
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func error(_ problem: RegistryError.Problem, at offset: Int) -> RegistryError {
    let place = place(of: offset)
    return RegistryError(file: name, line: place.line, column: place.column, problem)
  }

  func warning(_ problem: RegistryWarning.Problem, at offset: Int) -> RegistryWarning {
    let place = place(of: offset)
    return RegistryWarning(file: name, line: place.line, column: place.column, problem: problem)
  }

  /// The line of a byte and its column in Unicode scalars, both from 1.
  private func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[lineStarts[low]..<min(offset, bytes.count)]
    return (low + 1, before.count { $0 & 0xC0 != 0x80 } + 1)
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
