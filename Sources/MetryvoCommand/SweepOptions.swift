import ArgumentParser
import Conformance
import NativeDecimal
import UnitCatalog

/// The options of `verify --conversions`.
struct SweepOptions: ParsableArguments {
  @Flag(
    help: """
      Judge only conversions: every ordered pair of units with values chosen to be hard, at seven \
      targets in every mode on every backend. --level quick takes every 16th pair.
      """)
  var conversions = false

  @Option(
    help: ArgumentHelp("Judge only the units of this quantity.", valueName: "name"),
    completion: UnitCompletion.quantities)
  var quantity: String?

  @Option(
    help: ArgumentHelp(
      "Judge only this pair of units, by identifiers: repeats a failure.",
      valueName: "from:to"))
  var pair: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Judge the pair with this value only.", valueName: "number"))
  var value: String?

  func validate() throws {
    if !conversions && (quantity != nil || pair != nil || value != nil) {
      throw ValidationError("--quantity, --pair and --value belong to --conversions.")
    }
    if quantity != nil && pair != nil {
      throw ValidationError("Give either --quantity or --pair.")
    }
    if value != nil && pair == nil { throw ValidationError("--value needs --pair.") }
    if let value, Decimal128(exactly: value) == nil {
      throw ValidationError("--value must be a number that decimal128 holds, not '\(value)'.")
    }
  }

  /// The numbers of the pairs to judge.
  ///
  /// - Throws: ``Failure`` for a quantity or units that are not there.
  func pairs(of sweep: ConversionSweep, level: VerificationLevel) throws -> [Int] {
    if let pair {
      let units = pair.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard units.count == 2, let number = sweep.pair(from: units[0], to: units[1]) else {
        throw Failure(
          code: .badInput,
          message: "no two units of one quantity have the identifiers '\(pair)'; "
            + "'metryvo units' lists them")
      }
      return [number]
    }
    let all = try quantity.map { try pairs(of: sweep, quantity: $0) } ?? sweep.pairs(of: nil)
    return level == .quick ? all.enumerated().filter { $0.offset % 16 == 0 }.map(\.element) : all
  }

  /// The numbers of the pairs of a quantity, or of the several that a topic covers.
  private func pairs(of sweep: ConversionSweep, quantity name: String) throws(Failure) -> [Int] {
    var numbers: [Int] = []
    for section in try Catalog.standard.sections(ofOption: name) {
      if let group = section.group {
        throw Failure(
          code: .badInput,
          message: "'\(group.name)' is a part of a quantity; give --quantity "
            + section.quantity.identifier)
      }
      numbers += sweep.pairs(of: section.quantity.identifier)
    }
    return numbers
  }
}
