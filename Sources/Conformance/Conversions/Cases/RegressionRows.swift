import DecimalArithmetic

/// Reads lines of tab-separated columns; a line that begins with # is a comment and is skipped.
enum RegressionRows {
  /// Reads each line with `row`.
  ///
  /// - Throws: ``UnreadableRow`` for a line with a wrong number of columns, or a line for which
  ///   `row` returns `nil`.
  static func read<Row>(
    _ text: String, columns: Int, _ row: ([String]) -> Row?
  ) throws(UnreadableRow) -> [Row] {
    var rows: [Row] = []
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == columns, let read = row(parts) else {
        throw UnreadableRow(line: place + 1)
      }
      rows.append(read)
    }
    return rows
  }
}

/// A line of saved cases that cannot be read.
struct UnreadableRow: Error, CustomStringConvertible {
  let line: Int
  var description: String { "line \(line): not a case of this law" }
}

extension RoundingTarget {
  /// The target as a column: `digits 34`, `decimals 2 else 3`.
  var row: String {
    switch self {
    case .digits(let digits): "digits \(digits)"
    case .decimals(let decimals, let elseDigits): "decimals \(decimals) else \(elseDigits)"
    }
  }

  init?(row: String) {
    let words = row.split(separator: " ")
    let numbers = words.compactMap { Int($0) }
    switch (words.first, numbers.count) {
    case ("digits", 1) where numbers[0] > 0: self = .digits(numbers[0])
    case ("decimals", 2) where numbers[1] >= 0:
      self = .decimals(numbers[0], elseDigits: numbers[1])
    default: return nil
    }
  }

  /// The simpler targets to try in place of the target of a failing case.
  static let simpler: [RoundingTarget] = [
    .digits(34), .decimals(0, elseDigits: 0), .decimals(0, elseDigits: 1), .digits(1),
  ]
}

extension ArithmeticContext {
  /// Creates a context from its ``directives`` on one line.
  init?(row: String) {
    let words = row.split(separator: " ")
    var values: [Substring: Substring] = [:]
    for place in stride(from: 0, to: words.count - 1, by: 2) {
      values[words[place].dropLast()] = words[place + 1]
    }
    guard let precision = values["precision"].flatMap({ Int($0) }),
      let maxExponent = values["maxExponent"].flatMap({ Int($0) }),
      let minExponent = values["minExponent"].flatMap({ Int($0) }),
      let mode = RoundingMode.allCases.first(where: { $0.decTestName == values["rounding"] ?? "" }),
      (1...Self.limit).contains(precision), (0...Self.limit).contains(maxExponent),
      (-Self.limit...0).contains(minExponent)
    else { return nil }
    self.init(
      precision: precision, maxExponent: maxExponent, minExponent: minExponent, rounding: mode,
      clamp: values["clamp"] == "1")
  }
}
