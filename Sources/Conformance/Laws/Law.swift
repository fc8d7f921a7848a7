import DecimalArithmetic

/// An equation that must hold for every generated case, as a value.
public struct Law: Sendable {
  /// The name by which a run is asked for, in lower case with hyphens.
  public let identifier: String
  /// The equation in words and symbols.
  public let statement: String
  /// Where it comes from.
  public let source: String
  private let predicate: @Sendable (UInt64, inout CaseRandom) -> LawVerdict

  /// A law from its parts.
  ///
  /// - Parameters:
  ///   - identifier: the name, in lower case with hyphens.
  ///   - statement: the equation in words and symbols.
  ///   - source: a section, a paper, a theorem.
  ///   - predicate: draws one case from the random bits and judges it; it uses nothing else, so a
  ///     case can be repeated from its seed and number.
  public init(
    _ identifier: String, _ statement: String, source: String,
    predicate: @escaping @Sendable (inout CaseRandom) -> LawVerdict
  ) {
    self.init(identifier, statement, source: source, numbered: { predicate(&$1) })
  }

  /// A law that goes through combinations in order: its predicate gets the number of the case too.
  public init(
    _ identifier: String, _ statement: String, source: String,
    numbered predicate: @escaping @Sendable (UInt64, inout CaseRandom) -> LawVerdict
  ) {
    self.identifier = identifier
    self.statement = statement
    self.source = source
    self.predicate = predicate
  }

  /// Judges case `index` of `seed`.
  public func verdict(seed: UInt64, index: UInt64) -> LawVerdict {
    var random = CaseRandom(seed: seed, index: index)
    return predicate(index, &random)
  }
}

/// What a law says of one case.
public enum LawVerdict: Sendable {
  /// The equation holds.
  case holds
  /// The case does not meet the law's premise, named here; counted.
  case discarded(String)
  /// The equation does not hold: the case, its context, and both sides.
  case broken(
    input: String, context: ArithmeticContext, results: [(who: String, what: String)])
}
