/// A statement about every value that a generator makes.
///
///     let reversal = Property(
///       "reversing-twice", "reversing a list twice gives the list",
///       of: Generator.integer(in: -100...100).array(count: 0...20)
///     ) { list in
///       list.reversed().reversed() == list ? .holds : .broken([("list", "\(list)")])
///     }
///     print(reversal.run(PropertyRun(seed: 7, cases: 1_000)))
public struct Property<Case: Sendable>: Sendable {
  /// The name by which runs are asked for, in lower case with hyphens.
  public let identifier: String
  /// What holds, in words and symbols.
  public let statement: String
  let generator: Generator<Case>
  let judge: @Sendable (Case, inout Labels) throws -> Verdict

  /// Text of a case for people; by default Swift's description.
  public var describe: @Sendable (Case) -> String = { String(describing: $0) }
  /// Text that differs for different cases, where that for people does not; by default the same.
  public var identify: (@Sendable (Case) -> String)?
  /// What else to print of a failing case, such as the settings it was judged in.
  public var details: @Sendable (Case) -> [(who: String, what: String)] = { _ in [] }
  /// Simpler cases to try in place of a failing one, where fewer or smaller choices do not lead there.
  public var simplifications: [Simplification<Case>] = []
  /// How many cases must carry each label; a run goes on until they do.
  public var requiredLabels: [String: Int] = [:]
  /// Labels that the judgement adds by their place here, see ``Labels/add(number:)``: at most 64.
  public var numberedLabels: [String] = []
  /// How failing cases are written to files and read back.
  public var text: RegressionText<Case>?
  /// The line to paste to repeat a case, from seed and number.
  public var replayLine: (@Sendable (_ seed: UInt64, _ index: UInt64) -> String)?

  /// A property whose judgement counts cases by label.
  public init(
    _ identifier: String, _ statement: String, of generator: Generator<Case>,
    labelled judge: @escaping @Sendable (Case, inout Labels) throws -> Verdict
  ) {
    self.identifier = identifier
    self.statement = statement
    self.generator = generator
    self.judge = judge
  }

  /// A property from its parts.
  ///
  /// - Parameters:
  ///   - identifier: the name, in lower case with hyphens.
  ///   - statement: what holds, in words and symbols.
  ///   - generator: makes the cases.
  ///   - judge: says of one case whether the statement holds; if it throws, it does not.
  public init(
    _ identifier: String, _ statement: String, of generator: Generator<Case>,
    _ judge: @escaping @Sendable (Case) throws -> Verdict
  ) {
    self.init(identifier, statement, of: generator, labelled: { value, _ in try judge(value) })
  }

  /// Judges a case; an error that is thrown breaks the property.
  func verdict(of value: Case, labels: inout Labels) -> Verdict {
    do {
      return try judge(value, &labels)
    } catch {
      return .broken([("threw", String(describing: error))])
    }
  }
}

/// A pass of shrinking that knows what a case means, such as "drop a digit" or "exponent to 0".
public struct Simplification<Case>: Sendable {
  /// What it does, in a few words.
  public let name: String
  /// The cases it proposes in place of one, the simplest first.
  public let candidates: @Sendable (Case) -> [Case]

  /// A pass from its name and the cases it proposes, the simplest first.
  public init(_ name: String, _ candidates: @escaping @Sendable (Case) -> [Case]) {
    self.name = name
    self.candidates = candidates
  }
}
