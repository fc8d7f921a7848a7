#if os(macOS) || os(Linux)
import DecimalArithmetic
import Foundation
import PropertyTesting

/// Intel's decimal library in a child process: decimal128 by somebody else's IEEE 754.
///
/// The library is C and static, so the process is a small program (``IntelProgram``) that the machine's compiler
/// makes of it. It has the five rounding modes and the five flags of IEEE 754, and no other format.
public final class IntelPeer: ArithmeticPeer {
  public static var name: String { "intel" }
  public static var deviations: [PeerDeviation] { PeerDeviation.ofIntel }

  public let description = "Intel's decimal library"
  /// The library does not state its version, but by which variant it was built.
  public let version: String
  private let child: PeerChild

  /// Compiles the program, and starts it.
  ///
  /// - Parameters:
  ///   - compiler: a path, or a name to be found on PATH.
  ///   - library: the file of the library, which the compiler finds.
  ///   - timeLimit: how long compiler and program may be silent when they are waited for.
  /// - Throws: ``PeerError`` if there is no compiler, no library, or what it makes does not run.
  public init(
    compiler: String = "cc", library: String? = nil, timeLimit: Duration = .seconds(60)
  ) throws(PeerError) {
    let name = library ?? IntelProgram.library
    let archive = try PeerChild(
      compiler, arguments: ["-print-file-name=\(name)"], timeLimit: timeLimit
    ).line()
    // What the compiler does not find it repeats.
    guard archive.hasPrefix("/") else { throw .withoutIntelLibrary(name) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "metryvo-intel-\(UUID().uuidString)")
    // The program stays until its process ends, even without its name.
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("peer").path
    try Self.compile(program, in: folder, by: compiler, archive, timeLimit)
    child = try PeerChild(program, arguments: [], timeLimit: timeLimit)
    version = try child.greeting(fields: 1)[0]
  }

  private static func compile(
    _ program: String, in folder: URL, by compiler: String, _ archive: String,
    _ timeLimit: Duration
  ) throws(PeerError) {
    let source = folder.appendingPathComponent("peer.c")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try IntelProgram.text.write(to: source, atomically: true, encoding: .utf8)
    } catch { throw .notStarted(program, reason: "\(error)") }
    let child = try PeerChild(
      compiler, arguments: ["-O1", "-o", program, source.path, archive, "-lm"],
      timeLimit: timeLimit)
    // A compiler has nothing to say, and ends.
    do throws(PeerError) {
      throw .unreadable(try child.line())
    } catch {
      guard case .ended(let path, let text) = error else { throw error }
      if !FileManager.default.isExecutableFile(atPath: program) {
        throw .notStarted(program, reason: "\(path) did not make it:\n\(text)")
      }
    }
  }

  public static func isAsked(_ operation: ArithmeticOperation) -> Bool {
    IntelLine.operations.contains(operation)
  }

  public static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion> {
    IntelLine.questions(operations, supportedBy: supports)
  }

  public static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer {
    IntelLine.folded(answer)
  }

  public func ask(_ questions: [ArithmeticQuestion]) throws(PeerError) {
    try child.send(questions.compactMap(IntelLine.question).joined() + "\n")
  }

  public func nextAnswer(
    to _: ArithmeticQuestion
  ) throws(PeerError) -> ArithmeticAnswer { try IntelLine.answer(child.line()) }
}
#endif
