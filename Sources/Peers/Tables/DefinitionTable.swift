/// A table whose units are defined by expressions: the table of Pint or of GNU units.
package struct DefinitionTable: Sendable {
  /// A definition with its name.
  struct Entry: Sendable {
    var name: String
    var body: Body
  }

  /// The body of a definition.
  enum Body: Sendable {
    /// A base unit, which is its own dimension.
    case base
    /// A base unit that counts as the number 1, such as a radian.
    case one
    /// An expression, with the offset of a temperature scale.
    case expression(TableExpression, offset: TableExpression?)
    /// A definition that is not a factor, with the reason.
    case unevaluated(Unevaluated)
  }

  /// The dialect of the definitions.
  let dialect: TableDialect
  /// The definitions in the order of the table.
  private(set) var entries: [Entry] = []
  /// The positions of definitions by name, symbol and alias.
  private(set) var index: [String: Int] = [:]
  /// The prefixes by name and symbol.
  private(set) var prefixes: [String: TableExpression] = [:]
  /// The number of characters of the longest prefix.
  private(set) var longestPrefix = 0
  /// The names of functions, which are not evaluated.
  private(set) var functions: Set<String> = []

  init(dialect: TableDialect) { self.dialect = dialect }

  /// Adds a definition, which replaces an earlier definition of the same name.
  ///
  /// Pint and GNU units replace definitions in the same way.
  ///
  /// Unicode and Swift strings treat the signs of kelvin, ångström and ohm as equal to the letters
  /// K, Å and Ω. A line that defines a sign by its letter therefore has no effect.
  mutating func define(_ name: String, aliases: [String] = [], _ body: Body) {
    if case .expression(.name(let other), nil) = body, other == name,
      !other.utf8.elementsEqual(name.utf8)
    {
      return
    }
    for alias in aliases { index[alias] = entries.count }
    index[name] = entries.count
    entries.append(Entry(name: name, body: body))
  }

  /// Adds names for a definition.
  mutating func define(aliases: [String], of name: String) {
    guard let position = index[name] else { return }
    for alias in aliases { index[alias] = position }
  }

  mutating func definePrefix(_ names: [String], _ value: TableExpression) {
    for name in names {
      prefixes[name] = value
      longestPrefix = max(longestPrefix, name.count)
    }
  }

  mutating func defineFunction(_ name: String) {
    functions.insert(name)
    define(name + "()", .unevaluated(.nonlinear))
  }

  /// The number of definitions, including functions but not prefixes.
  package var count: Int { entries.count }
}
