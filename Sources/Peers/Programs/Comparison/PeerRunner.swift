#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import PropertyTesting

/// A runner of generated cases, which compares a subject's answers with a peer's.
///
/// Case i of a seed depends only on i, the seed, the subject's operations, and its contexts.
package struct PeerRunner<Subject: ArithmeticSubject, Peer: ArithmeticPeer>: Sendable {
  private let subject: Subject
  private let peer: Peer
  private let questions: Generator<ArithmeticQuestion>
  private let replayOptions: String

  /// The identifier of the law that the run judges; failing cases are saved under this name.
  package static var lawIdentifier: String { "agrees-with-\(Peer.name)" }

  /// The number of questions in a batch: a batch fits into a pipe.
  ///
  /// The clock is read once for each batch.
  private static var batch: UInt64 { 128 }

  /// Creates a runner for a subject.
  ///
  /// - Parameters:
  ///   - subject: the subject that is judged.
  ///   - operations: the operations to ask; operations that the peer lacks are left out.
  ///   - peer: the peer that is asked the same questions.
  ///   - replayOptions: the options that name the subject in the command that replays a case.
  ///   - supports: whether the subject supports a context of a case.
  package init(
    _ subject: Subject, _ operations: [ArithmeticOperation], beside peer: Peer,
    replayOptions: String = "",
    supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) {
    self.subject = subject
    self.peer = peer
    self.replayOptions = replayOptions
    questions = Peer.questions(operations.filter(Peer.isAsked), supportedBy: supports)
  }

  /// Creates a runner for a conversion backend, with the operations that every backend has.
  @_disfavoredOverload
  package init<B: DecimalBackend>(
    _: B.Type, beside peer: Peer, replayOptions: String = ""
  ) where Subject == BackendSubject<B> {
    self.init(
      BackendSubject<B>(), ArithmeticOperation.ofEveryBackend, beside: peer,
      replayOptions: replayOptions, supports: B.supports)
  }

  /// Creates a runner for a general backend, with all operations.
  package init<B: GeneralDecimalBackend>(
    _: B.Type, beside peer: Peer, replayOptions: String = ""
  ) where Subject == GeneralBackendSubject<B> {
    self.init(
      GeneralBackendSubject<B>(), ArithmeticOperation.allCases, beside: peer,
      replayOptions: replayOptions, supports: B.supports)
  }

  /// Returns case `index` of `seed` as text.
  package func text(ofCase index: UInt64, seed: UInt64) -> String {
    questions.value(seed: seed, index: index).map { "\($0) \($0.context.directives)" }
      ?? "rejected by its generator"
  }

  /// Judges saved cases, then generated cases; shrinks and saves the first case that fails.
  ///
  /// - Parameters:
  ///   - run: the cases, the time limit, and the folder of failing cases.
  ///   - progress: called with the number of cases after each batch.
  /// - Returns: the counts and the first undocumented difference.
  package func run(_ run: PropertyRun, progress: (Int) -> Void = { _ in }) -> PeerReport {
    var report = PeerReport(
      subject: subject.name, peer: peer.description, seed: run.seed, ledger: Peer.deviations)
    // A run of a single case is a replay, which does not check the list of known deviations.
    if run.indices.count != 1 {
      do throws(PeerError) {
        report.unusedDeviations = try peer.unusedDeviations()
      } catch {
        report.problem = "the cases of documented differences: \(error)"
      }
    }
    replay(run, into: &report)
    let clock = ContinuousClock()
    let start = clock.now
    var shrinking: Duration = .zero
    var next = run.indices.lowerBound
    var asked: [Case] = []
    do throws(PeerError) {
      while report.problem == nil {
        let isOver = run.timeLimit.map { clock.now - start - shrinking >= $0 } ?? false
        // Send the next batch before the answers to this batch are compared, so both sides stay
        // busy.
        var coming: [Case] = []
        if !isOver, next < run.indices.upperBound {
          let end = min(run.indices.upperBound, next + Self.batch)
          coming = cases(next..<end, of: run.seed, into: &report)
          next = end
          if !coming.isEmpty { try peer.ask(coming.map(\.question)) }
        } else if asked.isEmpty {
          break
        }
        let failed = try compare(asked, into: &report)
        if let failed, report.failure == nil {
          // Shrinking asks the peer other questions, so first read all answers to the sent batch.
          let others = try compare(coming, into: &report)
          coming = []
          let before = clock.now
          shrink(min(failed, others ?? failed), run, into: &report)
          shrinking += clock.now - before
        }
        asked = coming
        progress(report.cases)
      }
    } catch {
      let first = asked.first?.index ?? next
      report.problem = "case \(first) or soon after it: \(error)"
    }
    report.duration = clock.now - start - shrinking
    return report
  }

  private struct Case {
    var index: UInt64
    var question: ArithmeticQuestion
  }

  private func cases(
    _ indices: Range<UInt64>, of seed: UInt64, into report: inout PeerReport
  ) -> [Case] {
    indices.compactMap { index in
      report.cases += 1
      if let question = questions.value(seed: seed, index: index) {
        return Case(index: index, question: question)
      }
      report.skipped["rejected by its generator", default: 0] += 1
      return nil
    }
  }

  /// Compares the answers to `cases`, which the peer was asked.
  ///
  /// - Returns: the index of the first case whose answers differ.
  private func compare(
    _ cases: [Case], into report: inout PeerReport
  ) throws(PeerError) -> UInt64? {
    let ours = cases.map { subject.answer($0.question) }
    var first: UInt64?
    for (place, answer) in ours.enumerated() {
      let (index, question) = (cases[place].index, cases[place].question)
      let theirs: ArithmeticAnswer
      do throws(PeerError) {
        theirs = try peer.nextAnswer(to: question)
      } catch {
        // An exception in the peer is compared as an answer, which differs from every answer of
        // ours.
        guard case .unreadable(let line) = error else { throw error }
        theirs = ArithmeticAnswer(line, [])
      }
      switch PeerComparison(question, answer, theirs, by: Peer.self) {
      case .skipped(let reason): report.skipped[reason.description, default: 0] += 1
      case .agrees: report.count(question, theirs)
      case .deviates(let deviation):
        report.count(question, theirs)
        report.deviations[deviation.identifier, default: 0] += 1
      case .differs:
        report.count(question, theirs)
        report.failed += 1
        first = first ?? index
      }
    }
    return first
  }

  /// The comparison as a law, which replays, shrinks, prints and saves a case.
  private var law: Law {
    let options = replayOptions
    return .arithmetic(
      Self.lawIdentifier, "the operation on \(subject.name) = the same in \(peer.description)",
      source: "General Decimal Arithmetic Specification 1.70", of: questions,
      replay: { "metryvo verify peer \(Peer.name)\(options) --seed \($0) --case \($1)" },
      labelled: { [subject, peer] question, _ in Self.verdict(question, subject, peer) })
  }

  private static func verdict(
    _ question: ArithmeticQuestion, _ subject: Subject, _ peer: Peer
  ) -> Verdict {
    let theirs: ArithmeticAnswer
    do throws(PeerError) {
      guard let answer = try peer.answer(to: question) else {
        return .discarded("no operation of the peer's")
      }
      theirs = answer
    } catch {
      guard case .unreadable(let line) = error else { return .discarded("\(error)") }
      theirs = ArithmeticAnswer(line, [])
    }
    switch PeerComparison(question, subject.answer(question), theirs, by: Peer.self) {
    case .agrees, .deviates: return .holds
    case .skipped(let reason): return .discarded(reason.description)
    case .differs(let ours):
      return .broken([(Peer.name, theirs.description), (subject.name, ours.description)])
    }
  }

  private func replay(_ run: PropertyRun, into report: inout PeerReport) {
    guard run.regressions != nil, run.replaysRegressions else { return }
    var saved = run
    saved.indices = 0..<0
    saved.casesForLabels = 0
    saved.announce = { _ in }
    let replayed = law.run(saved)
    report.replayed = replayed.regressions
    report.failed += replayed.failed
    report.failure = replayed.failure
    report.problem = replayed.problem?.description
  }

  private func shrink(_ index: UInt64, _ run: PropertyRun, into report: inout PeerReport) {
    var alone = run
    alone.indices = index..<index + 1
    alone.casesForLabels = 0
    alone.replaysRegressions = false
    alone.timeLimit = nil
    alone.announce = { _ in }
    let found = law.run(alone)
    report.failure = found.failure
    report.problem = found.problem?.description
    if found.failure == nil && report.problem == nil {
      report.problem = "case \(index) differed once, then not"
    }
  }
}

extension PeerReport {
  fileprivate mutating func count(_ question: ArithmeticQuestion, _ theirs: ArithmeticAnswer) {
    compared += 1
    operations[question.operation.rawValue, default: 0] += 1
    for (condition, name) in Conditions.names where theirs.conditions.contains(condition) {
      conditions[name, default: 0] += 1
    }
  }
}
#endif
