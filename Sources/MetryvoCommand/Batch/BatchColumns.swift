/// Which columns hold the value and its units.
struct BatchColumns {
  static let names = ["value", "from", "to"]

  var value: Int
  /// `nil` where one unit is given for all rows.
  var source: Int?
  var target: Int?
  /// Whether the first row names the columns.
  var hasHeader: Bool
  /// How many columns a row may have, by the first: one with more has a separator where none is meant, like `1,5`
  /// in CSV.
  let count: Int

  /// What a column is for, for messages; `nil` if it is for nothing.
  func role(_ column: Int) -> String? {
    switch column {
    case value: "value"
    case source: "from"
    case target: "to"
    default: nil
    }
  }

  /// Reads the option by the first row.
  ///
  /// - Throws: ``Failure`` that names the columns there are.
  init(_ options: BatchOptions, first: [String]) throws(Failure) {
    let roles = zip(Self.names, [true, options.source == nil, options.target == nil])
      .filter { $0.1 }.map { $0.0 }
    let asked = options.columns.map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.drop { $0 == " " }) }
    }
    if let asked, asked.count != roles.count {
      throw Failure(
        code: .badInput,
        message:
          "--columns: \(asked.count) columns where \(roles.joined(separator: ", ")) are needed")
    }
    let wanted = asked ?? roles
    let header = first.map { $0.lowercased() }
    var places = wanted.map { header.firstIndex(of: $0.lowercased()) }
    hasHeader = places.contains { $0 != nil }
    if places.contains(nil) {
      let numbers = wanted.map { Int($0) }
      if asked == nil && !hasHeader {
        places = roles.indices.map { $0 }
      } else if numbers.allSatisfy({ ($0 ?? 0) >= 1 }) {
        places = numbers.map { $0.map { $0 - 1 } }
        hasHeader = Self.names.contains { header.contains($0) }
      } else {
        let missing = zip(wanted, places).first { $0.1 == nil }?.0 ?? ""
        throw Failure(
          code: .badInput,
          message: "no column '\(missing)': the first row has "
            + first.map { "'\($0)'" }.joined(separator: ", "))
      }
    }
    func place(_ role: String) -> Int? {
      roles.firstIndex(of: role).flatMap { places[$0] }
    }
    value = place("value") ?? 0
    source = place("from")
    target = place("to")
    count = max(first.count, (places.compactMap { $0 }.max() ?? 0) + 1)
  }
}
