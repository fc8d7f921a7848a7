/// A statement about every value that a generator makes.
///
///     let reversal = Property(
///       "reversing-twice", "reversing a list twice gives the list",
///       of: Generator.integer(in: -100...100).array(count: 0...20)
///     ) { list in
///       list.reversed().reversed() == list ? .holds : .broken([("list", "\(list)")])
///     }
///     reversal.run(PropertyRun(seed: 7, cases: 100)).holds  // true
public struct Property<Case: Sendable>: Sendable {
  /// The name of the property, in lower case with hyphens.
  public let identifier: String
  /// The statement, in words and symbols.
  public let statement: String
  let generator: Generator<Case>
  let judge: @Sendable (Case, inout Labels) throws -> Verdict

  /// The text of a case for people; by default Swift's description.
  public var describe: @Sendable (Case) -> String = { String(describing: $0) }
  /// A text that differs for different cases; `nil` means ``describe``.
  public var identify: (@Sendable (Case) -> String)?
  /// Further lines to print for a failing case, such as its settings.
  public var details: @Sendable (Case) -> [(who: String, what: String)] = { _ in [] }
  /// Shrinking passes that propose simpler cases which shorter or smaller choices do not produce.
  public var simplifications: [Simplification<Case>] = []
  /// The minimum number of cases for each label; a run continues until each label has its minimum.
  public var requiredLabels: [String: Int] = [:]
  /// The labels that a judgement adds by index with ``Labels/add(number:)``; at most 64.
  public var numberedLabels: [String] = []
  /// The text format of failing cases in files.
  public var text: RegressionText<Case>?
  /// The line to paste for repeating a case, made from the seed and the number of the case.
  public var replayLine: (@Sendable (_ seed: UInt64, _ index: UInt64) -> String)?

  /// Creates a property whose judgement also labels cases.
  ///
  ///     let dice = Generator.integer(in: 1...6).array(count: 2...2)
  ///     let sum = Property("sum", "a + b = b + a", of: dice) { pair, labels in
  ///       if pair[0] == pair[1] { labels.add("doublet") }
  ///       return pair[0] + pair[1] == pair[1] + pair[0] ? .holds : .broken([])
  ///     }
  ///     sum.run(PropertyRun(seed: 7, cases: 100)).labels.counts  // ["doublet": 12]
  ///
  /// - Parameters:
  ///   - identifier: the name, in lower case with hyphens.
  ///   - statement: the statement, in words and symbols.
  ///   - generator: makes the cases.
  ///   - judge: judges a case and adds its labels; a thrown error is a failure.
  public init(
    _ identifier: String, _ statement: String, of generator: Generator<Case>,
    labelled judge: @escaping @Sendable (Case, inout Labels) throws -> Verdict
  ) {
    self.identifier = identifier
    self.statement = statement
    self.generator = generator
    self.judge = judge
  }

  /// Creates a property from its parts.
  ///
  ///     let odd = Property("odd", "n² is odd", of: Generator.integer(in: 0...99)) { n in
  ///       n % 2 == 0 ? .discarded("n is even") : n * n % 2 == 1 ? .holds : .broken([])
  ///     }
  ///     odd.run(PropertyRun(seed: 7, cases: 100)).discarded  // ["n is even": 48]
  ///
  /// - Parameters:
  ///   - identifier: the name, in lower case with hyphens.
  ///   - statement: the statement, in words and symbols.
  ///   - generator: makes the cases.
  ///   - judge: judges a case; a thrown error is a failure.
  public init(
    _ identifier: String, _ statement: String, of generator: Generator<Case>,
    _ judge: @escaping @Sendable (Case) throws -> Verdict
  ) {
    self.init(identifier, statement, of: generator, labelled: { value, _ in try judge(value) })
  }

  /// Judges a case; a thrown error is a failure.
  func verdict(of value: Case, labels: inout Labels) -> Verdict {
    do {
      return try judge(value, &labels)
    } catch {
      return .broken([("threw", String(describing: error))])
    }
  }
}

/// A shrinking pass that uses the meaning of a case, such as "drop a digit" or "exponent to 0".
public struct Simplification<Case>: Sendable {
  /// The name of the pass, in a few words.
  public let name: String
  /// The cases that the pass proposes instead of a given case, the simplest first.
  public let candidates: @Sendable (Case) -> [Case]

  /// Creates a pass from its name and its candidates, the simplest first.
  ///
  ///     let shorter = Simplification<[Int]>("drop one end") { list in
  ///       list.isEmpty ? [] : [Array(list.dropLast()), Array(list.dropFirst())]
  ///     }
  ///     shorter.candidates([1, 2, 3])  // [[1, 2], [2, 3]]
  public init(_ name: String, _ candidates: @escaping @Sendable (Case) -> [Case]) {
    self.name = name
    self.candidates = candidates
  }
}
