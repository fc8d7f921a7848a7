import PerformanceBudgets
import UnitCatalog
import UnitConversion

/// The workloads of conversions, with the checks of their results.
///
/// The loops are `@inlinable` so that the measuring executable gets code specialised for the
/// engine. A generic call across modules would cost more than the work.
@usableFromInline package enum ConversionWorkloads {
  /// The workload that parses, converts and formats after each keystroke; one sample is one
  /// keystroke.
  @usableFromInline package static let keystroke = "keystroke-to-result"
  /// The workload that parses, converts to every unit of the quantity and formats after each
  /// keystroke.
  ///
  /// One sample is one keystroke.
  @usableFromInline package static let keystrokeToAll = "keystroke-to-all-units"
  /// The workload that converts each number to every unit of its quantity, without text.
  ///
  /// One sample is all numbers.
  @usableFromInline package static let multiConvert = "multi-convert"
  /// The workload that converts each number to one unit, without text; one sample is all numbers.
  @usableFromInline package static let convert = "convert"
  /// The workload that converts typed text to shown text; one sample is all numbers.
  @usableFromInline package static let textToText = "text-to-text"

  /// The identifiers of the workloads, each with a description.
  @usableFromInline package static let statements: [(identifier: String, statement: String)] = [
    (keystroke, "parse → convert → format after every key; a sample is a key"),
    (keystrokeToAll, "parse → convert to every unit of the quantity → format; a sample is a key"),
    (multiConvert, "numbers to every unit of their quantity; a sample is all numbers"),
    (convert, "numbers to one unit; a sample is all numbers"),
    (textToText, "typed text to shown text; a sample is all numbers"),
  ]

  /// Returns a subject for each workload on an engine, in the order of ``statements``.
  @inlinable
  package static func subjects<Engine: ConversionEngine>(
    of engine: Engine, typing numbers: [TypedNumber]
  ) -> [Subject] {
    let replay = Replay(engine: engine, numbers: numbers)
    return [
      Subject(
        engine.name, workload: keystroke, samplesPerBlock: replay.keys.count * 8,
        run: { replay.showResult(ofKey: $0 % replay.keys.count) }, check: replay.check),
      Subject(
        engine.name, workload: keystrokeToAll, samplesPerBlock: replay.keys.count,
        run: { replay.showAll(ofKey: $0 % replay.keys.count) }, check: replay.checkAll),
      Subject(
        engine.name, workload: multiConvert, samplesPerBlock: 4,
        operationsPerSample: replay.conversionsToAll, run: { _ in replay.convertToAll() },
        check: replay.checkAll),
      Subject(
        engine.name, workload: convert, samplesPerBlock: 64,
        operationsPerSample: replay.lines.count * 8, run: { _ in replay.convert(times: 8) },
        check: replay.check),
      Subject(
        engine.name, workload: textToText, samplesPerBlock: 64,
        operationsPerSample: replay.lines.count, run: { _ in replay.showResults() },
        check: replay.check),
    ]
  }
}
