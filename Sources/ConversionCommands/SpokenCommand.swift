import ArgumentParser
import CommandShell
import ConversionRequests
import DecimalArithmetic
import MeasureText
import UnitCatalog

/// A conversion in plain words, if the first word names no command.
struct SpokenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metryvo",
    abstract: "Convert a value to a unit, or to every unit of its quantity.",
    usage: """
      metryvo <value> <unit> [to] <unit> [options]
      metryvo <value> <unit> [options]
      """,
    discussion: """
      As 'metryvo convert', and as 'metryvo all' where no unit to convert to is named; their help has \
      the rest.
      """)

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The value, its unit, and the unit to convert to.", valueName: "words"))
  var arguments: [String] = []

  @OptionGroup var options: ConversionOptions
  @OptionGroup var registry: RegistryOptions
  @OptionGroup var log: LogOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if try Words.parseConversion(arguments).isEmpty {
      throw ValidationError("Expected a value and its unit, like 'metryvo 5 mi km'.")
    }
  }

  func run() throws {
    let settings = options.settings
    try log.printing { log in
      log.record(settings)
      let catalog = try registry.catalog(&log)
      let request = try RequestReader(settings.reader(of: catalog), prefersMeasures: true)
        .read(Words.parse(arguments), log: &log)
      try RequestedConversion(
        request: request, settings: settings, backend: options.backend, output: options.output,
        catalog: catalog
      ).run(&log)
    }
  }

  /// Whether the arguments are a conversion in plain words: no command is first or behind options.
  ///
  /// A first word without a digit that is no unit counts as a misspelled command.
  ///
  /// - Throws: `ValidationError` for an unknown command.
  static func isMeant(by arguments: [String], in program: CommandProgram) throws -> Bool {
    let commands = program.commands
    guard let first = arguments.first else { return false }
    if Words.isOption(first) {
      // Only parsing shows which words are values of options.
      return !isOfRoot(first) && arguments.contains { !Words.isOption($0) }
        && !arguments.contains { commands.contains($0) }
    }
    if first == "help" { try checkTopics(arguments.dropFirst(), in: program) }
    if commands.contains(first) { return false }
    if Words.hasDigit(first) || isUnit(first) { return true }
    if arguments.dropFirst().contains(where: Words.hasDigit), isSign(first) { return true }
    let word = String(first.prefix { $0 != " " })
    if isNumeral(word) {
      throw ValidationError(
        "Write the number '\(word)' in digits, like 'metryvo 0.5 mi km' for half a mile.")
    }
    throw unknown(
      first, among: commands, "A conversion begins with a number, like 'metryvo 5 mi km'.")
  }

  /// Refuses help on unknown commands.
  ///
  /// The parser would print its own help for an unknown command, and exit with 0.
  private static func checkTopics(
    _ words: ArraySlice<String>, in program: CommandProgram
  ) throws {
    let commands = program.commands
    let parts = words.first == "verify" ? program.parts : []
    for word in words
    where !Words.isOption(word) && !commands.contains(word) && !parts.contains(word) {
      let known = parts.isEmpty ? Array(commands.dropLast()) : parts
      let command = parts.isEmpty ? "" : "'verify' and its parts "
      throw unknown(
        word, among: known, "There is help for \(command)\(known.joined(separator: ", ")).")
    }
  }

  /// Returns the error for an unknown command: with the nearest command, else with a hint.
  private static func unknown(
    _ word: String, among commands: [String], _ hint: String
  ) -> ValidationError {
    let near = nearest(to: word, among: commands).map { "; did you mean '\($0)'?" }
    return ValidationError("Unknown command '\(word.excerpt)'" + (near ?? ". " + hint))
  }

  /// Whether an option belongs to the root command alone: help, version, or one for shells and
  /// tools.
  private static func isOfRoot(_ option: String) -> Bool {
    let name = option.drop { $0 == "-" }
    return ["h", "help", "help-hidden", "version", "experimental-dump-help"].contains(name)
      || name.hasPrefix("generate-completion-script") || option.hasPrefix("---")
  }

  /// Whether a word before a number belongs to the number in some language: `-`, `minus`,
  /// `between`.
  private static func isSign(_ word: String) -> Bool {
    NumberLocale.languages.contains { locale in
      let reader = MeasureReader(.lenient(locale), suggestsUnits: false)
      return ["\(word) 1 m", "\(word) 1 and 2 m"].contains { text in
        (try? reader.read(text)) != nil
      }
    }
  }

  /// Whether an English word is a number or a part: `half`, `two`.
  private static func isNumeral(_ word: String) -> Bool {
    !Set(ListedWords.meanings(of: word, in: .english))
      .isDisjoint(with: ["numeral", "factor", "part"])
  }

  private static func isUnit(_ word: String) -> Bool {
    do throws(ReadingError) {
      _ = try MeasureReader().unit(word)
      return true
    } catch { return false }
  }

  /// Returns the command of which a word is a misspelling.
  private static func nearest(to word: String, among commands: [String]) -> String? {
    guard (1...EditPattern.limit).contains(word.utf8.count) else { return nil }
    let pattern = EditPattern(Array(word.lowercased().utf8))
    var near: (name: String, edits: Int)?
    for name in commands {
      let edits = name.withBytes { (bytes) -> Int in pattern.distance(to: bytes) }
      if edits <= max(1, name.utf8.count / 3), edits < near?.edits ?? .max { near = (name, edits) }
    }
    return near?.name
  }
}
