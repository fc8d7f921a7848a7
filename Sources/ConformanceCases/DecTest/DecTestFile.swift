import DecimalArithmetic

/// The contents of a decTest file: its cases, each with the context in force at its line.
public struct DecTestFile: Sendable {
  /// The name of the file in failures.
  public let name: String
  /// The value of the last `version` directive.
  public let version: String?
  /// The files named by `dectest` directives, in order.
  public let includes: [DecTestInclude]
  /// The cases, in order.
  public let cases: [DecTestCase]
  /// The SHA-256 of the file's bytes, if it was computed.
  package var digest: String?
}

/// A `dectest: name` directive.
public struct DecTestInclude: Hashable, Sendable {
  /// The name of the other file, without `.decTest`.
  public let name: String
  /// The line of the directive, counted from 1.
  public let line: Int
}

/// One line `id operation operand … -> result condition …`.
public struct DecTestCase: Sendable {
  /// The identifier; the published files repeat some.
  public let identifier: String
  /// The operation, in lower case.
  public let operation: String
  /// The operands, one to three.
  public let operands: [DecTestOperand]
  /// The result.
  public let result: DecTestResult
  /// The conditions that the operation must raise; it must raise no others.
  public let conditions: Conditions
  /// The limits and the rounding mode in force.
  public let context: ArithmeticContext
  /// The value of the directive `extended`; 0 asks for the arithmetic of the old subset.
  public let isExtended: Bool
  /// The line of the case, counted from 1.
  public let line: Int
}

/// An operand of a case.
public enum DecTestOperand: Hashable, Sendable {
  /// The text of a number, without quotes.
  case number(String)
  /// `#`, a null operand; `#…`, an encoding in hexadecimal; `64#…`, a number in a format.
  case encoding(String)
}

/// The expected result of a case.
public enum DecTestResult: Hashable, Sendable {
  /// The text of a number, without quotes.
  case number(String)
  /// `#…`, an encoding in hexadecimal; `64#…`, a number in a format.
  case encoding(String)
  /// `?`: every result is right.
  case undefined
}
