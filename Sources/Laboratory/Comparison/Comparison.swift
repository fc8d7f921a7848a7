import Peers
import PerformanceBudgets
import Reporting
import TerminalText
import Workloads

/// A comparison in progress, with its engines and its results so far.
package struct Comparison {
  let clock: ChildTimeClock
  /// The engines; ratios are relative to the first engine.
  private(set) var engines: [ComparedEngine] = []
  private(set) var absent: [AbsentPeer] = []
  private(set) var accuracy: [AccuracyReport] = []
  private(set) var speed: [WorkloadMeasurement] = []
  private(set) var sizes: [SizeSeries] = []
  /// Problems of engines during the comparison, with their reasons.
  private(set) var problems: [String] = []
  /// The chosen engines; empty if all engines were chosen.
  private var chosen: [EngineChoice] = []

  package init(clock: ChildTimeClock) { self.clock = clock }

  /// Adds the chosen engines; an empty choice adds every available engine.
  ///
  /// - Throws: ``AbsentPeer`` if a chosen peer is not available.
  package mutating func add(
    _ chosen: [EngineChoice], gmpDigits: [Int], progress: ProgressLine
  ) throws(AbsentPeer) {
    self.chosen = chosen
    for choice in chosen.isEmpty ? EngineChoice.allCases : chosen {
      switch choice {
      case .native: engines.append(.native())
      case .gmp: engines += gmpDigits.map { .gmp(digits: $0) }
      case .foundation: engines.append(.foundation())
      case .double: engines.append(.double())
      case .intel, .python, .units, .pint, .decimalJS, .bigJS, .bigNumberJS:
        guard let kind = choice.peer else { continue }
        progress.show("starting \(kind.rawValue)")
        do throws(PeerError) {
          engines.append(ComparedEngine(try kind.start(), clock: clock))
        } catch {
          let missing = AbsentPeer(kind, error)
          if !chosen.isEmpty { throw missing }
          absent.append(missing)
        }
      }
    }
  }

  /// Judges the accuracy of all engines on the same conversions.
  package mutating func judge(_ judge: AccuracyJudge, cases: Int, _ progress: ProgressLine) {
    accuracy = judge.judge(engines.map(\.accuracy), count: cases) { done in
      progress.show("accuracy: \(done) of \(cases)")
    }
    drop(accuracy.map(\.problem))
  }

  /// Measures the times of all engines on the same conversions, in alternation.
  package mutating func time(typing numbers: [TypedNumber], _ progress: ProgressLine) throws {
    var subjects: [Subject] = []
    var failed: [Int: String] = [:]
    for (place, engine) in engines.enumerated() {
      do {
        let own = try engine.subjects(numbers)
        // A wrong result of a peer excludes the peer. A wrong result of ours ends the run.
        if !engine.isOurs { for subject in own { try subject.check() } }
        subjects += own
      } catch { failed[place] = "\(error)" }
    }
    let measurer = Measurer(
      plan: MeasurementPlan(looks: [24], cpuTimeLimit: 3_000_000_000), cpuClock: clock)
    for (identifier, title) in ComparedEngine.workloads {
      let sides = subjects.filter { $0.workload == identifier }
      if sides.isEmpty { continue }
      progress.show("speed: \(title.lowercased())")
      speed.append(try measurer.measure(sides))
    }
    drop(
      engines.enumerated().map { place, engine in
        failed[place] ?? engine.problem().map { "\($0)" }
      })
  }

  /// Measures the crossovers of native with gmp, and of gmp with libmpdec.
  ///
  /// A pair is measured if both of its engines take part.
  package mutating func compareSizes(typing numbers: [TypedNumber], _ progress: ProgressLine) throws
  {
    func takesPart(_ choice: EngineChoice) -> Bool { chosen.isEmpty || chosen.contains(choice) }
    let comparison = SizeComparison(clock: clock, typing: numbers)
    guard takesPart(.gmp) else { return }
    if takesPart(.native) {
      sizes += try comparison.ofBackends { progress.show("sizes: \($0)") }
    }
    guard engines.contains(where: { $0.name == ConversionPeerKind.python.rawValue }) else { return }
    do {
      sizes += try comparison.ofPeer(LibmpdecTimer()) { progress.show("sizes: \($0)") }
    } catch let error as PeerError {
      problems.append("libmpdec by digits: \(error)")
    }
  }

  /// Removes the engines with a problem, because their results are not valid.
  private mutating func drop(_ found: [String?]) {
    for place in engines.indices.reversed() {
      guard let problem = found[place] else { continue }
      problems.insert("\(engines[place].name): \(problem)", at: 0)
      engines.remove(at: place)
      accuracy.remove(at: place)
    }
  }
}
