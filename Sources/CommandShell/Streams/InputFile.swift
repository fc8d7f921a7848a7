import SystemCalls

/// A file that the user names.
package enum InputFile {
  /// Opens a file for reading.
  ///
  /// - Throws: ``Failure`` with the code for a missing input, if the file does not exist, is a
  ///   folder or may not be read.
  package static func open(_ path: String) throws(Failure) -> Int32 {
    let descriptor = SystemFile.openForReading(path)
    if descriptor >= 0 { return descriptor }
    throw failure(path)
  }

  /// Returns the failure of a file that cannot be read, with the reason if it is known.
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
