/// The seeded faults with their statements and source files.
///
/// Every build contains this table, but only a build with the trait `SeededFaults` contains the
/// faults. A test compares the table with the faults.
package enum FaultTable {
  /// All faults, by number.
  package static let all: [ListedFault] = [
    decisions, nativeArithmetic, nativeOperations, gmp, conversion, text, names, regions,
    finding, rareOperands, neighbors, sharedNames, joinedWords, clauses, unspacedWords,
    widthsAndUnits,
    calculations, notebooks, amounts, sums, touching, customUnits, keeping,
  ].flatMap(read).sorted { $0.number < $1.number }

  /// Returns the fault with a number; `nil` if there is none.
  package static func fault(_ number: Int) -> ListedFault? {
    all.first { $0.number == number }
  }

  /// Returns the faults of a table in text form.
  ///
  /// A row is a number and a name, followed by indented lines of the statement and the files.
  private static func read(_ table: String) -> [ListedFault] {
    var rows: [(head: Substring, lines: [String])] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix(" ") {
        if !rows.isEmpty { rows[rows.count - 1].lines.append(String(line.drop { $0 == " " })) }
      } else {
        rows.append((line, []))
      }
    }
    return rows.map { head, lines in
      let words = head.split(separator: " ")
      return ListedFault(
        number: Int(words[0]) ?? 0, name: words.count > 1 ? String(words[1]) : "",
        statement: lines.first ?? "", files: Array(lines.dropFirst()))
    }
  }
}
