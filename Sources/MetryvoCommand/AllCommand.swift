import ArgumentParser
import DecimalArithmetic
import GMPDecimal
import MeasureText
import NativeDecimal
import Reporting
import UnitCatalog
import UnitConversion

struct AllCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all",
    abstract: "Convert a value to every unit of its quantity.",
    usage: """
      metryvo all <value> <unit> [options]
      metryvo all "<value> <unit>" [options]
      """,
    discussion: "A negative value needs no '--'.")

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The value and its unit.", valueName: "words"),
    completion: UnitCompletion.units)
  var arguments: [String] = []

  @OptionGroup var options: ConversionOptions
  @OptionGroup var registry: RegistryOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    let words = try Words.parse(arguments)
    if !(1...2).contains(words.count) {
      throw ValidationError("Expected a value and its unit, like 'metryvo all 1 cup'.")
    }
  }

  func run() throws {
    switch options.backend {
    case .native: try run(Decimal128.self)
    case .gmp: try run(BigDecimal.self)
    }
  }

  private func run<Number: DecimalBackend>(_: Number.Type) throws {
    let source = try MeasureWords(Words.parse(arguments))
    let value: Number = try options.backend.reader.read(source.number)
    let catalog = try registry.catalog()
    let reading = try UnitReader(catalog: catalog).read(source.unit)
    let units = catalog.quantity(reading.unit.quantity)?.units ?? []
    let converter = Converter<Number>(
      catalog: catalog, context: options.context, target: options.target)
    let measure = Measure(value, reading.unit)
    let results = try converter.convert(measure, toEach: units).map {
      ConversionResult(
        input: value, plan: $0.plan, conversion: $0.conversion, options: options)
    }
    let notes = [
      ReadingNote(source.unit, reading)?.text,
      try converter.convert(measure, to: reading.unit).isBelowAbsoluteZero
        ? ConversionResult<Number>.belowAbsoluteZero(source.number, reading.unit) : nil,
    ].compactMap { $0 }
    if options.json {
      try StandardOutput.write(json: results.map { $0.record(notes: notes) })
      return
    }
    for note in notes { StandardError.write("note: \(note)") }
    let table = TextTable(
      rows: results.map { [$0.number, $0.plan.target.symbol, $0.plan.target.name, $0.remark] },
      alignments: [.right, .left, .left, .left])
    try StandardOutput.write(table.text)
  }
}
