/// A reader of Pint's definitions: `default_en.txt` and its imports.
///
///     kilo- =  1e3   = k-
///     mile = 1760 * yard = mi = international_mile
///     degree_Celsius = kelvin; offset: 273.15 = °C = celsius
///
/// Blocks of systems, contexts and defaults define no units and are skipped. Lines that name a
/// dimension, such as `[area] = [length] ** 2`, are skipped too.
package struct PintReader {
  private var table = DefinitionTable(dialect: .pint)
  private let files: [String: [UInt8]]

  /// Reads the table of the file `name`; `files` has this file and its imports by name.
  ///
  /// - Throws: ``TableError`` with the place of the first line that is not understood.
  package static func read(
    _ name: String, files: [String: [UInt8]]
  ) throws(TableError) -> DefinitionTable {
    var reader = PintReader(files: files)
    try reader.read(name, depth: 0)
    if reader.table.count == 0 { throw TableError(file: name, line: 1, .noDefinitions) }
    return reader.table
  }

  private init(files: [String: [UInt8]]) { self.files = files }

  private mutating func read(_ name: String, depth: Int) throws(TableError) {
    guard let bytes = files[name] else { throw TableError(file: name, line: 1, .missingFile(name)) }
    /// The open block, and whether it is skipped.
    var block: (name: String, line: Int, isSkipped: Bool)?
    for line in try TableLines(bytes, file: name, joins: false).lines {
      let text = line.text.trimmed
      if text.isEmpty { continue }
      if text == "@end" {
        if block == nil { throw TableError(file: name, line: line.number, .unopenedBlock("@end")) }
        block = nil
      } else if block?.isSkipped == true {
        continue
      } else if text.first == "@" {
        let words = text.split { $0 == " " || $0 == "\t" || $0 == "(" }
        switch words[0] {
        case "@import":
          guard words.count == 2, depth == 0 else {
            throw TableError(file: name, line: line.number, .unexpected(String(text)))
          }
          try read(String(words[1]), depth: depth + 1)
        case "@alias": try readAlias(text.dropFirst(6), line, name)
        case "@group": block = (String(words[0]), line.number, false)
        case "@defaults", "@context", "@system": block = (String(words[0]), line.number, true)
        default:
          throw TableError(file: name, line: line.number, .unknownDirective(String(words[0])))
        }
      } else {
        try readDefinition(line, name)
      }
    }
    if let block { throw TableError(file: name, line: block.line, .unclosedBlock(block.name)) }
  }

  private mutating func readAlias(
    _ text: Substring, _ line: TableLines.Line, _ file: String
  ) throws(TableError) {
    let names = text.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
    guard names.count > 1 else {
      throw TableError(file: file, line: line.number, .missingEqualsSign)
    }
    table.define(aliases: names.dropFirst().map(String.init), of: String(names[0]))
  }

  private mutating func readDefinition(
    _ line: TableLines.Line, _ file: String
  ) throws(TableError) {
    let parts = line.text.split(separator: "=", omittingEmptySubsequences: false)
    let name = parts[0].trimmed
    if name.isEmpty { throw TableError(file: file, line: line.number, .missingName) }
    guard parts.count > 1 else {
      throw TableError(
        file: file, line: line.number, column: line.text.utf8.count + 1, .missingEqualsSign)
    }
    if name.first == "[" { return }
    let others = parts.dropFirst(2).map { String($0.trimmed) }.filter { $0 != "_" && $0 != "" }
    let definition = parts[1]
    if definition.trimmed.isEmpty {
      throw TableError(
        file: file, line: line.number, column: line.text.column(of: definition),
        .missingDefinition)
    }
    if name.last == "-" {
      table.definePrefix(
        ([String(name)] + others).map { String($0.prefix { $0 != "-" }) },
        try expression(definition, line, file))
      return
    }
    table.define(
      String(name), aliases: others, try body(definition, line, file))
  }

  private func body(
    _ text: Substring, _ line: TableLines.Line, _ file: String
  ) throws(TableError) -> DefinitionTable.Body {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let isScale = parts.dropFirst().contains { $0.trimmed.hasPrefix("log") }
    if isScale { return .unevaluated(.nonlinear) }
    var offset: TableExpression?
    for modifier in parts.dropFirst() {
      let words = modifier.split(separator: ":", omittingEmptySubsequences: false)
      guard words.count == 2, words[0].trimmed == "offset" else {
        throw TableError(
          file: file, line: line.number, column: line.text.column(of: modifier),
          .unexpected(String(modifier.trimmed)))
      }
      offset = try expression(words[1], line, file)
    }
    let relation = parts[0].trimmed
    if relation.first == "[", relation.last == "]" { return relation == "[]" ? .one : .base }
    return .expression(try expression(parts[0], line, file), offset: offset)
  }

  private func expression(
    _ text: Substring, _ line: TableLines.Line, _ file: String
  ) throws(TableError) -> TableExpression {
    try TableExpressionParser.parse(
      text, .pint,
      at: .init(file: file, line: line.number, column: line.text.column(of: text)))
  }
}
