import ArgumentParser
import CommandShell
import ConversionRequests
import MeasureText
import UnitCatalog

struct AllCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all",
    abstract: "Convert a value to every unit of its quantity.",
    usage: "metryvo all <value> <unit> [options]",
    discussion: """
      The value and its unit are read as by 'convert': 1 cup, 5 ft 6 in, 10-12 kg. A name with several \
      meanings is read as the first of them, or as that of --system or of the region, and a note says so. \
      Each row says what 'convert' to its unit says: 1 year is 365 days and 12 mean Gregorian months, and \
      the row names the year it is of.

      --region keeps the units that people of a region use: 'metryvo all 5 mi --region DE'. The region of \
      --locale decides names alone.

      Prints a table of number, symbol, name and remark; with --style a line for each unit.
      """)

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The value and its unit.", valueName: "words"),
    completion: UnitCompletion.units)
  var arguments: [String] = []

  @OptionGroup var options: ConversionOptions
  @OptionGroup var registry: RegistryOptions
  @OptionGroup var log: LogOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if try Words.parse(arguments).isEmpty {
      throw ValidationError("Expected a value and its unit, like 'metryvo all 1 cup'.")
    }
  }

  func run() throws {
    let settings = options.settings
    try log.printing { log in
      log.record(settings)
      let catalog = try registry.catalog(&log)
      let request = try RequestReader(settings.reader(of: catalog))
        .measure(Words.parse(arguments), log: &log)
      try RequestedConversion(
        request: request, settings: settings, backend: options.backend, output: options.output,
        catalog: catalog
      ).run(&log)
    }
  }
}
