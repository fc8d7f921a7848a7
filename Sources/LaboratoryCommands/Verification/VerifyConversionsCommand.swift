import ArgumentParser
import CommandShell
import Conformance
import Foundation
import Laboratory
import NativeDecimal
import Reporting
import TerminalText
import UnitCatalog

struct VerifyConversionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conversions",
    abstract: "Every ordered pair of units, with hard values.",
    usage: """
      metryvo verify conversions [--quantity <name>] [options]
      metryvo verify conversions --pair <from:to> [--value <number>] [options]
      """,
    discussion: """
      Judges every ordered pair of units with values chosen to be hard, at seven targets in every mode \
      on every backend. --level quick takes every 16th pair.

      Examples:
        metryvo verify conversions --quantity length
        metryvo verify conversions --pair foot:meter --value 1.5
      """)

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

  @OptionGroup var extent: ExtentOptions
  @OptionGroup var jobs: JobOptions

  @Option(help: ArgumentHelp("Judge only this backend.", valueName: "name"))
  var backend: BackendChoice?

  @OptionGroup var registry: RegistryOptions
  @OptionGroup var findings: FindingOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if quantity != nil && pair != nil {
      throw ValidationError("Give either --quantity or --pair.")
    }
    if value != nil && pair == nil { throw ValidationError("--value needs --pair.") }
    if let value, Decimal128(exactly: value) == nil {
      throw ValidationError("--value must be a number that decimal128 holds, not '\(value)'.")
    }
  }

  func run() throws {
    try findings.makeWritable()
    let conversions = try ConversionSweep(catalog: registry.catalog())
    let pairs = try pairs(of: conversions)
    let progress = VerificationSession.announce(seed: extent.seed)
    var found = SweepVerification(
      conversions, pairs: pairs, value: value, seed: extent.seed, backend: backend?.judged,
      pool: WorkPool(jobs: jobs.jobs), progress: progress)
    progress.end()
    found.restriction = pair ?? quantity ?? (extent.level == .quick ? "every 16th" : nil)
    found.registry = registry.registry
    try findings.finish(
      found.document(facts: FindingOptions.facts()), SweepRecord(found), as: .conversions,
      holds: found.holds)
  }

  /// Returns the numbers of the pairs to judge.
  ///
  /// - Throws: ``Failure`` for an unknown quantity or unknown units.
  private func pairs(of sweep: ConversionSweep) throws(Failure) -> [Int] {
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
    let all =
      if let quantity { try pairs(of: sweep, quantity: quantity) } else { sweep.pairs(of: nil) }
    return extent.level == .quick
      ? all.enumerated().filter { $0.offset % 16 == 0 }.map(\.element) : all
  }

  /// Returns the numbers of the pairs of a quantity, or of the several quantities of a topic.
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
