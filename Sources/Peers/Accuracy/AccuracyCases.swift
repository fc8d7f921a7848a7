import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// The conversions on which number types are judged, with equally many of each kind of formula
/// (``AccuracyModel``).
///
/// A hard number follows every three typed numbers. Case i of a seed does not depend on the number
/// of cases. Hard numbers are values of ``ConversionSweep`` next to a tie or a short result. Each
/// pair of units provides up to eight.
package struct AccuracyCases: Sendable {
  private let sweep: ConversionSweep
  private let models: [(model: AccuracyModel, pairs: [Int])]
  private let seed: UInt64

  /// Creates the cases of a seed for the units of a catalog.
  ///
  /// - Throws: ``ConversionPairsError`` for a catalog that the oracle cannot read.
  package init(
    catalog: Catalog = .standard, seed: UInt64
  ) throws(ConversionPairsError) {
    let sweep = try ConversionSweep(catalog: catalog)
    var numbers: [AccuracyModel: [Int]] = [:]
    for (number, pair) in sweep.pairs.enumerated()
    where pair.plan.source != pair.plan.target {
      numbers[AccuracyModel(pair.formula), default: []].append(number)
    }
    models = AccuracyModel.allCases.compactMap { model in numbers[model].map { (model, $0) } }
    self.sweep = sweep
    self.seed = seed
  }

  /// The kinds of formulas of which the catalog has conversions.
  package var knownModels: [AccuracyModel] { models.map(\.model) }

  /// Calls `body` with the first `count` cases in blocks of up to 256, each with the number of its
  /// first case.
  package func forEachBlock(of count: Int, _ body: (_ first: Int, _ cases: [AccuracyCase]) -> Void)
  {
    var hard = HardCaseSource(sweep: sweep, seed: seed)
    var block: [AccuracyCase] = []
    var first = 0
    for index in 0..<(models.isEmpty ? 0 : count) {
      let (model, pairs) = models[index % models.count]
      let round = index / models.count
      let made =
        round % 4 == 3
        ? hard.next(model, pairs, number: round / 4) : typed(index, model, pairs)
      if let made { block.append(made) }
      if block.count == 256 {
        body(first, block)
        first += block.count
        block = []
      }
    }
    if !block.isEmpty { body(first, block) }
  }

  /// Draws a typed case, at most 100 times, until each number type can hold the result.
  private func typed(_ index: Int, _ model: AccuracyModel, _ pairs: [Int]) -> AccuracyCase? {
    var source = ChoiceSource(seed: seed, index: UInt64(index))
    for _ in 0..<100 {
      let pair = sweep.pairs[source.element(of: pairs)]
      let asked = AskedConversion(Self.typed(pair.formula, &source), by: pair.plan)
      if let made = AccuracyCase(asked, .typed, pair.formula) { return made }
    }
    return nil
  }

  /// Draws a number of 1 to 15 digits with a point; one in eight is negative.
  ///
  /// A level has at most two digits before the point.
  private static func typed(_ formula: ConversionFormula, _ source: inout ChoiceSource) -> String {
    let isLevel =
      switch formula {
      case .exponential, .shift: true
      case .linear, .irrational, .reciprocal, .logarithm: false
      }
    let count = source.uniform(in: 1...(isLevel ? 8 : 15))
    let digits = String(source.digits(count))
    let point = source.uniform(in: 0...(isLevel ? min(2, count) : count))
    let sign = source.oneIn(8) ? "-" : ""
    return sign + (point == 0 ? "0" : digits.prefix(point)) + (point == count ? "" : ".")
      + digits.dropFirst(point)
  }
}

/// The source of the hard cases of each kind of formula.
///
/// Finding the values of a pair is slow, so several values of each pair are used.
private struct HardCaseSource {
  let sweep: ConversionSweep
  let seed: UInt64
  private var waiting: [AccuracyModel: [AccuracyCase]] = [:]

  /// The largest number of values used of one pair.
  private static let fromPair = 8

  init(sweep: ConversionSweep, seed: UInt64) {
    self.sweep = sweep
    self.seed = seed
  }

  /// Returns the next case of a kind of formula.
  ///
  /// `number` chooses the next pair after all values of the current pair have been used.
  mutating func next(_ model: AccuracyModel, _ pairs: [Int], number: Int) -> AccuracyCase? {
    var tries = 0
    while waiting[model]?.isEmpty ?? true, tries < 20 {
      var random = CaseRandom(seed: seed &+ UInt64(tries), index: ~UInt64(number))
      waiting[model] = cases(of: pairs[Int(random.number(upTo: UInt64(pairs.count - 1)))], &random)
      tries += 1
    }
    return waiting[model]?.popLast()
  }

  private func cases(of pair: Int, _ random: inout CaseRandom) -> [AccuracyCase] {
    let (plan, formula) = (sweep.pairs[pair].plan, sweep.formula(ofPair: pair))
    let values = sweep.values(ofPair: pair, seed: seed).filter { $0.place != nil }
    return Array(
      values.shuffled(using: &random).lazy.compactMap {
        AccuracyCase(AskedConversion($0.text, by: plan), .hard, formula)
      }.prefix(Self.fromPair))
  }
}
