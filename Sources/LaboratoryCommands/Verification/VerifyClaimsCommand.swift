import ArgumentParser
import CommandShell
import Foundation
import Laboratory
import Peers
import StrictText

struct VerifyClaimsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "claims",
    abstract: "Whether another converter's results are right.",
    usage: "metryvo verify claims <file> [options]",
    discussion: """
      Judges a table with the columns value, from, to, claimed and optionally mode and digits, row by \
      row: the right result, how far off the claim is, and the sources of both units. Exits with 1 if a \
      claim is off or wrong, else with 65 if a row is unreadable.

      Examples:
        metryvo verify claims claims.tsv
      """)

  @Argument(
    help: ArgumentHelp("The table; - is standard input.", valueName: "file"), completion: .file())
  var table: String

  @OptionGroup var registry: RegistryOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var color: ColorOptions

  private var isStandardInput: Bool { table == "-" }
  /// The name of the table in messages.
  private var name: String { isStandardInput ? "standard input" : table }

  /// Judges the table and prints each row.
  ///
  /// Rows that cannot be read are findings, not errors.
  ///
  /// - Throws: ``Failure`` if the file is missing or is not a table, after printing the rows before
  ///   the problem; exit code 1 if a claim is not correct, else 65 if a row cannot be judged.
  func run() throws {
    var claims = ClaimVerification(catalog: try registry.catalog())
    let descriptor = isStandardInput ? STDIN_FILENO : try InputFile.open(table)
    defer { if !isStandardInput { close(descriptor) } }
    // A chunk ends at a line end, so it can split only a row with a line end inside quotation
    // marks.
    var pieces = ChunkReader(descriptor, name: name, rules: RowRules(.tsv))
    let failure: Failure?
    do {
      failure = try judge(&claims) { () throws(Failure) in
        do throws(Failure) { return try pieces.next() } catch {
          // An unreadable table counts as a missing input.
          let code = error.code == .inputOutput ? Failure.Code.missingInput : error.code
          throw Failure(code: code, message: error.message)
        }
      }
    } catch let error as ClaimTableError {
      throw Failure(code: .badInput, message: "\(name): \(error)")
    }
    if let failure { throw failure }
    if claims.counts.off + claims.counts.wrong > 0 { throw Failure.checkFailed }
    if claims.counts.unreadable > 0 { throw ExitCode(Failure.Code.badInput.rawValue) }
  }

  /// Prints each row and the totals.
  private func judge(
    _ claims: inout ClaimVerification, _ next: () throws(Failure) -> [UInt8]?
  ) throws -> Failure? {
    if json {
      var form = ClaimJSON()
      let failure = try claims.judgeRows(next) { row in try write(form.add(row)) }
      try write(form.end(file: table, counts: claims.counts, isWhole: failure == nil))
      return failure
    }
    var form = ClaimText()
    let failure = try claims.judgeRows(next) { row in try write(form.add(row)) }
    try write(form.end(file: name, counts: claims.counts))
    return failure
  }

  private func write(_ text: String) throws(Failure) {
    if !text.isEmpty { try StandardOutput.write(text, terminator: "") }
  }
}
