import Foundation
@_exported import UnitRegistry

extension RegistryReader {
  /// The catalog with what a file says.
  ///
  ///     let reading = try RegistryReader().read(contentsOf: URL(filePath: "units.json"))
  ///     for warning in reading.warnings { print(warning) }
  ///     let catalog = reading.catalog
  ///
  /// - Throws: ``RegistryError`` for the first problem; nothing of the file is used then.
  /// - Complexity: O(*n*) for *n* bytes, and O(*m*²) for *m* units of one quantity.
  public func read(contentsOf file: URL) throws(RegistryError) -> RegistryReading {
    let name = file.relativePath
    return try read(try Self.bytes(of: file, name: name), name: name)
  }

  /// The bytes of a file, never more than one beyond the limit: what does not end is not read to its end.
  private static func bytes(of url: URL, name: String) throws(RegistryError) -> [UInt8] {
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      var data = Data()
      while data.count <= byteLimit,
        let part = try handle.read(upToCount: byteLimit + 1 - data.count), !part.isEmpty
      {
        data.append(part)
      }
      return Array(data)
    } catch {
      throw RegistryError(file: name, .unreadable)
    }
  }
}
