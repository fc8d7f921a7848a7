import DecimalArithmetic
import ExactArithmetic
import MeasureText
import PropertyTesting

/// Laws of typed texts: a text is read as the number that it denotes, or rejected.
extension TextLaws {
  package typealias UTF8NumberReader =
    @Sendable (UnsafeBufferPointer<UInt8>, NumberSyntax) throws -> ReadNumber

  /// The laws of single numbers.
  static var spelledNumbers: [Law] {
    let reader: UTF8NumberReader = { text, syntax in try syntax.read(utf8: text).number }
    return [
      Law(spelledNumber(by: reader), source: "NumberSyntax"),
      Law(damagedNumber(by: reader), source: "NumberSyntax; Unicode 15.0, table 3-7"),
      Law(
        damagedNumericString,
        source: "General Decimal Arithmetic Specification 1.70, Numeric string syntax"),
    ]
  }

  /// Returns the law that all spellings of signs, groups and exponents are read.
  package static func spelledNumber(by reader: @escaping UTF8NumberReader) -> Property<
    SpelledNumber
  > {
    var property = Property(
      "typed-numbers-are-read",
      "a number in any spelling that a syntax grants is read as that number, −0 with its sign",
      of: SpelledNumber.readable
    ) { typed in
      let expected = typed.expected ?? ""
      let read = try typed.bytes.withUnsafeBufferPointer { try reader($0, typed.syntax) }
      guard case .decimal(let text) = read, Rational(exactly: text) == Rational(exactly: expected),
        text.hasPrefix("-") == expected.hasPrefix("-")
      else { return .broken([("typed", expected), ("read", "\(read)")]) }
      return .holds
    }
    property.text = SpelledNumber.regressionText
    return property
  }

  /// Returns the law that a damaged number is rejected: the reader skips, repairs and guesses
  /// nothing.
  package static func damagedNumber(by reader: @escaping UTF8NumberReader) -> Property<
    SpelledNumber
  > {
    var property = Property(
      "damaged-numbers-are-refused",
      "a number with something behind it, a second decimal mark, groups of other sizes, an exponent beyond "
        + "all limits or malformed UTF-8 is refused",
      of: SpelledNumber.damaged
    ) { typed in
      let read = typed.bytes.withUnsafeBufferPointer { try? reader($0, typed.syntax) }
      return read.map { .broken([("read", "\($0)")]) } ?? .holds
    }
    property.text = SpelledNumber.regressionText
    return property
  }

  /// The law that a numeric string with a second point or with further bytes is rejected.
  ///
  /// The further byte may be 0.
  package static var damagedNumericString: Property<SpelledNumber> {
    var property = Property(
      "damaged-numeric-strings-are-refused",
      "a numeric string with something behind it, a byte of 0 too, or with a second point is none",
      of: SpelledNumber.damagedNumericString
    ) { typed in
      let read = typed.bytes.withUnsafeBufferPointer { try? NumericString($0) }
      return read.map { .broken([("read", "\($0)")]) } ?? .holds
    }
    property.text = SpelledNumber.regressionText
    return property
  }
}
