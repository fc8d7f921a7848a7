import CountedCall
import Foundation

/// The part of a counting run that Callgrind watches: this program, started again by
/// ``InstructionCounter``.
enum CountedRun {
  /// The variable of the environment that names the file in which the run lists what it counted.
  static let variable = "PERFORMANCE_BUDGETS_COUNTING"

  /// The file; `nil` in a run that nobody counts.
  static var list: String? { ProcessInfo.processInfo.environment[variable] }

  /// Runs a part of a block of each subject unseen and one block counted, lists them, and ends the
  /// process.
  ///
  /// A line of the list is the workload and the name of a subject; Callgrind writes a profile for each
  /// line. A subject whose samples are counted by themselves has a line for each sample.
  static func run(_ subjects: [Subject], to list: String) -> Never {
    let planted = PlantedWork(beside: list)
    var lines = ""
    for subject in subjects where subject.command.isEmpty {
      // What is made once, such as a table, is no part of an operation.
      for sample in 0..<max(1, subject.samplesPerBlock / 8) { subject.run(sample) }
      let steps = planted.steps[subject.identity] ?? 0
      let line = "\(subject.workload)\t\(subject.name)\n"
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

/// More work for some subjects, to see whether their budgets notice: steps of two instructions.
struct PlantedWork {
  /// The steps after a block, or after each sample that is counted by itself.
  var steps: [Subject.Identity: UInt64] = [:]

  init(steps: [Subject.Identity: UInt64] = [:]) { self.steps = steps }

  /// What ``write(beside:)`` wrote; nothing if there is no such file.
  init(beside list: String) {
    let text = try? String(contentsOfFile: list + ".planted", encoding: .utf8)
    for line in (text ?? "").split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 3, let number = UInt64(parts[0]) else { continue }
      steps[Subject.Identity(workload: String(parts[1]), name: String(parts[2]))] = number
    }
  }

  func write(beside list: String) throws {
    let text = steps.map { "\($0.value)\t\($0.key.workload)\t\($0.key.name)\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: list + ".planted"))
  }
}
