import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// Every ordered pair of units with hard values, at every target and in every mode, against the
/// oracle.
///
/// The oracle computes each value once, from the definitions, and all roundings of it are compared
/// with each backend's: number, exponent, sign, conditions. What equals the oracle equals the other
/// backends too.
package struct ConversionSweep: Sendable {
  /// The pairs, by their numbers.
  package let pairs: [UnitPair]
  /// For each pair the number of the one with the units exchanged.
  private let inverses: [Int]

  /// Where every value is rounded; with decimals, a result that would show as 0 gets as many
  /// significant digits as decimals, at least one, as the command line asks for it.
  package static let targets: [RoundingTarget] =
    [7, 15, 34].map { .digits($0) }
    + [0, 2, 8, 12].map { .decimals($0, elseDigits: max(1, $0)) }

  /// The sweep over a catalog, or one quantity of it.
  ///
  /// - Throws: ``ConversionPairsError`` if a definition cannot be read or a pair has no plan.
  package init(catalog: Catalog = .standard) throws(ConversionPairsError) {
    try self.init(catalog: catalog, definitions: ConversionLaws.definitions(of: catalog))
  }

  /// The sweep for an oracle that holds other definitions: a test seeds a wrong one.
  package init(
    catalog: Catalog, definitions: [String: String]
  ) throws(ConversionPairsError) {
    pairs = try UnitPair.all(in: catalog, definitions: definitions)
    var numbers: [String: Int] = [:]
    for (number, pair) in pairs.enumerated() { numbers[pair.description] = number }
    inverses = pairs.map {
      numbers["\($0.plan.target.identifier) to \($0.plan.source.identifier)"] ?? 0
    }
  }

  /// The numbers of the pairs of a quantity, or of all; empty if there is no such quantity.
  package func pairs(of quantity: String?) -> [Int] {
    pairs.indices.filter { quantity == nil || pairs[$0].plan.source.quantity == quantity }
  }

  /// The number of the pair of two units.
  package func pair(from source: String, to target: String) -> Int? {
    pairs.position(from: source, to: target)
  }

  /// Whether a pair's results are rational: whether its model is a factor with an offset, or a
  /// reciprocal.
  package func isRational(pair number: Int) -> Bool {
    switch pairs[number].formula {
    case .linear, .reciprocal: true
    case .irrational, .logarithm, .exponential, .shift: false
    }
  }

  /// The values that a pair is judged with: a function of the seed and the units.
  package func values(ofPair number: Int, seed: UInt64) -> [HardValue] {
    let pair = pairs[number]
    var random = CaseRandom(seed: seed, index: Self.index(of: pair.description))
    let inverse = pairs[inverses[number]].formula
    return HardCases.values(of: pair.formula, inverse: inverse, &random)
  }

  /// The formula of a pair as the oracle has it.
  package func formula(ofPair number: Int) -> ConversionFormula { pairs[number].formula }

  /// 64 bits of a text, by FNV-1a: the same on every machine, unlike `Hasher`.
  ///
  /// Source: Fowler, Noll, Vo; offset basis and prime of 64 bits.
  private static func index(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// Judges a pair with its hard values, or with the only one given.
  package func run(
    pair number: Int, seed: UInt64, on subjects: [ConversionSubject], value: String? = nil
  ) -> SweepReport {
    var report = SweepReport()
    let values = value.map { [HardValue($0, .short)] } ?? values(ofPair: number, seed: seed)
    report.pairs = 1
    report.fewestValues = values.count
    for value in values { judge(value, number, on: subjects, &report) }
    return report
  }

  private func judge(
    _ value: HardValue, _ number: Int, on subjects: [ConversionSubject], _ report: inout SweepReport
  ) {
    let pair = pairs[number]
    report.values[value.kind.rawValue, default: 0] += 1
    guard let expectations = expectations(value.text, pair) else {
      report.unjudged[SkipReason.beyondOracle.description, default: 0] += 1
      return
    }
    let modes = RoundingMode.allCases.count
    for expectation in expectations {
      if let side = expectation.side {
        report.roundings[side, default: 0] += modes
      } else {
        report.settledRoundings += modes
      }
    }
    for subject in subjects {
      let question = ConversionSubject.Question(pair.plan.map, value.text, expectations)
      let mismatches: [ConversionSubject.Mismatch]
      switch subject.judge(question) {
      case .compared(let found): mismatches = found
      case .skipped(let reason):
        report.unjudged[reason.description, default: 0] += 1
        continue
      }
      report.compared[subject.name, default: 0] += expectations.count * modes
      if !mismatches.isEmpty { report.failedOn[subject.name, default: 0] += mismatches.count }
      // One of a pair is shown: the others mostly have the same reason.
      if let first = mismatches.first,
        !report.failures.contains(where: { $0.backend == subject.name })
      {
        report.failures.append(failure(first, of: value, number, expectations, on: subject))
      }
    }
  }

  func expectations(_ value: String, _ pair: UnitPair) -> [TargetExpectation]? {
    DecimalOperand(value).flatMap {
      TargetExpectation.all(of: $0, by: pair.formula, to: Self.targets)
    }
  }
}
