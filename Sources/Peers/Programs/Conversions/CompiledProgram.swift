#if os(macOS) || os(Linux)
import Foundation

/// A program in C that the compiler of this machine builds when it is needed.
enum CompiledProgram {
  /// Compiles a program with a static library, and starts it.
  ///
  /// - Throws: ``PeerError`` if there is no compiler or no library, or the program does not start.
  static func start(
    _ text: String, linking library: String, compiler: String, timeLimit: Duration
  ) throws(PeerError) -> PeerChild {
    let archive = try PeerChild(
      compiler, arguments: ["-print-file-name=\(library)"], timeLimit: timeLimit
    ).line()
    // For a file that it does not find, the compiler prints the name without a folder.
    guard archive.hasPrefix("/") else { throw .withoutIntelLibrary(library) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "metryvo-compiled-\(UUID().uuidString)")
    // The system keeps the deleted executable until its process ends.
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("program").path
    let source = program + ".c"
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(toFile: source, atomically: true, encoding: .utf8)
    } catch { throw .notStarted(program, reason: "\(error)") }
    let child = try PeerChild(
      compiler, arguments: ["-O2", "-o", program, source, archive, "-lm"], timeLimit: timeLimit)
    // A compiler that succeeds prints nothing, so reading a line ends with the end of the process.
    do throws(PeerError) {
      throw .unreadable(try child.line())
    } catch {
      guard case .ended(let path, let said) = error else { throw error }
      if !FileManager.default.isExecutableFile(atPath: program) {
        throw .notStarted(program, reason: "\(path) did not make it:\n\(said)")
      }
    }
    return try PeerChild(program, arguments: [], timeLimit: timeLimit)
  }
}
#endif
