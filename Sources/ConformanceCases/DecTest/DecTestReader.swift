import DecimalArithmetic

/// Reads decTest files and rejects every malformed line.
///
/// A reader that skips unknown lines would report success for cases that never ran.
///
/// Source: General Decimal Arithmetic Testcases 2.44, "Testcase files".
public enum DecTestReader {
  /// Reads a whole file.
  ///
  ///     let line = Array("d1 add 0.1 0.2 0.3".utf8)
  ///     Result { try DecTestReader.read(line, name: "my") }  // failure(my:1:16: '->' is missing)
  ///
  /// - Parameters:
  ///   - bytes: the file's bytes; lines end with LF or CR LF.
  ///   - name: the name of the file in errors and failures.
  /// - Returns: the cases, each with the context in force at its line.
  /// - Throws: ``DecTestError`` for the first malformed line.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func read(
    _ bytes: [UInt8], name: String
  ) throws(DecTestError) -> DecTestFile {
    var directives = DecTestDirectives()
    var cases: [DecTestCase] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let place = { (column: Int, problem: DecTestError.Problem) in
        DecTestError(file: name, line: number, column: column, problem: problem)
      }
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      let tokens = try DecTestToken.split(content, at: place)
      guard let first = tokens.first else { continue }
      if !first.isQuoted && first.text.contains(":") {
        try directive(tokens, line: number, into: &directives, at: place)
      } else {
        cases.append(try testCase(tokens, line: number, under: directives, at: place))
      }
    }
    return DecTestFile(
      name: name, version: directives.version, includes: directives.includes, cases: cases)
  }

  /// Reads a whole file from its text in UTF-8.
  ///
  ///     let context = "precision: 3 \n rounding: half_up \n maxExponent: 9 \n minExponent: -9 \n"
  ///     let file = try DecTestReader.read(context + "d1 divide 2 3 -> 0.667 Inexact", name: "own")
  ///     file.cases[0].result  // number("0.667")
  ///     file.cases[0].conditions  // Inexact
  ///
  /// - Throws: ``DecTestError`` for the first malformed line.
  public static func read(_ text: String, name: String) throws(DecTestError) -> DecTestFile {
    try read(Array(text.utf8), name: name)
  }

  private typealias Place = (Int, DecTestError.Problem) -> DecTestError

  private static func directive(
    _ tokens: [DecTestToken], line: Int, into directives: inout DecTestDirectives, at place: Place
  ) throws(DecTestError) {
    let parts = tokens[0].text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    var values = Array(tokens.dropFirst())
    if !parts[1].isEmpty {
      let column = tokens[0].column + parts[0].utf8.count + 1
      values.insert(
        DecTestToken(text: String(parts[1]), column: column, isQuoted: false), at: 0)
    }
    guard let value = values.first else {
      throw place(tokens[0].column, .missingValue(directive: name))
    }
    if values.count > 1 { throw place(values[1].column, .extraValue(directive: name)) }
    if let problem = directives.take(name, value: value.text, line: line) {
      if case .unknownDirective = problem { throw place(tokens[0].column, problem) }
      throw place(value.column, problem)
    }
  }

  private static func testCase(
    _ tokens: [DecTestToken], line: Int, under directives: DecTestDirectives, at place: Place
  ) throws(DecTestError) -> DecTestCase {
    if tokens.count < 2 || tokens[0].isArrow || tokens[1].isArrow {
      throw place(tokens[0].column, .missingOperation)
    }
    let operation = tokens[1].text.lowercased()
    guard let arrow = tokens.firstIndex(where: { $0.isArrow }) else {
      throw place(tokens[tokens.count - 1].column, .missingArrow)
    }
    guard let expected = DecTestOperations.operandCounts(of: operation) else {
      throw place(tokens[1].column, .unknownOperation(tokens[1].text))
    }
    let operands = tokens[2..<arrow].map(operand)
    if !expected.contains(operands.count) {
      throw place(
        tokens[1].column,
        .operandCount(operands.count, operation: tokens[1].text, expected: expected.lowerBound))
    }
    if !DecTestOperations.readsText(operation) {
      for (token, operand) in zip(tokens[2..<arrow], operands) {
        if case .number(let text) = operand, !isNumeric(text) {
          throw place(token.column, .notANumber(text, operation: tokens[1].text))
        }
      }
    }
    guard arrow + 1 < tokens.count else { throw place(tokens[arrow].column, .missingResult) }
    let conditions = try conditions(tokens[(arrow + 2)...], at: place)
    switch directives.context {
    case .failure(let missing):
      throw place(tokens[0].column, .missingDirective(missing.name))
    case .success(let context):
      return DecTestCase(
        identifier: tokens[0].text, operation: operation, operands: operands,
        result: result(tokens[arrow + 1]), conditions: conditions, context: context,
        isExtended: directives.isExtended, line: line)
    }
  }

  private static func isNumeric(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { (try? NumericString($0)) != nil }
  }

  private static func operand(_ token: DecTestToken) -> DecTestOperand {
    isEncoding(token) ? .encoding(token.text) : .number(token.text)
  }

  private static func result(_ token: DecTestToken) -> DecTestResult {
    if !token.isQuoted && token.text == "?" { return .undefined }
    return isEncoding(token) ? .encoding(token.text) : .number(token.text)
  }

  /// Whether a token is an encoding or a number in a format: `#`, `#22380000`, `64#1E+384`.
  private static func isEncoding(_ token: DecTestToken) -> Bool {
    guard let format = token.text.firstIndex(of: "#").map({ token.text[..<$0] }) else {
      return false
    }
    return format.isEmpty ? !token.isQuoted : ["32", "64", "128"].contains(format)
  }

  private static func conditions(
    _ tokens: ArraySlice<DecTestToken>, at place: Place
  ) throws(DecTestError) -> Conditions {
    var conditions: Conditions = []
    for token in tokens {
      let word = token.text.lowercased()
      guard let known = Conditions.names.first(where: { $0.name.lowercased() == word }) else {
        throw place(token.column, .unknownCondition(token.text))
      }
      conditions.insert(known.condition)
    }
    return conditions
  }
}
