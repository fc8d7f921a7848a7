import CountedCall
import Foundation

/// The child process of a counting run: ``InstructionCounter`` starts it under Callgrind.
enum CountedRun {
  /// The environment variable with the path of the file in which the child lists its profiles.
  static let variable = "PERFORMANCE_BUDGETS_COUNTING"

  /// The path of the list; `nil` outside a counting run.
  static var list: String? { ProcessInfo.processInfo.environment[variable] }

  /// Returns the path of the file with planted instructions for some subjects.
  ///
  /// A self-test plants them after a block, or after each separately counted sample.
  static func plantedFile(beside list: String) -> String { list + ".planted" }

  /// The instructions that `performance_budgets_spin` executes in one step.
  static let instructionsOfStep = 2.0

  /// Runs and counts each subject, writes the list, and ends the process.
  ///
  /// Each subject runs an eighth of a block uncounted, then one block counted. Callgrind writes one
  /// profile for each line of the list: a subject, or a sample with ``Subject/countsSamples``.
  static func run(_ subjects: [Subject], to list: String) -> Never {
    let text = try? String(contentsOfFile: plantedFile(beside: list), encoding: .utf8)
    let planted = [Subject.Identity: Double](lines: text ?? "")
    var lines = ""
    for subject in subjects where subject.command.isEmpty {
      // Run the initial work, such as building a table, before the counted block.
      for sample in 0..<max(1, subject.samplesPerBlock / 8) { subject.run(sample) }
      let steps = UInt64((planted[subject.identity] ?? 0) / instructionsOfStep)
      let line = subject.identity.line + "\n"
      if subject.countsSamples {
        for sample in 0..<subject.samplesPerBlock {
          counted {
            subject.run(sample)
            performance_budgets_spin(steps)
          }
          lines += line
        }
      } else {
        counted {
          for sample in 0..<subject.samplesPerBlock { subject.run(sample) }
          performance_budgets_spin(steps)
        }
        lines += line
      }
    }
    let isWritten = (try? Data(lines.utf8).write(to: URL(fileURLWithPath: list))) != nil
    exit(isWritten ? 0 : EXIT_FAILURE)
  }

  private static func counted(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      var work = work
      withUnsafeMutablePointer(to: &work) {
        performance_budgets_counted(
          { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, $0)
      }
    }
  }
}
