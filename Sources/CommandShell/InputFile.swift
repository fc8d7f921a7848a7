import SystemCalls

/// A file that a user names.
package enum InputFile {
  /// Opens it for reading.
  ///
  /// - Throws: ``Failure`` with the code for a missing input, whatever keeps the file from being
  ///   read: where there is no file, where it is a folder, where reading is refused.
  package static func open(_ path: String) throws(Failure) -> Int32 {
    let descriptor = SystemFile.openForReading(path)
    if descriptor >= 0 { return descriptor }
    throw failure(path)
  }

  /// The failure of a file that cannot be read, with the reason if it is seen.
  package static func failure(_ path: String) -> Failure {
    let reason =
      switch SystemFile.kind(of: path) {
      case .nothing: ": there is no such file"
      case .folder: ": it is a folder"
      case .file: ""
      }
    return Failure(code: .missingInput, message: "cannot read '\(path)'" + reason)
  }
}
