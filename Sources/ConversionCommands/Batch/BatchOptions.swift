import ArgumentParser
import CommandShell
import ConversionRequests
import MeasureText
import StrictText

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension RowErrorPolicy: ExpressibleByArgument {}
extension RowFormat: ExpressibleByArgument {}

/// The options of `convert --batch`: input, output and columns of the rows.
struct BatchOptions: ParsableArguments {
  @Flag(help: "Convert rows of value, from, to: TSV or CSV, from a file or standard input.")
  var batch = false

  @Option(
    help: ArgumentHelp(
      "What separates columns; by default what the file's name says, else tsv.", valueName: "format"
    ))
  var format: RowFormat?

  @Option(
    help: ArgumentHelp(
      "The columns of value, from and to: names in the header, numbers from 1, or some of both.",
      discussion: "By default 'value,from,to' if the first row has these names, else 1,2,3.",
      valueName: "names"))
  var columns: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: ArgumentHelp(
      "Whether the first row names the columns.",
      discussion:
        "By default it does if one of their names stands in it, and no number where a name would."))
  var header: Bool?

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("The unit of every value: rows need no such column.", valueName: "unit"),
    completion: UnitCompletion.units)
  var source: String?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("The unit to convert every value to.", valueName: "unit"),
    completion: UnitCompletion.units)
  var target: String?

  @Flag(help: "Write the columns of the row before its result.")
  var append = false

  @Option(
    help: ArgumentHelp(
      "What to do with a row that has no result: end, write the error in its place, leave it out.",
      valueName: "policy"))
  var onError: RowErrorPolicy = .keep

  @Option(
    help: ArgumentHelp(
      "Write to this file, which appears when all is done.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("How many cores to use; by default all.", valueName: "n"))
  var threads: Int?

  func validate() throws {
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads must be 1...256, not \(threads).")
    }
    if header == false, let names = columnNames, columnNumbers?.contains(nil) == true {
      throw ValidationError(
        "--no-header leaves no names of columns: --columns must be numbers, not "
          + "'\(names.joined(separator: ",").excerpt)'.")
    }
    if batch { return }
    let isUsed =
      format != nil || columns != nil || header != nil || append || output != nil
      || threads != nil || source != nil || target != nil || onError != .keep
    if isUsed {
      throw ValidationError(
        "--format, --columns, --header, --from, --to, --append, --on-error, --output and "
          + "--threads belong to --batch.")
    }
  }

  /// The columns of `--columns` as written.
  var columnNames: [String]? {
    columns?.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }) }
  }

  /// The positions of the columns from 0; `nil` for a column that is not a number from 1.
  var columnNumbers: [Int?]? {
    columnNames?.map { name in Int(name).flatMap { $0 >= 1 ? $0 - 1 : nil } }
  }

  /// Returns the format of a file with a path.
  func format(of path: String?) -> RowFormat {
    format ?? (path?.lowercased().hasSuffix(".csv") == true ? .csv : .tsv)
  }

  var workers: Int { threads ?? ProcessInfo.processInfo.activeProcessorCount }
}
