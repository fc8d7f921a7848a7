import Synchronization

/// One run of a property, used by the judging thread.
struct PropertySession<Case: Sendable> {
  private let property: Property<Case>
  private let run: PropertyRun
  private let watch: RunWatch
  private var result: PropertyReport
  private let clock = ContinuousClock()
  private var timeOfShrinking: Duration = .zero
  /// The number of cases with each numbered label, not yet added to the result.
  private var numbered: [Int]
  private var answers = AnswerDigest()

  init(_ property: Property<Case>, _ run: PropertyRun, _ watch: RunWatch) {
    self.property = property
    self.run = run
    self.watch = watch
    result = property.emptyReport(run)
    precondition(property.numberedLabels.count <= Labels.mostNumbers, "too many numbered labels")
    numbered = Array(repeating: 0, count: property.numberedLabels.count)
  }

  mutating func report() -> PropertyReport {
    replay()
    generate()
    if run.timeLimit == nil { result.answers = answers }
    return result
  }

  // MARK: Saved cases

  private mutating func replay() {
    guard run.replaysRegressions, let folder = run.regressions, let text = property.text
    else { return }
    do throws(RunProblem) {
      let file = folder.file(property.identifier, text.fileExtension)
      for value in try folder.cases(of: property.identifier, text) {
        result.regressions += 1
        guard let results = findings(value, as: "a case of \(file)") else { continue }
        result.failed += 1
        note(failure(value, value, results, origin: file))
      }
    } catch {
      result.problem = error
    }
    watch.subject.withLock { $0 = nil }
  }

  // MARK: Generated cases

  /// The number of cases after which a run ends if every case was discarded.
  private static var patience: Int { 1_000 }

  private mutating func generate() {
    let deadline = run.timeLimit.map { clock.now + $0 }
    let most = run.indices.lowerBound.addingReportingOverflow(UInt64(run.casesForLabels))
    let limit = most.overflow ? .max : most.partialValue
    var index = run.indices.lowerBound
    defer { addNumberedLabels() }
    while index < run.indices.upperBound || (index < limit && hasMissingLabels()) {
      if watch.isAbandoned.load(ordering: .relaxed) { break }
      if let deadline, clock.now >= deadline + timeOfShrinking { break }
      if result.cases == Self.patience && result.discardedCount == Self.patience { break }
      judge(index)
      index += 1
    }
  }

  private mutating func hasMissingLabels() -> Bool {
    addNumberedLabels()
    return result.failed == 0
      && property.requiredLabels.contains { label, minimum in
        result.labels.counts[label, default: 0] + run.labelsBefore.counts[label, default: 0]
          < minimum
      }
  }

  private mutating func addNumberedLabels() {
    for (number, count) in numbered.enumerated() where count > 0 {
      result.labels.add(property.numberedLabels[number], count: count)
      numbered[number] = 0
    }
  }

  private mutating func judge(_ index: UInt64) {
    watch.index.store(index, ordering: .relaxed)
    watch.evaluations.wrappingAdd(1, ordering: .relaxed)
    watch.cases.store(result.cases + 1, ordering: .relaxed)
    result.cases += 1
    var source = ChoiceSource(seed: run.seed, index: index)
    guard let value = source.draw(property.generator) else {
      let reason = source.rejection ?? property.generator.name
      result.discarded[reason, default: 0] += 1
      answers.add(.discarded(reason), Labels())
      return
    }
    var labels = Labels()
    let verdict = property.verdict(of: value, labels: &labels)
    answers.add(verdict, labels)
    // The labels of a discarded case are not counted.
    if case .discarded(let why) = verdict {
      result.discarded[why, default: 0] += 1
      return
    }
    if !labels.counts.isEmpty { result.labels.add(labels) }
    var rest = labels.numbers
    while rest != 0 {
      numbered[rest.trailingZeroBitCount] += 1
      rest &= rest - 1
    }
    if case .broken(let results) = verdict {
      result.failed += 1
      if result.failure == nil { shrink(value, results, index: index) }
    }
  }

  // MARK: Failures

  private mutating func shrink(
    _ value: Case, _ results: [(who: String, what: String)], index: UInt64
  ) {
    let origin = "seed \(run.seed), case \(index)"
    note(failure(value, value, results, origin: origin, index: index))
    let start = clock.now
    defer { timeOfShrinking += clock.now - start }
    let deadline = start + run.shrinkingTime
    let (clock, most, watch) = (clock, run.shrinkingEvaluations, watch)
    let judging = self
    let role = "a smaller form of case \(index)"
    watch.subject.withLock { $0 = role }
    let shrinker = Shrinker(
      property, seed: run.seed, index: index,
      maySpend: {
        watch.evaluations.wrappingAdd(1, ordering: .relaxed)
        return $0 < most && clock.now < deadline && !watch.isAbandoned.load(ordering: .relaxed)
      },
      judge: {
        // Between two judgements only the generator runs, so `role` alone names the subject.
        defer { watch.subject.withLock { $0 = role } }
        guard let results = judging.findings($0, as: role) else { return nil }
        // If the next judgement hangs, the report contains the smallest failure so far.
        let smallest = judging.failure(value, $0, results, origin: origin, index: index)
        watch.failure.withLock { $0 = smallest }
        return results
      })
    guard var shrinker else {
      result.problem = .notRepeatable(property.generator.name, case: index)
      watch.subject.withLock { $0 = nil }
      return
    }
    shrinker.shrink()
    if watch.isAbandoned.load(ordering: .relaxed) { return }
    let best = shrinker.best
    var smallest = failure(value, best.value, best.results, origin: origin, index: index)
    smallest.shrinking = shrinker.shrinking
    if let folder = run.regressions, let text = property.text {
      do throws(RunProblem) {
        smallest.savedIn = try folder.save(best.value, of: property.identifier, text)
      } catch {
        result.problem = error
      }
    }
    result.failure = smallest
    watch.subject.withLock { $0 = nil }
  }

  /// Judges a value and returns its lines if the property fails; stores the value's text in
  /// `watch`.
  private func findings(_ value: Case, as role: String) -> [(who: String, what: String)]? {
    watch.subject.withLock { $0 = "\(role): \(property.describe(value))" }
    watch.evaluations.wrappingAdd(1, ordering: .relaxed)
    var labels = Labels()
    guard case .broken(let results) = property.verdict(of: value, labels: &labels) else {
      return nil
    }
    return results
  }

  private mutating func note(_ failure: PropertyFailure) {
    if result.failure == nil { result.failure = failure }
    watch.failure.withLock { [first = result.failure] in $0 = first }
  }

  private func failure(
    _ found: Case, _ shrunk: Case, _ results: [(who: String, what: String)], origin: String,
    index: UInt64? = nil
  ) -> PropertyFailure {
    PropertyFailure(
      identifier: property.identifier, origin: origin, caseNumber: index,
      found: property.describe(found),
      shrunk: property.describe(shrunk), results: property.details(shrunk) + results,
      shrinking: .init(), replay: index.flatMap { property.replayLine?(run.seed, $0) })
  }
}

extension AnswerDigest {
  /// Adds the verdict, the numbered labels and the answers of a case.
  ///
  /// The report counts labels with a name; these are not part of the digest.
  fileprivate mutating func add(_ verdict: Verdict, _ labels: Labels) {
    switch verdict {
    case .holds: add(0 as UInt64)
    case .agrees(let text):
      add(1 as UInt64)
      add(text)
    case .discarded(let reason):
      add(2 as UInt64)
      add(reason)
    case .broken(let results):
      add(3 as UInt64)
      add(UInt64(results.count))
      for (who, what) in results {
        add(who)
        add(what)
      }
    }
    add(labels.numbers)
    add(labels.answers)
  }
}
