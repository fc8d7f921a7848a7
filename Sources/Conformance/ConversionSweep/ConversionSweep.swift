import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// Converts hard values for every ordered pair of units, at every target and in every mode.
///
/// The oracle computes each value once from the definitions. Each rounding of the oracle is
/// compared with those of every backend: number, exponent, sign, conditions. Backends that agree
/// with the oracle also agree with each other.
package struct ConversionSweep: Sendable {
  /// The ordered pairs of units; the number of a pair is its index.
  package let pairs: [UnitPair]
  /// The number of the inverse pair, with the units exchanged, for each pair.
  private let inverses: [Int]

  /// The targets at which every value is rounded.
  ///
  /// For decimals, a result that would be written as 0 has as many significant digits as decimals,
  /// at least one, as on the command line.
  package static let targets: [RoundingTarget] =
    [7, 15, 34].map { .digits($0) }
    + [0, 2, 8, 12].map { .decimals($0, elseDigits: max(1, $0)) }

  /// Creates the sweep over a catalog.
  ///
  /// - Throws: ``ConversionPairsError`` if a definition cannot be read or a pair has no plan.
  package init(catalog: Catalog = .standard) throws(ConversionPairsError) {
    try self.init(catalog: catalog, definitions: ConversionLaws.definitions(of: catalog))
  }

  /// Creates the sweep with other definitions for the oracle; tests pass a wrong definition.
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

  /// Returns the numbers of the pairs of a quantity; for `nil` all, for an unknown quantity none.
  package func pairs(of quantity: String?) -> [Int] {
    pairs.indices.filter { quantity == nil || pairs[$0].plan.source.quantity == quantity }
  }

  /// Returns the number of the pair of two units.
  package func pair(from source: String, to target: String) -> Int? {
    pairs.position(from: source, to: target)
  }

  /// Whether a pair's results are rational: its formula is linear or a reciprocal.
  package func isRational(pair number: Int) -> Bool {
    switch pairs[number].formula {
    case .linear, .reciprocal: true
    case .irrational, .logarithm, .exponential, .shift: false
    }
  }

  /// Returns the hard values of a pair, which depend only on the seed and the units.
  package func values(ofPair number: Int, seed: UInt64) -> [HardValue] {
    let pair = pairs[number]
    var random = CaseRandom(seed: seed, index: Self.index(of: pair.description))
    let inverse = pairs[inverses[number]].formula
    return HardCases.values(of: pair.formula, inverse: inverse, &random)
  }

  /// Returns the oracle's formula of a pair.
  package func formula(ofPair number: Int) -> ConversionFormula { pairs[number].formula }

  /// Returns the 64-bit FNV-1a hash of a text, which unlike `Hasher` is equal on every machine.
  ///
  /// Source: Fowler, Noll, Vo; offset basis and prime of 64 bits.
  private static func index(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// Judges a pair with its hard values, or with `value` alone.
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
      // Keeps one failure of each pair and backend, because the others usually have an equal cause.
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
