import DecimalArithmetic

/// How numbers in a text are read: as one locale writes them, or as people do.
///
/// | | `strict` | `lenient` |
/// |---|---|---|
/// | decimal mark | the locale's | `.` or `,`, also full-width; U+066B |
/// | grouping | the locale's mark, groups of three or the locale's Indian ones; spaces count as one
/// another | `.` `,` `'` `’` `_`, U+066C and the spaces U+0020, U+00A0, U+2009, U+202F; groups of
/// three, or Indian ones |
/// | digits | ASCII | one set of ten of Unicode's decimal digits (Nd) |
/// | minus | `-`, U+2212 | also U+FF0D and an en dash in front |
/// | fractions | none | `1/3`, `3 1/2`, `1½` |
/// | exponent | `e5`, `E-5`, `×10^5`, `×10⁵` | the same |
///
/// Which of `.` and `,` is the decimal mark is decided in `lenient` by the first rule that applies:
///
/// 1. If both stand in the number, the last is the decimal mark: `1.234,5` and `1,234.5`.
/// 2. One that stands several times groups: `1.000.000`, `12,34,567`.
/// 3. One behind other grouping is the decimal mark: `1 234,5`.
/// 4. One that three digits do not follow, or behind 0 or more than three digits, is the decimal
///    mark: `1,5`, `0,125`.
/// 5. The locale's decimal mark, or the one given in its place, is the decimal mark: `1.234` in
///    English.
/// 6. The locale's grouping mark groups, and the reading is flagged as ambiguous: `1,234` in
///    English is 1234.
/// 7. Else it is the decimal mark, and flagged: `1.234` in French.
///
/// Groups of three where the locale has Indian ones, and the other way round, are flagged.
///
/// What fits no rule is an error with its place: groups of other sizes (`5,6,7`), digits of two
/// sets, a space before digits that are no group, words such as NaN. A number may end, but in
/// `lenient` not begin, with the locale's decimal mark alone beside its digits: `5.` and, with a
/// point anywhere, `.5`. Minimum grouping digits govern writing only: `1.234` is 1234 in Spanish
/// too. U+200E, U+200F and U+061C in front of a number, and white space around it, are skipped.
public enum NumberSyntax: Hashable, Sendable {
  /// Only what these symbols allow.
  case strict(NumberSymbols)
  /// What people write, with one reading chosen by the rules; the marks decide the last of them.
  ///
  /// `separators` take the place of the locale's marks: a person may write 1.234,5 in English.
  case lenient(NumberLocale, separators: NumberSymbols? = nil)

  /// Digits and a decimal point without any grouping, as programs write numbers.
  public static let plain = NumberSyntax.strict(NumberSymbols(decimal: ".", grouping: "."))

  /// Reads a text that is one number.
  ///
  ///     try NumberSyntax.lenient(.german).read("1.234,50").number    // .decimal("1234.50")
  ///     try NumberSyntax.lenient(.english).read("3 1/2").number      // .fraction(7/2)
  ///
  /// - Throws: ``ReadingError`` with the place.
  /// - Complexity: O(*n*) for *n* bytes; the result is bounded by the limits.
  public func read(
    _ text: String, limits: ReadingLimits = .arbitraryPrecision
  ) throws(ReadingError) -> NumberReading {
    try text.withUTF8Bytes { bytes throws(ReadingError) in try read(utf8: bytes, limits: limits) }
  }

  /// Reads bytes that are one number in UTF-8.
  ///
  /// - Throws: ``ReadingError`` with the place; malformed UTF-8 is one.
  /// - Complexity: O(*n*) for *n* bytes; the result is bounded by the limits.
  public func read(
    utf8 text: UnsafeBufferPointer<UInt8>, limits: ReadingLimits = .arbitraryPrecision
  ) throws(ReadingError) -> NumberReading {
    try scan(utf8: text, limits: limits).reading
  }

  /// The number that bytes are, and where it stands in them if it has grouping marks.
  func scan(
    utf8 text: UTF8Bytes, limits: ReadingLimits
  ) throws(ReadingError) -> (reading: NumberReading, grouped: Range<Int>?) {
    do throws(ReadingError) {
      #if SeededFaults
      let text =
        SeededFault.readerEndsAtNUL.isActive
        ? UnsafeBufferPointer(rebasing: text.prefix { $0 != 0 }) : text
      #endif
      var scanner = NumberScanner(text, at: text.endOfSpaces(from: 0), marks: marks, limits: limits)
      let reading = try scanner.scan()
      let grouped = scanner.isGrouped ? scanner.start..<scanner.position : nil
      #if SeededFaults
      if SeededFault.readerIgnoresGarbage.isActive { return (reading, grouped) }
      #endif
      let end = text.endOfSpaces(from: scanner.position)
      if end < text.count {
        // Of white space that cannot group, the first is named, not what stands behind it.
        throw text.unexpected(at: text[end].isASCIIDigit ? scanner.position : end)
      }
      return (reading, grouped)
    } catch {
      throw error.located(in: text)
    }
  }

  /// The marks that decide where a text leaves several readings.
  ///
  ///     NumberSyntax.lenient(.german).symbols.decimal   // ","
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

  /// The locale whose words and unit names are read, if it is known.
  var locale: NumberLocale? {
    switch self {
    case .strict: nil
    case .lenient(let locale, _): locale
    }
  }
}
