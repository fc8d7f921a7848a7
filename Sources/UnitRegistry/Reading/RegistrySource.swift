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

  /// An error at a byte; its column counts Unicode scalars.
  func error(_ problem: RegistryError.Problem, at offset: Int) -> RegistryError {
    let line = line(of: offset)
    let column = bytes[lineStarts[line - 1]..<min(offset, bytes.count)]
      .count { $0 & 0xC0 != 0x80 }
    return RegistryError(file: name, line: line, column: column + 1, problem)
  }

  func warning(_ problem: RegistryWarning.Problem, at offset: Int) -> RegistryWarning {
    RegistryWarning(file: name, line: line(of: offset), problem: problem)
  }

  /// The line of a byte, from 1.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
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
