import UnitCatalog

/// The reason why a text is no number or no measure, and the place of the fault.
public struct ReadingError: Error, Equatable, Sendable {
  /// The reason why the text was refused.
  public var reason: Reason
  /// The offset of the fault in UTF-8 bytes; the length of the text for a fault at its end.
  public var offset: Int
  /// The column of the fault: the number of a character (Unicode scalar), from 1.
  ///
  /// A malformed byte counts as one character.
  public var column: Int

  package init(reason: Reason, offset: Int, column: Int) {
    self.reason = reason
    self.offset = offset
    self.column = column
  }

  /// The faults of a number or a measure.
  public enum Reason: Equatable, Sendable {
    /// The text is empty or white space.
    case empty
    /// The text ends where a digit must follow.
    case expectedDigit
    /// A character is not allowed at the place.
    case unexpected(Unicode.Scalar)
    /// A word, such as NaN, is in the place of a number.
    case notANumber
    /// A grouping mark separates groups of a wrong size, or a number has a second decimal mark.
    case misplacedMark
    /// A mark is misplaced in a locale with Indian groups: `12,34,567`.
    case misplacedIndianMark
    /// A number has digits of two sets.
    case mixedDigits
    /// The bytes are not UTF-8.
    case malformedUTF8
    /// A number has more significant digits than the limit.
    case tooManyDigits(count: Int, limit: Int)
    /// The adjusted exponent of a number is beyond ± the limit.
    case exponentOutOfRange(limit: Int, isTooLarge: Bool)
    /// A fraction is 1 or more: `120/80` is a pair of numbers.
    case improperFraction
    /// A dash joins a whole number and a fraction below 1: 2-3/4.
    case hyphenatedFraction
    /// A space precedes the last three digits in a locale with another grouping mark.
    ///
    /// `3 500 ml bottles` may be three bottles.
    case spacedNumber(String)
    /// A fraction has the denominator 0.
    case zeroDenominator
    /// A fraction, or a sum of parts, does not fit 128 bits.
    case fractionTooLong
    /// A number has no unit.
    case missingUnit
    /// No unit has the name; `suggestions` have similar names.
    case unknownUnit(suggestions: [MeasureUnit])
    /// A name differs only in letter case from names of the `candidates`, or from a name with
    /// another prefix: `mw`.
    ///
    /// `absent` is the unit that the name spells with a prefix, if the catalog does not have this
    /// unit: `Gm` is a gigameter.
    case letterCase(candidates: [MeasureUnit], absent: String?)
    /// No unit of the name has the qualifier in parentheses; `known` are the qualifiers of the
    /// name.
    case unknownQualifier(known: [String])
    /// A qualifier has no parentheses; `name` is the name with parentheses: `gallon (UK)`.
    case bareQualifier(String, name: String)
    /// A sign, a word or a character beside the measure changes its meaning and is not read.
    case partOfMeasure(String)
    /// A minus sign separates two measures: the text is a difference and not a range.
    case difference
    /// A plus sign separates two measures.
    case sum
    /// A second measure, behind a comma or a word, may be a part of the first measure or a separate
    /// measure.
    case separateParts
    /// The text has no number with a unit.
    case noMeasure
  }
}

extension ReadingError.Reason {
  /// Whether a measure was understood, and the text beside the measure was not.
  ///
  /// The whole text is then refused, because another measure would be taken out of its context.
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
  /// Returns the error with its column; columns are counted only for errors that leave the reader.
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
  /// Returns an error without a column.
  package func error(_ reason: ReadingError.Reason, at offset: Int) -> ReadingError {
    ReadingError(reason: reason, offset: offset, column: 0)
  }

  /// Returns the error for the character at an offset, or for the end of the text, without a
  /// column.
  func unexpected(at offset: Int) -> ReadingError {
    guard offset < count else { return error(.expectedDigit, at: count) }
    guard let decoded = scalar(at: offset) else { return error(.malformedUTF8, at: offset) }
    return error(.unexpected(decoded.scalar), at: offset)
  }
}
