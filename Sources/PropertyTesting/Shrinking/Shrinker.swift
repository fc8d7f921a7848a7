/// Shrinks a failing case to fewer choices, then to smaller choices, then with the property's
/// passes.
///
/// A candidate is judged only if it is new and its choices precede the best choices so far in
/// shortlex order. Shortlex is a well-order, so the search ends. The property's passes change
/// values; this search ends because no text is judged twice.
///
/// Source: MacIver, Donaldson: Test-Case Reduction via Test-Case Generation: Insights from the
/// Hypothesis Reducer (ECOOP 2020).
struct Shrinker<Case: Sendable> {
  /// A failing case, its choices and its results.
  struct Attempt {
    var choices: [UInt64]
    var spans: [Range<Int>]
    var value: Case
    var results: [(who: String, what: String)]
  }

  let property: Property<Case>
  let seed: UInt64
  let index: UInt64
  /// The function that judges a case, and returns its results if it fails.
  let judge: (Case) -> [(who: String, what: String)]?
  /// The function that returns whether another evaluation is allowed after a number of evaluations.
  let maySpend: (Int) -> Bool

  private(set) var best: Attempt
  private(set) var shrinking = PropertyFailure.Shrinking()
  /// Fingerprints of the sequences tried; the sequences themselves could take many megabytes.
  private var seen: Set<UInt64>

  /// Creates a shrinker of case `index` of `seed`; `nil` if the case does not fail again.
  init?(
    _ property: Property<Case>, seed: UInt64, index: UInt64, maySpend: @escaping (Int) -> Bool,
    judge: @escaping (Case) -> [(who: String, what: String)]?
  ) {
    var source = ChoiceSource(seed: seed, index: index, recordingFrom: nil)
    guard let value = source.draw(property.generator), let tape = source.tape,
      let results = judge(value)
    else { return nil }
    self.property = property
    self.seed = seed
    self.index = index
    self.judge = judge
    self.maySpend = maySpend
    best = Attempt(choices: tape.taken, spans: tape.spans, value: value, results: results)
    seen = [Self.fingerprint(tape.taken)]
  }

  /// Runs all passes until none makes the case smaller or the budget is spent.
  mutating func shrink() {
    var before: [UInt64]
    repeat {
      before = best.choices
      deleteParts()
      deleteSpans()
      deleteChunks(of: [8, 4, 2, 1])
      replaceSpansByInnerOnes()
      clearSpans()
      lowerEach()
      sortNeighbours()
      lowerPairs()
      lowerAgainstLargest()
      lowerAndDelete()
      if best.choices == before { scanSmallChoices() }
    } while best.choices != before && hasBudget
    simplify()
    shrinking.isComplete = hasBudget
  }

  var hasBudget: Bool { maySpend(shrinking.evaluations) }

  /// Draws and judges changed choices; keeps them if the case fails and is smaller.
  mutating func take(_ choices: [UInt64]) -> Bool {
    guard hasBudget, isSmaller(choices), isNew(choices) else { return false }
    var source = ChoiceSource(seed: seed, index: index, recordingFrom: choices)
    guard let value = source.draw(property.generator), let tape = source.tape else { return false }
    // A generator may draw fewer choices than given, or more. The additional choices are 0.
    if tape.taken != choices {
      guard isSmaller(tape.taken), isNew(tape.taken) else { return false }
    }
    shrinking.evaluations += 1
    guard let results = judge(value) else { return false }
    shrinking.steps += 1
    best = Attempt(choices: tape.taken, spans: tape.spans, value: value, results: results)
    return true
  }

  private mutating func isNew(_ choices: [UInt64]) -> Bool {
    seen.insert(Self.fingerprint(choices)).inserted
  }

  /// Returns a 64-bit hash of the choices.
  ///
  /// A collision among some thousand candidates is unlikely; at worst one candidate is not tried.
  private static func fingerprint(_ choices: [UInt64]) -> UInt64 {
    choices.reduce(UInt64(choices.count)) { CaseRandom.mixed($0 &+ CaseRandom.golden ^ $1) }
  }

  private func isSmaller(_ choices: [UInt64]) -> Bool {
    choices.count != best.choices.count
      ? choices.count < best.choices.count
      : choices.lexicographicallyPrecedes(best.choices)
  }

  /// Runs each pass of the property until the pass proposes nothing simpler; repeats until none
  /// does.
  private mutating func simplify() {
    let identify = property.identify ?? property.describe
    var judged: Set<String> = [identify(best.value)]
    var isSimpler: Bool
    repeat {
      isSimpler = false
      for pass in property.simplifications {
        while let simpler = firstFailing(pass.candidates(best.value), identify, &judged) {
          best.value = simpler.value
          best.results = simpler.results
          shrinking.steps += 1
          isSimpler = true
        }
      }
    } while isSimpler && hasBudget
  }

  private mutating func firstFailing(
    _ candidates: [Case], _ identify: (Case) -> String, _ judged: inout Set<String>
  ) -> (value: Case, results: [(who: String, what: String)])? {
    for value in candidates where judged.insert(identify(value)).inserted {
      guard hasBudget else { return nil }
      shrinking.evaluations += 1
      if let results = judge(value) { return (value, results) }
    }
    return nil
  }
}
