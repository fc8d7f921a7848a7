import CommandShell
import ConversionRequests
import EventLog
import UnitCatalog

/// A fast path for a conversion in plain words, without the argument parser.
///
/// The parser builds the descriptions of all options before it reads a word, which takes longer
/// than the rest of the run. The output equals that of the parser's path byte for byte, for example
/// that of the same words with `--backend native`. All other arguments take the parser's path.
struct PlainConversion {
  private let words: [String]
  /// Whether no command was named; then words without a target unit ask for every unit.
  private let isSpoken: Bool

  /// Creates the conversion; `nil` if the arguments may have a command, an option or a usage error.
  init?(_ arguments: [String]) {
    guard let first = arguments.first else { return nil }
    isSpoken = first != "convert"
    words = isSpoken ? arguments : Array(arguments.dropFirst())
    if isSpoken && !Words.hasDigit(first) { return nil }
    if words.isEmpty || !words.allSatisfy(Self.isPlain) { return nil }
  }

  /// Converts and prints.
  ///
  /// - Returns: `false`, without output, if the target unit is missing, which the parser's path
  ///   reports.
  func run() throws -> Bool {
    let settings = ConversionSettings()
    let catalog = Catalog.standard
    let request = try RequestReader(
      settings.reader(of: catalog), prefersMeasures: isSpoken
    ).read(words)
    if !isSpoken && request.target == nil { return false }
    var log = EventLog.off
    try RequestedConversion(
      request: request, settings: settings, backend: .native, catalog: catalog
    ).run(&log)
    return true
  }

  /// Whether a word is certainly no option: it has no dash in front, or is a number such as `-40`.
  private static func isPlain(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-") else { return true }
    let number = word.utf8.dropFirst()
    return !number.isEmpty
      && number.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
  }
}
