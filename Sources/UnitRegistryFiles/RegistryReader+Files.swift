import SystemCalls
@_exported import UnitRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension RegistryReader {
  /// Reads a file, and returns the catalog with the file's additions.
  ///
  /// ```swift
  /// let reading = try RegistryReader().read(contentsOf: URL(filePath: "units.json"))
  /// for warning in reading.warnings { print(warning) }
  /// let catalog = reading.catalog
  /// ```
  ///
  /// - Throws: ``RegistryError`` for the first problem; nothing of the file is then used.
  /// - Complexity: O(*n*) for *n* bytes, and O(*m*²) for *m* units of one quantity.
  public func read(contentsOf file: URL) throws(RegistryError) -> RegistryReading {
    let name = file.relativePath
    return try read(try Self.bytes(of: file, name: name), name: name)
  }

  /// Returns the bytes of a file, at most one more than the limit.
  ///
  /// The limit ends the reading of an endless file, such as a pipe.
  private static func bytes(of url: URL, name: String) throws(RegistryError) -> [UInt8] {
    let descriptor = url.withUnsafeFileSystemRepresentation { path in
      path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
    }
    if descriptor < 0 { throw RegistryError(file: name, .unreadable) }
    defer { close(descriptor) }
    guard let bytes = DescriptorInput.bytes(of: descriptor, upTo: byteLimit + 1) else {
      throw RegistryError(file: name, .unreadable)
    }
    return bytes
  }
}
