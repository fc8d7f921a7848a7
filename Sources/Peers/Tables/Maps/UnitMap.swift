/// The map between our units and the units of a table, written by hand: names alone identify no
/// unit.
///
///     # a comment
///     mile = mile
///     mile in meter = mi, m
///
/// The left side is the identifier of our unit. A unit after `in` is the target unit to which the
/// table converts. Without `in`, the target is the base unit of the quantity, which must have a
/// line of its own in the map. The right side is a unit of the table, or an expression of a
/// compound in the table's language.
package struct UnitMap: Hashable, Sendable {
  /// A line of the map.
  package struct Entry: Hashable, Sendable {
    /// The line, counted from 1.
    package var line: Int
    /// Our unit.
    package var unit: String
    /// Our target unit, if the table converts to a specific unit.
    package var target: String?
    /// The table's name of the unit.
    package var theirs: String
  }

  /// The name of the map in messages.
  package let name: String
  /// The lines, in order.
  package let entries: [Entry]

  /// Reads a map.
  ///
  /// - Throws: ``TableError`` for a malformed line, and for a pair that occurs twice.
  package init(_ text: String, name: String) throws(TableError) {
    var entries: [Entry] = []
    var seen: Set<String> = []
    for line in try TableLines(Array(text.utf8), file: name, joins: false).lines {
      let content = line.text.trimmed
      if content.isEmpty { continue }
      let sides = content.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map(\.trimmed)
      guard sides.count == 2 else {
        throw TableError(file: name, line: line.number, .missingEqualsSign)
      }
      let words = sides[0].split(separator: " ").map(String.init)
      guard words.count == 1 || (words.count == 3 && words[1] == "in") else {
        throw TableError(file: name, line: line.number, .unexpected(String(sides[0])))
      }
      if sides[1].isEmpty { throw TableError(file: name, line: line.number, .missingDefinition) }
      let entry = Entry(
        line: line.number, unit: words[0], target: words.count == 3 ? words[2] : nil,
        theirs: String(sides[1]))
      guard seen.insert(String(sides[0])).inserted else {
        throw TableError(file: name, line: line.number, .repeated(String(sides[0])))
      }
      entries.append(entry)
    }
    self.name = name
    self.entries = entries
  }
}
