import Foundation

/// A file that a user names.
package enum InputFile {
  /// Opens it for reading.
  ///
  /// - Throws: ``Failure`` with the code for a missing input, whatever keeps the file from being
  ///   read: where there is no file, where it is a folder, where reading is refused.
  package static func open(_ path: String) throws(Failure) -> Int32 {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let descriptor = isFolder.boolValue ? -1 : Foundation.open(path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 { return descriptor }
    throw failure(path)
  }

  /// The failure of a file that cannot be read, with the reason if it is seen.
  package static func failure(_ path: String) -> Failure {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return Failure(
      code: .missingInput,
      message: "cannot read '\(path)'"
        + (!isThere ? ": there is no such file" : isFolder.boolValue ? ": it is a folder" : ""))
  }
}
