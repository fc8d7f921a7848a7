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
  /// The SHA-256 of the file's bytes; `nil` if it was not computed.
  package var digest: String?
}

/// An include of another file, the directive `dectest: name`.
public struct DecTestInclude: Hashable, Sendable {
  /// The name of the other file, without `.decTest`.
  public let name: String
  /// The line of the directive, counted from 1.
  public let line: Int
}

/// A case, which is one line `id operation operand … -> result condition …`.
public struct DecTestCase: Sendable {
  /// The identifier, which is not unique in some published files.
  public let identifier: String
  /// The operation, in lower case.
  public let operation: String
  /// The operands, one to three.
  public let operands: [DecTestOperand]
  /// The result.
  public let result: DecTestResult
  /// The conditions that the operation must raise; no other condition may be raised.
  public let conditions: Conditions
  /// The limits and the rounding mode in force.
  public let context: ArithmeticContext
  /// Whether the directive `extended` is 1; 0 selects the arithmetic of the old subset.
  public let isExtended: Bool
  /// The line of the case, counted from 1.
  public let line: Int
}

/// An operand of a case.
public enum DecTestOperand: Hashable, Sendable {
  /// The text of a number, without quotes.
  case number(String)
  /// An operand with `#`.
  ///
  /// `#` is a null operand, `#…` an encoding in hexadecimal, and `64#…` a number in a format.
  case encoding(String)
}

/// The expected result of a case.
public enum DecTestResult: Hashable, Sendable {
  /// The text of a number, without quotes.
  case number(String)
  /// A result with `#`: `#…` is an encoding in hexadecimal, `64#…` a number in a format.
  case encoding(String)
  /// The result `?`, for which every result is correct.
  case undefined
}
