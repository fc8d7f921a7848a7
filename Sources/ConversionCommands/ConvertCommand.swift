import ArgumentParser
import CommandShell
import ConversionRequests
import DecimalArithmetic
import GMPDecimal
import MeasureText
import NativeDecimal
import SystemCalls
import UnitCatalog
import UnitConversion

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert a value from one unit to another.",
    usage: """
      metryvo convert <value> <unit> [to] <unit> [options]
      metryvo convert --batch [<file>] [options]
      """,
    discussion: """
      The words before the last are the value and its unit, the last is the unit to convert to; or \
      'to', 'in', 'as' or '->' stands between them (quote the arrow: the shell takes > for a file). \
      Names of several words need no quotes:

        metryvo convert 5 mi km
        metryvo convert 5 ft 6 in cm
        metryvo convert 12 fl oz to mL
        metryvo convert "1.234,5 km" m --locale de
        metryvo convert 3 1/2 cups mL --decimals 1 --style value

      Numbers may have groups, an exponent, a fraction (3 1/2, ½), be a sum (5 ft 6 in, 1 h 30 min) or a \
      range (10-12 kg). Where their marks can be read in two ways, --locale decides and a note says so; \
      --strict refuses all that the locale does not write so. A negative value needs no '--'.

      Units are found by symbol (in exact case: Mm is not mm), name, plural or alias, also by the names of \
      the locale; 'metryvo search' finds them. Where a name has several meanings the other unit \
      decides, then --system, then --region or the locale's region, then a documented default, and a note says so.

      A result that is not 0 is never shown as 0. The remark says whether it is exact, or how it was \
      rounded: once.

      --batch reads rows of value, from, to and writes a row of result and remark for each, in their \
      order: a file or standard input of any length, on all cores, in constant memory. A value is one number, \
      written as above: no sum, no range, no word (minus 5, 2 million) and no mark of an estimate (~5). \
      Results have no groups unless --grouping asks for them. The \
      first row is a header if it names columns and no number stands there; other words alone are \
      refused; --header and --no-header decide. Blank rows stay blank.

      Exit codes: 0 converted; 64 usage; 65 what cannot be read or has no result, or a row of a batch; \
      66 no such file; 74 input or output error.
      """)

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The value, its unit, and the unit to convert to.", valueName: "words"),
    completion: UnitCompletion.words)
  var arguments: [String] = []

  @OptionGroup var options: ConversionOptions
  @OptionGroup(title: "Batches") var batch: BatchOptions
  @OptionGroup var registry: RegistryOptions
  @OptionGroup var log: LogOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    let words = try Words.parse(arguments)
    if batch.batch {
      if words.count > 1 { throw ValidationError("--batch takes one file, or standard input.") }
      if options.json { throw ValidationError("--batch writes TSV or CSV, not JSON.") }
      if log.log { throw ValidationError("--batch says which rows have no result: no --log.") }
      if options.style != nil { throw ValidationError("--batch writes results alone: no --style.") }
    } else if try Words.parseConversion(arguments).isEmpty {
      throw ValidationError(Self.expectation)
    }
  }

  func run() throws {
    let words = try Words.parse(arguments)
    if batch.batch {
      switch options.backend {
      case .native: return try convertBatch(words.first, Decimal128.self)
      case .gmp: return try convertBatch(words.first, BigDecimal.self)
      }
    }
    let settings = options.settings
    try log.printing { log in
      log.record(settings)
      let catalog = try registry.catalog(&log)
      let request = try RequestReader(settings.reader(of: catalog)).read(words, log: &log)
      if request.target == nil {
        throw ValidationError(
          "The unit to convert '\(request.text.excerpt)' to is missing. \(Self.expectation)")
      }
      try RequestedConversion(
        request: request, settings: settings, backend: options.backend, output: options.output,
        catalog: catalog
      ).run(&log)
    }
  }

  private static let expectation =
    "Expected a value, its unit and the unit to convert to, like 'metryvo convert 5 mi km'."
}

extension ConvertCommand {
  private func convertBatch<Number: DecimalBackend>(_ path: String?, _: Number.Type) throws {
    let input = path == "-" ? nil : path
    let settings = options.settings
    let descriptor =
      try input.map { (path) throws(Failure) in try InputFile.open(path) } ?? STDIN_FILENO
    defer { if input != nil { close(descriptor) } }
    let converter = Converter<Number>(
      catalog: try registry.catalog(), context: settings.context, target: settings.target)
    let conversion = BatchConversion(
      converter: converter, settings: settings, batch: batch, format: batch.format(of: input),
      name: input ?? "standard input")
    let target = try BatchTarget(batch.output)
    let summary = try conversion.run(descriptor, to: target)
    try target.finish()
    for note in summary.shownNotes { StandardError.write("note: \(note)") }
    for failure in summary.failures { StandardError.write("metryvo: \(failure)") }
    StandardError.write(summary.line)
    if summary.failed > 0 { throw ExitCode(Failure.Code.badInput.rawValue) }
  }
}
