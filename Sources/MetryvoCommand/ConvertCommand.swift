import ArgumentParser
import DecimalArithmetic
import Foundation
import GMPDecimal
import MeasureText
import NativeDecimal
import UnitCatalog
import UnitConversion

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert a value from one unit to another.",
    usage: """
      metryvo convert <value> <from> <to> [options]
      metryvo convert "<value> <from>" <to> [options]
      metryvo convert --batch [<file>] [options]
      """,
    discussion: """
      The value is a plain number: digits, a decimal point, an exponent; no grouping. Units are
      found by symbol, name, plural or alias (quote a name of several words); 'metryvo units' \
      lists them. A negative value needs no '--'.

      --batch reads rows of value, from, to and writes a row of result and remark for each, in their
      order: a file or standard input of any length, on all cores, in constant memory.
      """)

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The value, its unit, and the unit to convert to.", valueName: "words"),
    completion: UnitCompletion.units)
  var arguments: [String] = []

  @OptionGroup var options: ConversionOptions
  @OptionGroup(title: "Batches") var batch: BatchOptions
  @OptionGroup var registry: RegistryOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    let words = try Words.parse(arguments)
    if batch.batch {
      if words.count > 1 { throw ValidationError("--batch takes one file, or standard input.") }
      if options.json { throw ValidationError("--batch writes TSV or CSV, not JSON.") }
      return
    }
    if words.count > 3 {
      throw ValidationError(
        "More than three words: quote a name of several words, like "
          + "'metryvo convert 5 \"nautical miles\" km'.")
    }
    if words.count < 2 || words.count == 2 && MeasureSplitter.split(words[0]).unit.isEmpty {
      throw ValidationError(
        "Expected a value, its unit and the unit to convert to, like 'metryvo convert 5 mi km'.")
    }
  }

  func run() throws {
    switch options.backend {
    case .native: try run(Decimal128.self)
    case .gmp: try run(BigDecimal.self)
    }
  }

  private func run<Number: DecimalBackend>(_: Number.Type) throws {
    let words = try Words.parse(arguments)
    if batch.batch { return try convertBatch(words.first, Number.self) }
    let source = try MeasureWords(words.dropLast())
    let target = words[words.count - 1]
    let value: Number = try options.backend.reader.read(source.number)
    let catalog = try registry.catalog()
    let units = try UnitReader(catalog: catalog).read(from: source.unit, to: target)
    var notes = [ReadingNote(source.unit, units.source), ReadingNote(target, units.target)]
      .compactMap { $0?.text }
    let result: ConversionResult<Number>
    do {
      let converter = Converter<Number>(
        catalog: catalog, context: options.context, target: options.target)
      let prepared = try converter.plan(from: units.source.unit, to: units.target.unit)
      let converted = prepared.convert(value)
      result = ConversionResult(
        input: value, plan: prepared.plan, conversion: converted.conversion, options: options)
      if converted.isBelowAbsoluteZero {
        notes.append(
          ConversionResult<Number>.belowAbsoluteZero(source.number, result.plan.source))
      }
      if let refusal = result.refusal(of: source.number) {
        throw Failure(code: .badInput, message: refusal)
      }
    } catch {
      // What a name was read as may be why there is no result.
      for note in notes { StandardError.write("note: \(note)") }
      throw error
    }
    if options.json {
      try StandardOutput.write(json: result.record(notes: notes))
    } else {
      for note in notes { StandardError.write("note: \(note)") }
      try StandardOutput.write(result.line)
    }
  }
}

extension ConvertCommand {
  private func convertBatch<Number: DecimalBackend>(_ path: String?, _: Number.Type) throws {
    let input = path == "-" ? nil : path
    let descriptor =
      try input.map { (path) throws(Failure) in try InputFile.open(path) } ?? STDIN_FILENO
    defer { if input != nil { close(descriptor) } }
    let converter = Converter<Number>(
      catalog: try registry.catalog(), context: options.context, target: options.target)
    let conversion = BatchConversion(
      converter: converter, options: options, batch: batch, format: batch.format(of: input),
      name: input ?? "standard input")
    let target = try BatchTarget(batch.output)
    let summary = try conversion.run(descriptor, to: target)
    try target.finish()
    for note in summary.notes.prefix(20) { StandardError.write("note: \(note)") }
    for failure in summary.failures { StandardError.write("metryvo: \(failure)") }
    StandardError.write(summary.line)
    if summary.failed > 0 { throw ExitCode(Failure.Code.badInput.rawValue) }
  }
}
