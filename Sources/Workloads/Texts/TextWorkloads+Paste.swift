import DecimalArithmetic
import MeasureText
import PerformanceBudgets
import UnitCatalog

extension TextWorkloads {
  /// The workload of finding every measure of a pasted text; one operation is the text.
  @usableFromInline package static let paste = "paste"

  /// The description of ``paste``.
  @usableFromInline package static let knownPaste = KnownWorkload(paste, subjects: ["reader"])

  /// A text with measures, and with numbers that are not measures.
  static let pasted = """
    Ref. 2024-118, v1.4.2: the parcel of 03/05/2024 weighs ~5.5 kg (12 lb) and is 5 ft 6 in long. It travels \
    1,234.5 miles at 60 mph, call +49 89 1234-567 before 10:30. Keep between 2 °C and 8 °C; drop height 1/3 yd.
    """

  /// The measures of ``pasted`` in their order.
  static let pastedMeasures = [
    "5.5 kilogram", "12 pound", "66 inch", "1234.5 mile", "60 mile-per-hour", "2 celsius",
    "1/3 yard",
  ]

  /// Returns the subject of ``paste``.
  @usableFromInline package static func pasting() -> Subject {
    // Similar units are suggested only in errors, and this workload shows none.
    let reader = MeasureReader(suggestsUnits: false)
    let bytes = Array(pasted.utf8)
    return Subject(
      knownPaste.subjects[0], workload: paste, samplesPerBlock: 16, operationsPerSample: 2,
      run: { _ in
        var total = 0
        for _ in 0..<2 { forEachMeasure(of: bytes, reader) { total &+= $0.utf8Range.count } }
        blackHole(total)
      },
      check: {
        var found: [String] = []
        forEachMeasure(of: bytes, reader) { found.append(words($0)) }
        if found != pastedMeasures {
          throw WrongResult(
            input: "the pasted text", got: found.joined(separator: "; "),
            expected: pastedMeasures.joined(separator: "; "))
        }
      })
  }

  /// Calls `use` with each measure of the text, in order.
  private static func forEachMeasure(
    of bytes: [UInt8], _ reader: MeasureReader, _ use: (MeasureReading) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      var rest = bytes
      while let reading = try? reader.find(inUTF8: rest) {
        use(reading)
        rest = UnsafeBufferPointer(rebasing: rest[reading.utf8Range.upperBound...])
      }
    }
  }

  private static func words(_ reading: MeasureReading) -> String {
    let number =
      switch reading.number {
      case .decimal(let text): text
      case .fraction(let ratio): "\(ratio.numerator)/\(ratio.denominator)"
      case nil: "no number"
      }
    return "\(number) \(reading.unit.identifier)"
  }
}
