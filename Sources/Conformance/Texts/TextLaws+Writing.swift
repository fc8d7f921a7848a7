import DecimalArithmetic
import ExactArithmetic
import MeasureText
import PropertyTesting

/// Laws of written numbers: a format rounds and lays out a number as documented.
extension TextLaws {
  package typealias Writer = @Sendable (WritingCase) -> Written<String>

  /// The package's writer.
  package static let writer: Writer = { drawn in
    var text = drawn.text
    return text.withUTF8 { drawn.format.write(utf8: $0) }
  }

  /// The law that a written text is the number rounded by the oracle, in the layout of the format.
  package static var writing: Law { Law(writing(by: writer), source: "NumberFormat") }

  /// Returns the law for a writer: the package's writer, or a writer with a seeded fault.
  package static func writing(by writer: @escaping Writer) -> Property<WritingCase> {
    var property = Property(
      "written-numbers-are-rounded-as-stated",
      "the text of x, its groups taken out and its marks put back, denotes x rounded once by the oracle; "
        + "groups, zeros, sign and exponent stand where the rules put them",
      of: WritingCase.generator(mostDigits: 40),
      labelled: { drawn, labels in
        let written = writer(drawn)
        if written.conditions.contains(.keptFromZero) { labels.add("kept from zero") }
        if written.conditions.contains(.shownAsZero) { labels.add("shown as zero") }
        if written.conditions.contains(.tooLarge) { labels.add("too large") }
        if written.conditions.contains(.tooSmall) { labels.add("too small") }
        if ReadBack(written.value, drawn.format)?.isGrouped == true { labels.add("grouped") }
        return judgement(of: written, drawn)
      })
    property.requiredLabels = [
      "kept from zero": 20, "shown as zero": 10, "too large": 3, "too small": 3, "grouped": 50,
    ]
    property.text = WritingCase.regressionText
    return property
  }

  /// Returns a verdict: a text must be the number rounded by the oracle, in the format's layout.
  static func judgement(of written: Written<String>, _ drawn: WritingCase) -> Verdict {
    guard let expected = drawn.expected else { return beyondOracle }
    guard let read = ReadBack(written.value, drawn.format) else {
      return .broken([("not well formed", written.value)])
    }
    let faults = faults(of: read, written.conditions, drawn, expected)
    if faults.isEmpty { return .agrees(on: written.value) }
    return .broken(
      [("written", written.value), ("oracle", expected.text)] + faults.map { ("wrong", $0) })
  }

  private static func faults(
    of read: ReadBack, _ conditions: WritingConditions, _ drawn: WritingCase, _ expected: Expected
  ) -> [String] {
    let format = drawn.format
    guard let result = DecimalOperand(expected.text), let value = result.value else {
      return ["the oracle gives no number"]
    }
    var faults: [String] = []
    if read.value != value { faults.append("value") }
    if conditions.contains(.rounded) != expected.conditions.contains(.inexact) {
      faults.append("the condition rounded")
    }
    let isZero = value.isZero
    if conditions.contains(.shownAsZero) != (isZero && drawn.digits != "0") {
      faults.append("the condition shown-as-zero")
    }
    if isZero && drawn.digits != "0" && format.smallNumbers != .zero { faults.append("shown as 0") }
    if read.isNegative != (drawn.isNegative && (!isZero || format.showsNegativeZero)) {
      faults.append("sign")
    }
    if read.exponent != exponent(result, value, format) { faults.append("exponent") }
    if conditions.contains(.hasExponent) != (read.exponent != nil) {
      faults.append("the condition has-exponent")
    }
    let minimum: Int? =
      switch format.grouping {
      case .auto: format.symbols.minimumGroupingDigits
      case .always: 1
      case .minimum(let count): max(count, format.symbols.minimumGroupingDigits)
      case .never: nil
      }
    let wantsGroups = minimum.map { read.whole.count >= 3 + $0 } ?? false
    if read.isGrouped != (wantsGroups && read.exponent == nil) { faults.append("groups") }
    let wanted =
      isZero ? decimalsOfZero(drawn) : decimals(result, value, drawn, read.exponent)
    if read.decimals.count != wanted { faults.append("decimals") }
    return faults
  }

  /// Returns the exponent that the notation requires.
  private static func exponent(
    _ result: DecimalOperand, _ value: Rational, _ format: NumberFormat
  ) -> Int? {
    let hasExponent = format.notation == .scientific || format.notation == .engineering
    if value.isZero { return hasExponent ? 0 : nil }
    let size = value.adjustedExponent
    let isFar = max(result.exponent, -size) > 100
    switch format.notation {
    case .plain: return isFar ? size : nil
    case .automatic(let thresholds):
      return isFar || size < thresholds.smallest || size > thresholds.largest ? size : nil
    case .scientific: return size
    case .engineering: return Int((Double(size) / 3).rounded(.down)) * 3
    }
  }

  /// Returns the number of decimals of 0.
  ///
  /// If zeros are padded, 0 has as many decimals as the precision requires. Otherwise 0 has its own
  /// decimals, at most those of the precision. A number rounded to 0 has the decimals of the place
  /// of rounding.
  private static func decimalsOfZero(_ drawn: WritingCase) -> Int {
    let format = drawn.format
    let asked: Int? =
      switch format.precision {
      case .all: nil
      case .significantDigits(let count): count - 1
      case .decimals(let count): count
      }
    let own = drawn.digits == "0" ? max(0, -drawn.exponent) : asked ?? 0
    // The format writes no more than 100 zeros, because people cannot count more.
    let countable = own > 100 ? 0 : own
    return switch format.trailingZeros {
    case .stripped: 0
    case .kept: asked.map { min(own, $0) } ?? countable
    case .padded: asked ?? countable
    }
  }

  /// Returns the number of decimals without trailing zeros.
  ///
  /// `ahead` + 1 digits precede the decimal mark.
  private static func withoutZeros(_ result: DecimalOperand, _ ahead: Int) -> Int {
    var digits = String(result.coefficient)
    while digits.hasSuffix("0") { digits.removeLast() }
    return max(0, digits.utf8.count - 1 - ahead)
  }

  /// Returns the number of decimals of a number other than 0.
  ///
  /// The number has its own decimals, fewer if zeros are stripped, and more if zeros are padded.
  private static func decimals(
    _ result: DecimalOperand, _ value: Rational, _ drawn: WritingCase, _ exponent: Int?
  ) -> Int {
    let format = drawn.format
    let written = exponent ?? 0
    let size = value.adjustedExponent
    let own = max(0, written - result.exponent)
    switch format.trailingZeros {
    case .kept: return own
    case .stripped: return withoutZeros(result, size - written)
    case .padded:
      let asksForExponent = format.notation == .scientific || format.notation == .engineering
      switch format.precision {
      case .all: return own
      case .significantDigits(let count): return max(own, count - 1 - (size - written))
      case .decimals(let count) where asksForExponent:
        return max(own, count - (size - written))
      case .decimals(let count):
        // A number that the decimals would write as 0 is written with significant digits.
        if size < -count {
          let digits = format.smallNumbers == .digits(3) ? 3 : max(1, count)
          return max(own, digits - 1 - (size - written))
        }
        if exponent == nil { return max(own, count) }
        return withoutZeros(result, size - written)
      }
    }
  }
}
