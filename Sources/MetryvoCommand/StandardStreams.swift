import Foundation

enum StandardError {
  /// Writes one line; a standard error that cannot be written to is nobody's to tell.
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}

enum StandardOutput {
  /// Writes one line.
  ///
  /// - Throws: ``Failure`` with the code for input and output errors, e.g. on a full disk.
  static func write(_ line: String) throws(Failure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw Failure(code: .inputOutput, message: "cannot write to standard output")
    }
  }

  /// Writes a value as JSON with sorted keys.
  static func write(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try write(String(decoding: encoder.encode(value), as: UTF8.self))
  }
}
