import UnitCatalog

/// Why a text is no number or no measure, and where.
public struct ReadingError: Error, Equatable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// How many bytes of UTF-8 stand before the place; the length of the text for its end.
  public var offset: Int
  /// How many characters (Unicode scalars) stand before the place, and 1; a malformed byte counts
  /// as one.
  public var column: Int

  package init(reason: Reason, offset: Int, column: Int) {
    self.reason = reason
    self.offset = offset
    self.column = column
  }

  /// What can be wrong.
  public enum Reason: Equatable, Sendable {
    /// Nothing but white space.
    case empty
    /// The text ends where a digit must stand.
    case expectedDigit
    /// A character that cannot stand here.
    case unexpected(Unicode.Scalar)
    /// A word, such as NaN, where a number must begin.
    case notANumber
    /// A grouping mark between groups that are none, or a second decimal mark.
    case misplacedMark
    /// The same where the locale groups the last three digits and pairs before them: `12,34,567`.
    case misplacedIndianMark
    /// Digits of two sets in one number.
    case mixedDigits
    /// Bytes that are no UTF-8.
    case malformedUTF8
    /// More significant digits than the limit.
    case tooManyDigits(count: Int, limit: Int)
    /// The exponent of the first digit is beyond ± the limit.
    case exponentOutOfRange(limit: Int, isTooLarge: Bool)
    /// A fraction of 1 or more: `120/80` is a pair of numbers.
    case improperFraction
    /// A whole number and a fraction below 1 with a dash between them: 2-3/4.
    case hyphenatedFraction
    /// Digits with a blank before the last three, in a locale whose groups have another mark: `3 500 ml
    /// bottles` may be three bottles.
    case spacedNumber(String)
    /// A fraction with the denominator 0.
    case zeroDenominator
    /// A fraction, or a sum of parts, that does not fit 128 bits.
    case fractionTooLong
    /// A number without a unit.
    case missingUnit
    /// No unit of this name; units of similar names.
    case unknownUnit(suggestions: [MeasureUnit])
    /// A name that only the case of its letters would tell from those of these units, or from one
    /// with another prefix: `mw`; and the name that it spells with a prefix, if no unit has it:
    /// `Gm` is a gigameter.
    case letterCase(candidates: [MeasureUnit], absent: String?)
    /// A name with a qualifier in parentheses that none of its units has, and those they have.
    case unknownQualifier(known: [String])
    /// A qualifier of a name that is not in parentheses behind it, and the name as it is written with
    /// them: `gallon (UK)`.
    case bareQualifier(String, name: String)
    /// A sign, a word or a character beside the measure that changes its meaning and is not read.
    case partOfMeasure(String)
    /// A minus sign between two measures: a difference, not a range.
    case difference
    /// A plus sign between two measures.
    case sum
    /// A second measure behind a comma or a word that may be a part of the first or one of its own.
    case separateParts
    /// No number with a unit anywhere.
    case noMeasure
  }
}

extension ReadingError.Reason {
  /// Whether a measure was understood, and something beside it was not.
  ///
  /// Such a text is refused as a whole: another measure in it would be read out of its context.
  package var refusesAll: Bool {
    switch self {
    case .hyphenatedFraction, .spacedNumber, .partOfMeasure, .difference, .sum, .separateParts,
      .unknownQualifier, .bareQualifier:
      true
    default: false
    }
  }
}

extension ReadingError {
  /// The error with its column, which is counted only for errors that leave the reader.
  package func located(in text: UTF8Bytes) -> ReadingError {
    var error = self
    error.column = 1
    var position = 0
    while position < offset {
      position += text.scalar(at: position)?.length ?? 1
      error.column += 1
    }
    return error
  }
}

extension UTF8Bytes {
  /// The error of a reason at an offset, to be located.
  package func error(_ reason: ReadingError.Reason, at offset: Int) -> ReadingError {
    ReadingError(reason: reason, offset: offset, column: 0)
  }

  /// The error that what stands at an offset, or the end of the text, cannot stand there, to be
  /// located.
  func unexpected(at offset: Int) -> ReadingError {
    guard offset < count else { return error(.expectedDigit, at: count) }
    guard let decoded = scalar(at: offset) else { return error(.malformedUTF8, at: offset) }
    return error(.unexpected(decoded.scalar), at: offset)
  }
}
