import CommandShell
import ConversionRequests
import EventLog
import UnitCatalog

/// A conversion in words alone, which reaches its result without the argument parser.
///
/// The parser describes every option to itself before it reads a word, and that takes longer than all the rest
/// of such a run. What is said of the same words with an idle option, such as `--backend native`, is the
/// same byte for byte. Everything else goes the ordinary way.
struct PlainConversion {
  private let words: [String]
  /// Whether no command was named, so that words without a unit to convert to mean every unit.
  private let isSpoken: Bool

  /// `nil` if there may be a command, an option or a usage error in the arguments.
  init?(_ arguments: [String]) {
    guard let first = arguments.first else { return nil }
    isSpoken = first != "convert"
    words = isSpoken ? arguments : Array(arguments.dropFirst())
    if isSpoken && !Words.hasDigit(first) { return nil }
    if words.isEmpty || !words.allSatisfy(Self.isPlain) { return nil }
  }

  /// Converts and prints; `false`, and nothing printed, if the ordinary way has to say what is missing.
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

  /// Whether no parser can take a word for an option: of those with a dash, `-40` and `-.5` alone.
  private static func isPlain(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-") else { return true }
    let number = word.utf8.dropFirst()
    return !number.isEmpty
      && number.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
  }
}
