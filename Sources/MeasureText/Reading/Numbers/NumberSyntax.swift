import DecimalArithmetic

/// The grammar of numbers in text: the form that one locale writes, or the forms that people write.
///
/// | | `strict` | `lenient` |
/// |---|---|---|
/// | decimal mark | the locale's | `.` or `,`, also full-width; U+066B |
/// | grouping mark | the locale's; spaces are equal | `.` `,` `'` `’` `_` U+066C and spaces |
/// | groups | of three, or the locale's Indian ones | of three, or Indian ones |
/// | digits | ASCII | one set of ten of Unicode's decimal digits (Nd) |
/// | minus | `-`, U+2212 | also U+FF0D and an en dash in front |
/// | fractions | none | `1/3`, `3 1/2`, `1½` |
/// | exponent | `e5`, `E-5`, `×10^5`, `×10⁵` | as in `strict` |
///
/// Spaces are U+0020, U+00A0, U+2009 and U+202F.
///
/// In `lenient` the first rule that applies decides which of `.` and `,` is the decimal mark:
///
/// 1. If a number has both marks, the last mark is the decimal mark: `1.234,5` and `1,234.5`.
/// 2. A mark that occurs several times groups: `1.000.000`, `12,34,567`.
/// 3. A mark behind groups with other marks is the decimal mark: `1 234,5`.
/// 4. A mark that not exactly three digits follow, or that follows 0 or more than three digits, is
///    the decimal mark: `1,5`, `0,125`.
/// 5. The decimal mark of the locale, or of `separators`, is the decimal mark: `1.234` in English.
/// 6. The grouping mark of the locale groups, and the reading is flagged as ambiguous: `1,234` in
///    English is 1234.
/// 7. Otherwise the mark is the decimal mark, and the reading is flagged as ambiguous: `1.234` in
///    French.
///
/// Groups of three in a locale with Indian groups are flagged, and so are Indian groups in other
/// locales.
///
/// Text that fits no rule is an error with its place: groups of other sizes (`5,6,7`), digits of
/// two sets, a space in front of digits that are no group, and words such as NaN.
///
/// A number may end with the locale's decimal mark: `5.`. A number may begin with the locale's
/// decimal mark, and in `lenient` also with a point or U+066B in every locale: `.5`.
///
/// Minimum grouping digits apply only to writing: `1.234` is 1234 in Spanish too. U+200E, U+200F
/// and U+061C in front of a number, and white space around it, are skipped.
public enum NumberSyntax: Hashable, Sendable {
  /// Only the form that these symbols allow.
  case strict(NumberSymbols)
  /// The forms that people write; the rules of ``NumberSyntax`` choose one reading, and the
  /// locale's decimal and grouping marks decide in rules 5 to 7.
  ///
  /// `separators` replace the locale's decimal and grouping marks: a person may write 1.234,5 in
  /// English.
  case lenient(NumberLocale, separators: NumberSymbols? = nil)

  /// Digits and a decimal point without groups, as programs write numbers.
  public static let plain = NumberSyntax.strict(NumberSymbols(decimal: ".", grouping: "."))

  /// Reads a text that is one number.
  ///
  ///     try NumberSyntax.lenient(.german).read("1.234,50").number  // decimal("1234.50")
  ///     try NumberSyntax.lenient(.english).read("2 1/3").number.text  // "7/3"
  ///     try NumberSyntax.lenient(.english).read("1,234").flags == .ambiguousSeparator  // true
  ///
  /// - Throws: ``ReadingError`` with the offset of the refused text.
  /// - Complexity: O(*n*) for *n* bytes; the result is bounded by the limits.
  public func read(
    _ text: String, limits: ReadingLimits = .arbitraryPrecision
  ) throws(ReadingError) -> NumberReading {
    try text.withUTF8Bytes { bytes throws(ReadingError) in try read(utf8: bytes, limits: limits) }
  }

  /// Reads bytes that are one number in UTF-8.
  ///
  /// - Throws: ``ReadingError`` with the offset of the refused text, also for malformed UTF-8.
  /// - Complexity: O(*n*) for *n* bytes; the result is bounded by the limits.
  public func read(
    utf8 text: UnsafeBufferPointer<UInt8>, limits: ReadingLimits = .arbitraryPrecision
  ) throws(ReadingError) -> NumberReading {
    try scan(utf8: text, limits: limits).reading
  }

  /// Returns the number in the bytes, and its range if it has grouping marks.
  func scan(
    utf8 text: UTF8Bytes, limits: ReadingLimits
  ) throws(ReadingError) -> (reading: NumberReading, grouped: Range<Int>?) {
    do throws(ReadingError) {
      #if SeededFaults
      if let wrong = try faultyScan(text, limits) { return wrong }
      #endif
      var scanner = NumberScanner(text, at: text.endOfSpaces(from: 0), marks: marks, limits: limits)
      let reading = try scanner.scan()
      let grouped = scanner.isGrouped ? scanner.start..<scanner.position : nil
      let end = text.endOfSpaces(from: scanner.position)
      if end < text.count {
        // Of white space that cannot group, the error names the first character.
        throw text.unexpected(at: text[end].isASCIIDigit ? scanner.position : end)
      }
      return (reading, grouped)
    } catch {
      throw error.located(in: text)
    }
  }

  /// The marks that decide between several readings of a text.
  ///
  ///     NumberSyntax.lenient(.german).symbols.decimal  // ","
  public var symbols: NumberSymbols {
    switch self {
    case .strict(let symbols): symbols
    case .lenient(let locale, let separators): separators ?? locale.symbols
    }
  }

  var marks: NumberMarks {
    switch self {
    case .strict: NumberMarks(strict: symbols)
    case .lenient: NumberMarks(lenient: symbols)
    }
  }

  /// The locale of the words and unit names; `nil` in `strict`.
  var locale: NumberLocale? {
    switch self {
    case .strict: nil
    case .lenient(let locale, _): locale
    }
  }
}
