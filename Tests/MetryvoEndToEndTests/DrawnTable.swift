import PropertyTesting

/// A random table for `convert --batch`, with the expected line for each row.
struct DrawnTable: Sendable {
  /// A row, with its expected line in the output.
  enum Line: Sendable {
    case header
    case result(String)
    case error
    case blank
  }

  var format = "tsv"
  var rows: [String] = []
  var lines: [Line] = []
  var options: [String] = []

  var separator: String { format == "tsv" ? "\t" : "," }
  var appends: Bool { options.contains("--append") }

  /// Whether the first row is data and contains one of the numbers in `--columns`.
  var startsWithColumnNumber: Bool {
    guard case .result? = lines.first, let place = options.firstIndex(of: "--columns") else {
      return false
    }
    let fields = rows[0].split(separator: Character(separator))
    return options[place + 1].split(separator: ",").contains { fields.contains($0) }
  }

  /// The names in the header and in `--columns`.
  enum Naming: Sendable {
    /// No header: `--columns` has column numbers.
    case none
    /// `value`, `from` and `to`, in any order.
    case standard
    /// Arbitrary names, which `--columns` repeats.
    case own
    /// Names that are numbers, which require `--header`.
    case numbers
  }

  /// The columns of a table: `value`, `from` and `to`, mixed with other columns.
  private struct Layout {
    /// The role of each column: `value`, `from` or `to`, or `nil` for another column.
    var columns: [String?]
    var naming: Naming
    var isFixed: Bool

    var roles: [String] { isFixed ? ["value"] : ["value", "from", "to"] }

    func name(of column: Int) -> String {
      switch naming {
      case .none, .standard: columns[column] ?? "other\(column)"
      case .own: columns[column].map { "My \($0)" } ?? "my other\(column)"
      // Numbers in descending order, so that a name may be the number of another column.
      case .numbers: "\(columns.count - column)"
      }
    }
  }

  static let generator = Generator<DrawnTable>("table") { source in
    let isFixed = source.oneIn(2)
    var roles: [String?] = isFixed ? ["value"] : ["value", "from", "to"]
    for _ in 0..<source.uniform(in: 0...2) { roles.append(nil) }
    let isOrdered = source.oneIn(3)
    if !isOrdered { shuffle(&roles, &source) }
    let naming = source.element(of: [Naming.none, .none, .standard, .own, .numbers])
    let layout = Layout(columns: roles, naming: naming, isFixed: isFixed)
    var table = DrawnTable()
    table.format = source.element(of: ["tsv", "csv"])
    table.options = options(layout, isOrdered: isOrdered, &source)
    if naming != .none {
      table.rows = [roles.indices.map(layout.name).joined(separator: table.separator)]
      table.lines = [.header]
    }
    for _ in 0..<source.uniform(in: naming == .none ? 1...6 : 0...6) {
      table.addRow(layout, &source)
    }
    return table
  }

  private static func shuffle(_ roles: inout [String?], _ source: inout ChoiceSource) {
    for last in stride(from: roles.count - 1, to: 0, by: -1) {
      roles.swapAt(last, source.uniform(in: 0...last))
    }
  }

  private static func options(
    _ layout: Layout, isOrdered: Bool, _ source: inout ChoiceSource
  ) -> [String] {
    var options = layout.isFixed ? ["--from", "km", "--to", "m"] : []
    let places = layout.roles.map { role in layout.columns.firstIndex { $0 == role } ?? 0 }
    let numbers = places.map { "\($0 + 1)" }.joined(separator: ",")
    switch layout.naming {
    case .none:
      if !isOrdered || source.oneIn(2) { options += ["--columns", numbers] }
      if source.oneIn(3) { options.append("--no-header") }
    case .standard:
      if source.oneIn(2) { options += ["--columns", numbers] }
      if source.oneIn(3) { options.append("--header") }
    case .own, .numbers:
      options += ["--columns", places.map(layout.name).joined(separator: ",")]
      if layout.naming == .numbers || source.oneIn(3) { options.append("--header") }
    }
    if source.oneIn(2) { options.append("--append") }
    return options
  }

  private mutating func addRow(_ layout: Layout, _ source: inout ChoiceSource) {
    if source.oneIn(6) {
      let isEmpty = source.oneIn(2)
      rows.append(isEmpty ? "" : layout.columns.map { _ in " " }.joined(separator: separator))
      lines.append(.blank)
      return
    }
    // In one third of the cases, the value may also be the number of a column.
    let number = source.oneIn(3) ? source.uniform(in: 1...5) : source.integer(in: 0...9_999)
    let isNumber = !source.oneIn(6)
    let fields = layout.columns.map { role in
      switch role {
      case "value": isNumber ? "\(number)" : "x\(number)"
      case "from": "km"
      case "to": "m"
      // If the value is a number, the row is data although another field is the name of a column.
      default: source.element(of: isNumber ? ["1", "a b", "to", "value", ""] : ["1", "a b", ""])
      }
    }
    rows.append(fields.joined(separator: separator))
    lines.append(isNumber ? .result(number == 0 ? "0" : "\(number)000") : .error)
  }
}
