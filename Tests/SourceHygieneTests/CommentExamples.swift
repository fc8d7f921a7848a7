import Foundation

/// The examples of doc comments, and the tests that are generated from them.
///
/// An example is an indented block of a doc comment. A line is a statement, or an expression that
/// two spaces or more and `// ` separate from its result:
///
///     let price = Decimal128("2.675")!
///     Decimal128.round(price, to: .decimals(2), in: .decimal128).value  // 2.68
///
/// A block without a result is no example.
struct CommentExamples {
  /// An example, as lines without their indentation.
  typealias Example = [Substring]

  /// The examples of a file, in their order.
  private(set) var examples: [Example] = []
  /// The number of public functions and initializers of a file.
  private(set) var functions = 0
  /// The number of public functions and initializers whose comment has an example.
  private(set) var explained = 0

  /// Reads a source file.
  init(_ source: String) {
    var found: [Example] = []
    var block: Example = []
    func end() {
      if block.contains(where: { Self.result(of: $0) != nil }) { found.append(block) }
      block = []
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        let content = text.dropFirst(3)
        if content.hasPrefix("     ") { block.append(content.dropFirst(5)) } else { end() }
        continue
      }
      end()
      // Attributes stand between a comment and its declaration.
      if text.hasPrefix("@"), !text.contains("public ") { continue }
      if Self.isFunction(text) {
        functions += 1
        if !found.isEmpty { explained += 1 }
      }
      examples += found
      found = []
    }
    end()
  }

  /// Returns whether a line declares a public function or initializer.
  private static func isFunction(_ line: Substring) -> Bool {
    let modifier = #/(static|mutating|prefix|postfix|convenience) /#
    var rest = line[...]
    while let attribute = rest.prefixMatch(of: #/@\w+(\([^)]*\))? /#) {
      rest = rest[attribute.range.upperBound...]
    }
    guard rest.hasPrefix("public ") else { return false }
    rest = rest.dropFirst("public ".count)
    while let match = rest.prefixMatch(of: modifier) { rest = rest[match.range.upperBound...] }
    return rest.prefixMatch(of: #/(func|init)\b/#) != nil
  }

  /// The code and the result of a line; `nil` for a line without a result.
  private static func result(of line: Substring) -> (code: Substring, result: Substring)? {
    guard let mark = line.range(of: "  // ", options: .backwards) else { return nil }
    var code = line[..<mark.lowerBound]
    while code.last == " " { code.removeLast() }
    return code.isEmpty ? nil : (code, line[mark.upperBound...])
  }

  /// Returns a test function that compares each result of an example with its expression.
  static func test(_ name: String, of example: Example) -> String {
    var statements: [Example] = []
    for line in example {
      if let first = line.first, !" )}]".contains(first) || statements.isEmpty {
        statements.append([line])
      } else {
        statements[statements.count - 1].append(line)
      }
    }
    var text = "  @Test func \(name)() throws {\n"
    for statement in statements {
      guard let last = statement.last, let (code, result) = result(of: last) else {
        for line in statement { text += line.isEmpty ? "\n" : "    \(line)\n" }
        continue
      }
      var lines = statement.dropLast() + [code]
      let throwing = "try "
      let isThrowing = lines[0].hasPrefix(throwing)
      if isThrowing { lines[0] = lines[0].dropFirst(throwing.count) }
      let expression = lines.joined(separator: "\n    ")
      text += "    \(isThrowing ? throwing : "")shows(\(expression), ##\"\(result)\"##)\n"
    }
    return text + "  }\n"
  }
}
