import Foundation

/// Times the subjects of two programs in turns: one that is judged, and the one that it came from.
///
/// Each program is given several times, linked with its functions in other orders: a build alone moves
/// times by a tenth, and no repetition of one build shows that. In each turn one of each runs, in a
/// process of its own; the ratio of their times is one value, and the interval of its median decides.
package struct ProgramComparison {
  /// What became of a subject.
  package enum Outcome: String, Hashable, Sendable {
    /// The whole interval of the ratio is at most ``ProgramComparison/bound``.
    case notSlower = "not slower"
    /// The whole interval is beyond it.
    case slower
    /// The bound lies within the interval.
    case undecided
  }

  /// A subject of both programs, and the time of the judged one ÷ that of the other.
  package struct Finding: Hashable, Sendable {
    /// The subject.
    package let subject: Subject.Identity
    /// The ratio, with its interval.
    package let ratio: MedianInterval
    /// What became of it.
    package let outcome: Outcome
  }

  /// The ratio from which on a program is slower: the middle between 1 and 1.2, as a factor.
  package static let bound = 1.095

  /// The programs that are judged, in their orders of functions.
  package var programs: [String]
  /// Those that they came from.
  package var bases: [String]
  /// The arguments with which the judged programs make their subjects.
  package var arguments: [String]
  /// Those with which the others do.
  package var baseArguments: [String]
  /// By which part of its time the judged program is made slower: 0.2 is a fifth.
  package var planted = 0.0
  /// The numbers of turns after which the subjects are looked at.
  package var looks = [24, 48]

  /// A comparison of programs.
  ///
  /// - Precondition: there is one of each.
  package init(_ programs: [String], with bases: [String], arguments: [String]) {
    precondition(!programs.isEmpty && !bases.isEmpty, "nothing to compare")
    self.programs = programs
    self.bases = bases
    self.arguments = arguments
    baseArguments = arguments
  }

  /// Runs turns until all subjects are decided, or to the last look.
  ///
  /// - Parameter progress: told the number of the turn.
  /// - Returns: the findings of the subjects that both programs have.
  /// - Throws: ``CountingError`` if a program fails.
  package func run(progress: (Int) -> Void = { _ in }) throws(CountingError) -> [Finding] {
    var ratios: [Subject.Identity: [Double]] = [:]
    var findings: [Finding] = []
    var turn = 0
    for look in looks {
      while turn < look {
        progress(turn + 1)
        let program = programs[turn % programs.count]
        // Each order meets each other one, first and second.
        let pass = turn / programs.count
        let base = bases[(turn + pass) % bases.count]
        let isFirst = (turn + pass).isMultiple(of: 2)
        let first = try times(of: isFirst ? program : base, isBase: !isFirst)
        let second = try times(of: isFirst ? base : program, isBase: isFirst)
        let (own, other) = isFirst ? (first, second) : (second, first)
        for (subject, time) in own {
          if let base = other[subject] { ratios[subject, default: []].append(time / base) }
        }
        turn += 1
      }
      let plan = MeasurementPlan(looks: looks, verdicts: max(1, ratios.count))
      findings = ratios.compactMap { subject, values in
        MedianInterval(values, confidence: plan.confidenceOfInterval).map {
          Finding(subject: subject, ratio: $0, outcome: Self.outcome($0))
        }
      }
      if findings.count == ratios.count && !findings.contains(where: { $0.outcome == .undecided }) {
        break
      }
    }
    return findings.sorted {
      ($0.subject.workload, $0.subject.name) < ($1.subject.workload, $1.subject.name)
    }
  }

  private static func outcome(_ ratio: MedianInterval) -> Outcome {
    ratio.upper <= bound ? .notSlower : ratio.lower > bound ? .slower : .undecided
  }

  /// The times of a program's subjects, in nanoseconds of an operation.
  private func times(
    of program: String, isBase: Bool
  ) throws(CountingError) -> [Subject.Identity: Double] {
    let list = NSTemporaryDirectory() + "performance-budgets-\(UUID().uuidString)"
    defer {
      for file in [list, list + ".log"] { try? FileManager.default.removeItem(atPath: file) }
    }
    do {
      var environment = [TimedRun.variable: list]
      if !isBase && planted > 0 { environment[TimedRun.plantedVariable] = "\(planted)" }
      let run = try ChildRun(
        [program] + (isBase ? baseArguments : arguments), log: list + ".log",
        environment: environment)
      guard run.exitCode == 0, let text = try? String(contentsOfFile: list, encoding: .utf8) else {
        let log = (try? String(contentsOfFile: list + ".log", encoding: .utf8)) ?? ""
        throw CountingError(
          "\(program) ends with \(run.exitCode) and tells no times:\n\(log)")
      }
      return [Subject.Identity: Double](lines: text)
    } catch let error as CountingError {
      throw error
    } catch { throw CountingError("\(error)") }
  }
}
