import Foundation

/// A comparison that times the subjects of a judged program and of its base program in turns.
///
/// Both programs are given as several builds, each linked with another order of functions. A single
/// build moves times by up to a tenth, and repetitions of one build do not show this. Each turn
/// runs one build of each program in its own process. The interval of the median ratio decides.
package struct ProgramComparison {
  /// The outcome for a subject.
  package enum Outcome: String, Hashable, Sendable {
    /// The whole interval of the ratio is at most ``ProgramComparison/bound``.
    case notSlower = "not slower"
    /// The whole interval of the ratio is above ``ProgramComparison/bound``.
    case slower
    /// The interval of the ratio contains the bound.
    case undecided
  }

  /// The outcome for a subject of both programs, with the ratio judged time ÷ base time.
  package struct Finding: Hashable, Sendable {
    package let subject: Subject.Identity
    /// The median ratio with its interval.
    package let ratio: MedianInterval
    package let outcome: Outcome
  }

  /// The ratio above which a program is slower: √1.2 ≈ 1.095, the geometric mean of 1 and 1.2.
  package static let bound = 1.095

  /// The paths of the judged program's builds.
  package var programs: [String]
  /// The paths of the base program's builds.
  package var bases: [String]
  /// The arguments with which the judged program makes its subjects.
  package var arguments: [String]
  /// The arguments with which the base program makes its subjects.
  package var baseArguments: [String]
  /// The relative slowdown planted into the judged program: 0.2 adds a fifth of the time.
  package var planted = 0.0
  /// The numbers of turns after which the intervals are evaluated.
  package var looks = [24, 48]

  /// Creates a comparison.
  ///
  /// - Precondition: each program has at least one build.
  package init(_ programs: [String], with bases: [String], arguments: [String]) {
    precondition(!programs.isEmpty && !bases.isEmpty, "nothing to compare")
    self.programs = programs
    self.bases = bases
    self.arguments = arguments
    baseArguments = arguments
  }

  /// Runs turns until all subjects are decided or the last look is reached.
  ///
  /// - Parameter progress: receives the number of the turn.
  /// - Returns: the findings for the subjects that both programs have.
  /// - Throws: ``CountingError`` if a program fails.
  package func run(progress: (Int) -> Void = { _ in }) throws(CountingError) -> [Finding] {
    var ratios: [Subject.Identity: [Double]] = [:]
    var findings: [Finding] = []
    var turn = 0
    for look in looks {
      while turn < look {
        progress(turn + 1)
        let program = programs[turn % programs.count]
        // Each pair of a judged build and a base build runs in both orders.
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

  /// Returns the nanoseconds of one operation of each subject of a program.
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
