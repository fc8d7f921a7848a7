import CountedCall
import Foundation

/// The part of a counting run that Callgrind watches: this program, started again by
/// ``InstructionCounter``.
enum CountedRun {
  /// The variable of the environment that names the file in which the run lists what it counted.
  static let variable = "PERFORMANCE_BUDGETS_COUNTING"

  /// The file; `nil` in a run that nobody counts.
  static var list: String? { ProcessInfo.processInfo.environment[variable] }

  /// The file of more work for some subjects, in instructions after a block, or after each sample that
  /// is counted by itself; a self-test writes it.
  static func plantedFile(beside list: String) -> String { list + ".planted" }

  /// What `performance_budgets_spin` executes in a step.
  static let instructionsOfStep = 2.0

  /// Runs a part of a block of each subject unseen and one block counted, lists them, and ends the
  /// process.
  ///
  /// A line of the list is the workload and the name of a subject; Callgrind writes a profile for each
  /// line. A subject whose samples are counted by themselves has a line for each sample.
  static func run(_ subjects: [Subject], to list: String) -> Never {
    let text = try? String(contentsOfFile: plantedFile(beside: list), encoding: .utf8)
    let planted = [Subject.Identity: Double](lines: text ?? "")
    var lines = ""
    for subject in subjects where subject.command.isEmpty {
      // What is made once, such as a table, is no part of an operation.
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
