extension FaultTable {
  /// Faults of numeric strings, and of texts that people read and write.
  static let text = """
    114 garbageIgnored
      what follows a numeric string is ignored
      DecimalArithmetic/Text/NumericString+Faults.swift
    115 secondPointIgnored
      a second decimal point and what follows it are ignored
      DecimalArithmetic/Text/NumericString+Faults.swift
    116 textEndsAtNUL
      a numeric string ends at a byte of 0
      DecimalArithmetic/Text/NumericString+Faults.swift
    117 exponentWraps
      a written exponent wraps at 32 bits instead of saturating
      DecimalArithmetic/Text/NumericString+Faults.swift
    118 readerIgnoresSecondMark
      a mark behind the decimal mark is ignored
      MeasureText/Reading/Numbers/Scanning/NumberScanner+Faults.swift
    119 readerGroupsAnywhere
      groups of digits may have any size
      MeasureText/Reading/Numbers/Scanning/NumberScanner+Faults.swift
    120 readerDropsMinusSign
      the minus sign U+2212 is dropped
      MeasureText/Reading/Numbers/Scanning/NumberScanner+Faults.swift
    121 readerExponentWraps
      a written exponent wraps at 32 bits
      MeasureText/Reading/Numbers/Scanning/NumberScanner+Faults.swift
    122 readerZeroLosesSign
      −0 is read as 0
      MeasureText/Reading/Numbers/Scanning/NumberScanner+Faults.swift
    123 readerIgnoresGarbage
      what follows a number is ignored
      MeasureText/Reading/Numbers/Scanning/NumberScanner+Faults.swift
    124 readerEndsAtNUL
      a text ends at a byte of 0
      MeasureText/Reading/Numbers/Scanning/NumberScanner+Faults.swift
    125 readerTakesLongForms
      a character in more bytes than it needs is read
      MeasureText/Reading/UTF8Bytes+Faults.swift
    126 writerCarryLost
      a carry out of nines is lost
      MeasureText/Writing/NumberFormat+Faults.swift
    127 writerRoundsHalfUp
      digits rounded half-even are rounded half-up
      MeasureText/Writing/NumberFormat+Faults.swift
    128 writerGroupsMisplaced
      the first group of digits has one too many or two too few
      MeasureText/Writing/NumberFormat+Faults.swift
    129 writerKeepsSignOfZero
      a number that rounds to 0 keeps its minus sign
      MeasureText/Writing/NumberFormat+Faults.swift
    """
}
