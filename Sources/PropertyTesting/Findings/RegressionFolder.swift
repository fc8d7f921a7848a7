import Foundation
import Synchronization

/// A folder that keeps failing cases as values, one file for each property.
///
/// Values are kept instead of seeds, because after a change of the generator a seed makes other
/// cases.
public struct RegressionFolder: Hashable, Sendable {
  /// The path of the folder; the first saved case creates it.
  public let path: String

  /// Creates the folder at `path`.
  public init(path: String) { self.path = path }

  func file(_ identifier: String, _ fileExtension: String) -> String {
    "\(path)/\(identifier)\(fileExtension)"
  }

  /// Reads the saved cases of a property; returns none if the property has no file.
  ///
  /// - Throws: ``RunProblem/regressions(_:)`` with the file's name and the error.
  func cases<Case>(
    of identifier: String, _ text: RegressionText<Case>
  ) throws(RunProblem) -> [Case] {
    let file = file(identifier, text.fileExtension)
    guard FileManager.default.fileExists(atPath: file) else { return [] }
    do {
      return try text.read(String(contentsOfFile: file, encoding: .utf8))
    } catch {
      throw .regressions("cannot read \(file): \(error)")
    }
  }

  /// Adds a case to the property's file, unless the file has it already.
  ///
  /// - Returns: the path of the file.
  /// - Throws: ``RunProblem/regressions(_:)`` with the file's name and the error.
  func save<Case>(
    _ value: Case, of identifier: String, _ text: RegressionText<Case>
  ) throws(RunProblem) -> String {
    let file = file(identifier, text.fileExtension)
    let lines = text.write(value) + "\n"
    do {
      try saving.withLock { _ in
        let isNew = !FileManager.default.fileExists(atPath: file)
        var all = isNew ? text.header : try String(contentsOfFile: file, encoding: .utf8)
        // People edit these files, so the last line may lack its newline.
        if let last = all.utf8.last, last != UInt8(ascii: "\n") { all += "\n" }
        if all.hasPrefix(lines) || all.contains("\n" + lines) { return }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try (all + lines).write(toFile: file, atomically: true, encoding: .utf8)
      }
      return file
    } catch {
      throw .regressions("cannot write \(file): \(error)")
    }
  }
}

/// The lock from reading a file to writing it: without it, concurrent runs could lose a case.
private let saving = Mutex(())
