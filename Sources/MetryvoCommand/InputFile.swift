import Foundation

/// A file that a user names.
enum InputFile {
  /// Its bytes.
  ///
  /// - Throws: ``Failure`` with the code for a missing input, or that for errors of reading.
  static func read(_ path: String) throws(Failure) -> Data {
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(code: .missingInput, message: "there is no file '\(path)'")
    }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw Failure(code: .inputOutput, message: "cannot read '\(path)'")
    }
  }
}
