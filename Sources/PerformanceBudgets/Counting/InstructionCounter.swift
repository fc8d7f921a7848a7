import Foundation

/// A counter of instructions that uses Valgrind's Callgrind.
///
/// The program starts itself again under Callgrind with the same arguments. One process counts all
/// subjects. Callgrind collects only within the function `performance_budgets_counted`, and writes
/// a profile after each call of this function. A subject that is a program runs under Callgrind by
/// itself, from its start to its end. Counts depend neither on the speed of the machine nor on
/// other processes, because Callgrind simulates caches of fixed sizes and hashing is deterministic.
package struct InstructionCounter {
  /// The program that counts its subjects; by default this program.
  package var program = Self.thisProgram
  /// The arguments with which the program makes the same subjects.
  package var arguments = Array(CommandLine.arguments.dropFirst())
  /// The instructions to plant in a block of a subject, or in a run of the subject's program.
  package var planted: [Subject.Identity: Double] = [:]

  package init() {}

  private static let thisProgram = Bundle.main.executablePath ?? CommandLine.arguments[0]

  /// The reason why Callgrind cannot count here; `nil` if Callgrind can.
  package static var obstacle: String? {
    #if os(Linux) && arch(x86_64)
    let missing = ["valgrind", "strip"].filter { path(of: $0) == nil }
    return missing.isEmpty ? nil : "missing: \(missing.joined(separator: ", "))"
    #else
    return "instructions are budgeted on x86-64 Linux"
    #endif
  }

  fileprivate static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Counts the instructions of the subjects.
  ///
  /// - Parameters:
  ///   - subjects: the subjects of the program, whose results have been checked.
  ///   - progress: receives the number of profiles that this program has written so far.
  /// - Returns: a count for each subject.
  /// - Throws: ``CountingError`` with the last lines of Valgrind's log.
  package func count(
    _ subjects: [Subject], progress: (Int) -> Void = { _ in }
  ) throws(CountingError) -> [InstructionCount] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("performance-budgets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let list = folder.appendingPathComponent("list").path
      try planted.lines.write(
        toFile: CountedRun.plantedFile(beside: list), atomically: true, encoding: .utf8)
      var counts = [InstructionCount?](repeating: nil, count: subjects.count)
      if subjects.contains(where: \.command.isEmpty) {
        let own = Callgrind(folder: folder, isCalled: true)
        try own.run(
          [program] + arguments, environment: [CountedRun.variable: list], progress: progress)
        try own.read(list: String(contentsOfFile: list, encoding: .utf8), subjects, &counts)
      }
      for (place, subject) in subjects.enumerated() where !subject.command.isEmpty {
        let other = Callgrind(folder: folder, isCalled: false)
        let more = planted[subject.identity]
        // A command beside this program is replaced by the command beside the other build.
        let folders = [Self.thisProgram, program].map {
          URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/"
        }
        let command = subject.command.map { $0.replacing(folders[0], with: folders[1]) }
        try other.run(command, environment: more.map(other.planting) ?? [:])
        let profile = try other.profile("", withFunctions: true)
        counts[place] = InstructionCount(profile, operations: subject.operationsPerProfile)
      }
      for (place, count) in counts.enumerated() where count == nil {
        throw CountingError("\(subjects[place].identity.line) was not counted")
      }
      return counts.compactMap(\.self)
    } catch let error as CountingError {
      throw error
    } catch { throw CountingError("\(error)") }
  }
}

/// The error that instructions could not be counted.
public struct CountingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in words.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// One run of Callgrind.
private struct Callgrind {
  let folder: URL
  /// Whether Callgrind collects only within `performance_budgets_counted`.
  let isCalled: Bool

  private var output: String { folder.appendingPathComponent("profile").path }

  /// Runs a program under Callgrind to its end, and throws if the program fails.
  func run(
    _ command: [String], environment: [String: String] = [:], progress: (Int) -> Void = { _ in }
  ) throws {
    let copy = try strippedCopy(of: command[0])
    // The lengths of paths and variables shift memory addresses, and so change the cost of copying.
    let variables = environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
      .map { "\($0.key)=\($0.value)" }.sorted()
    var options =
      ["env", "-i", "PATH=/usr/local/bin:/usr/bin:/bin"] + variables + [
        InstructionCounter.path(of: "valgrind") ?? "valgrind", "--tool=callgrind",
        "--callgrind-out-file=\(output)", "--cache-sim=yes", "--branch-sim=yes", "--I1=32768,8,64",
        "--D1=32768,8,64", "--LL=8388608,16,64",
      ]
    if isCalled {
      let function = "performance_budgets_counted"
      options += [
        "--collect-atstart=no", "--toggle-collect=\(function)", "--dump-after=\(function)",
      ]
    }
    let found = try ChildRun(
      options + [copy] + command.dropFirst(), log: folder.path + "/log", every: 100_000
    ) {
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      progress(files?.count { $0.hasPrefix("profile.") } ?? 0)
    }
    if found.exitCode != 0 { throw failure(of: command[0]) }
  }

  /// Returns an environment in which a program executes additional instructions before `main`.
  func planting(_ instructions: Double) throws -> [String: String] {
    let library = folder.path + "/planted.so"
    let source = """
      __attribute__((constructor)) static void plant(void) {
        long steps = \(max(1, Int(instructions / CountedRun.instructionsOfStep)));
        __asm__ volatile ("1: dec %0\\n jnz 1b" : "+r"(steps));
      }
      """
    try source.write(toFile: library + ".c", atomically: true, encoding: .utf8)
    let built = try ChildRun(
      ["cc", "-shared", "-fPIC", "-o", library, library + ".c"], log: folder.path + "/log")
    if built.exitCode != 0 { throw failure(of: "cc") }
    return ["LD_PRELOAD": library]
  }

  /// Writes a copy of a program without debug information, and replaces an earlier copy.
  ///
  /// Valgrind 3.19 refuses large debug information: "request for range exceeds".
  private func strippedCopy(of program: String) throws -> String {
    let copy = folder.path + (isCalled ? "/program" : "/command")
    let strip = try ChildRun(["strip", "-g", "-o", copy, program], log: folder.path + "/log")
    if strip.exitCode != 0 { throw failure(of: "strip") }
    return copy
  }

  private func failure(of program: String) -> CountingError {
    let log = try? String(contentsOfFile: folder.path + "/log", encoding: .utf8)
    let lines = (log ?? "").split(separator: "\n").suffix(5).joined(separator: "\n")
    return CountingError("Callgrind cannot count \(program):\n\(lines)")
  }

  func profile(_ suffix: String, withFunctions: Bool) throws -> CallgrindProfile {
    let text = try String(contentsOfFile: output + suffix, encoding: .utf8)
    guard let profile = CallgrindProfile(text, withFunctions: withFunctions) else {
      throw CountingError("a profile without totals")
    }
    return profile
  }

  /// Reads the profile that belongs to each line of the list.
  func read(list: String, _ subjects: [Subject], _ counts: inout [InstructionCount?]) throws {
    var samples: [Int: [Double]] = [:]
    let places = Dictionary(
      subjects.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { $1 })
    for (number, line) in list.split(separator: "\n").enumerated() {
      guard let place = Subject.Identity(line: line).flatMap({ places[$0] }) else {
        throw CountingError("a line of the list that names no subject: \(line)")
      }
      let subject = subjects[place]
      let profile = try profile(".\(number + 1)", withFunctions: !subject.countsSamples)
      let count = InstructionCount(profile, operations: subject.operationsPerProfile)
      if subject.countsSamples { samples[place, default: []].append(count.instructions) }
      counts[place] = count
    }
    for (place, own) in samples {
      counts[place] = InstructionCount(
        instructions: own.reduce(0, +) / Double(own.count), samples: own)
    }
  }
}
