/// A reader of GNU units' definitions, `definitions.units`, with the variants of the United States.
///
///     kilo-                   1e3
///     mile                    5280 ft
///     tempF(x) units=[1;K] …
///
/// Conditional parts are read for `UNITS_ENGLISH=US`, for the default system of units, and for the
/// locale en_US in UTF-8. Functions and tables of values are only counted. Included files are not
/// read.
package struct GNUUnitsReader {
  private var table = DefinitionTable(dialect: .gnuUnits)
  private let variables = ["UNITS_ENGLISH": "US", "UNITS_SYSTEM": "default"]
  /// The open conditions, each with its closing directive and whether its lines are read.
  private var conditions: [(end: String, line: Int, isTaken: Bool)] = []
  private let file: String

  /// Reads the table of a file.
  ///
  /// - Throws: ``TableError`` with the place of the first line that is not understood.
  package static func read(_ bytes: [UInt8], file: String) throws(TableError) -> DefinitionTable {
    var reader = GNUUnitsReader(file: file)
    for line in try TableLines(bytes, file: file, joins: true).lines where line.text.trimmed != "" {
      try reader.read(line)
    }
    if let open = reader.conditions.last {
      throw TableError(file: file, line: open.line, .unclosedBlock("!" + open.end.dropFirst(4)))
    }
    if reader.table.count == 0 { throw TableError(file: file, line: 1, .noDefinitions) }
    return reader.table
  }

  private init(file: String) { self.file = file }

  private mutating func read(_ line: TableLines.Line) throws(TableError) {
    let words = line.text.split { $0 == " " || $0 == "\t" }
    if line.text.first == "!" { return try obey(words, line) }
    guard conditions.allSatisfy(\.isTaken) else { return }
    var name = words[0]
    // A plus sign marks a unit that a system of units other than the SI may replace.
    if name.first == "+", name.count > 1 { name = name.dropFirst() }
    guard words.count > 1 else {
      throw TableError(
        file: file, line: line.number, column: line.text.utf8.count + 1, .missingDefinition)
    }
    if let open = name.firstIndex(where: { $0 == "(" || $0 == "[" }) {
      table.defineFunction(String(name[..<open]))
      return
    }
    if words[1] == "!" { return table.define(String(name), .base) }
    if words[1] == "!dimensionless" { return table.define(String(name), .one) }
    let text = line.text[words[1].startIndex...].trimmed
    let expression = try TableExpressionParser.parse(
      text, .gnuUnits,
      at: .init(file: file, line: line.number, column: line.text.column(of: text)))
    if name.last == "-" {
      table.definePrefix([String(name.dropLast())], expression)
    } else {
      table.define(String(name), .expression(expression, offset: nil))
    }
  }

  private mutating func obey(
    _ words: [Substring], _ line: TableLines.Line
  ) throws(TableError) {
    // Inside a condition, a space may separate `!` from the directive.
    let isSpaced = words[0] == "!" && words.count > 1
    let directive = String(isSpaced ? "!" + words[1] : words[0])
    let values = words.dropFirst(isSpaced ? 2 : 1).map(String.init)
    switch directive {
    case "!endlocale", "!endvar", "!endutf8":
      guard conditions.last?.end == directive else {
        throw TableError(file: file, line: line.number, .unopenedBlock(directive))
      }
      conditions.removeLast()
    case "!locale": open("!endlocale", line, values.first == "en_US")
    case "!utf8": open("!endutf8", line, true)
    case "!var", "!varnot":
      guard let name = values.first else {
        throw TableError(file: file, line: line.number, .missingName)
      }
      let isListed = values.dropFirst().contains(variables[name, default: ""])
      open("!endvar", line, isListed == (directive == "!var"))
    // `!set` does not change a variable that is set, and this reader sets both variables.
    case "!set", "!message", "!prompt", "!unitlist", "!include": break
    default: throw TableError(file: file, line: line.number, .unknownDirective(directive))
    }
  }

  private mutating func open(_ end: String, _ line: TableLines.Line, _ isTaken: Bool) {
    conditions.append((end, line.number, isTaken))
  }
}
