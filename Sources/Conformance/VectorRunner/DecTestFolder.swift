import Foundation
import PropertyTesting

/// A folder of decTest files: the committed files, or the files of a package.
public struct DecTestFolder: Sendable {
  /// The names of the files, sorted, without `.decTest`.
  public let names: [String]
  private let path: String

  /// Opens the folder at `path`.
  ///
  /// - Returns: `nil` if the folder cannot be listed or contains no decTest file.
  public init?(path: String) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return nil
    }
    names =
      entries.filter { $0.hasSuffix(Self.ending) }.map { String($0.dropLast(Self.ending.count)) }
      .sorted()
    if names.isEmpty { return nil }
    self.path = path
  }

  /// Reads one file.
  ///
  /// - Throws: ``DecTestError`` for a malformed line, or a Foundation error if the file cannot be
  ///   read.
  public func read(_ name: String) throws -> DecTestFile {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name + Self.ending)
    return try DecTestReader.readWithDigest(
      [UInt8](Data(contentsOf: url)), name: name + Self.ending)
  }

  private static let ending = ".decTest"
}

extension DecTestReader {
  /// Reads a file and computes the SHA-256 of its bytes.
  ///
  /// - Throws: ``DecTestError`` for a malformed line.
  package static func readWithDigest(
    _ bytes: [UInt8], name: String
  ) throws(DecTestError) -> DecTestFile {
    var file = try read(bytes, name: name)
    file.digest = SHA256.hexadecimal(bytes)
    return file
  }
}
