import DecimalArithmetic

/// A decTest file as it was read: its cases, each with the context in force at its line.
public struct DecTestFile: Sendable {
  /// The name by which failures point into the file.
  public let name: String
  /// The value of the last `version` directive.
  public let version: String?
  /// The files it asks to be run, in order.
  public let includes: [DecTestInclude]
  /// The cases, in order.
  public let cases: [DecTestCase]
  /// The SHA-256 of its bytes, where it was computed.
  package var digest: String?
}

/// A `dectest: name` directive.
public struct DecTestInclude: Hashable, Sendable {
  /// The name of the other file, without `.decTest`.
  public let name: String
  /// The line of the directive, from 1.
  public let line: Int
}

/// One line `id operation operand … -> result condition …`.
public struct DecTestCase: Sendable {
  /// The identifier; upstream repeats some.
  public let identifier: String
  /// The operation, in lower case.
  public let operation: String
  /// The operands, one to three.
  public let operands: [DecTestOperand]
  /// The result.
  public let result: DecTestResult
  /// The conditions that must be raised, and no others.
  public let conditions: Conditions
  /// The limits and the rounding in force.
  public let context: ArithmeticContext
  /// The directive `extended`: 0 asks for the arithmetic of the old subset.
  public let isExtended: Bool
  /// The line, from 1.
  public let line: Int
}

/// What stands for an operand.
public enum DecTestOperand: Hashable, Sendable {
  /// The text of a number, without quotes.
  case number(String)
  /// `#`, a null operand; `#…`, an encoding in hexadecimal; `64#…`, a number in a format.
  case encoding(String)
}

/// What stands for a result.
public enum DecTestResult: Hashable, Sendable {
  /// The text of a number, without quotes.
  case number(String)
  /// `#…`, an encoding in hexadecimal; `64#…`, a number in a format.
  case encoding(String)
  /// `?`: any result will do.
  case undefined
}
