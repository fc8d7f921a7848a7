import CommandShell
import ConversionRequests
import MeasureText
import Wording

/// The columns of the value and its units.
struct BatchColumns {
  static let names = ["value", "from", "to"]

  /// The positions of the columns; a row may have as many columns as the first row with text, or
  /// more if a named position is higher.
  let places: RowColumns
  /// Whether the first row names the columns.
  let hasHeader: Bool

  /// Returns the role of a column in messages; `nil` for a column without a role.
  func role(_ column: Int) -> String? {
    switch column {
    case places.value: "value"
    case places.source: "from"
    case places.target: "to"
    default: nil
    }
  }

  /// Reads the options with the first row; `width` is the number of columns of the first row with
  /// text.
  ///
  /// `--header` and `--no-header` decide whether the first row names the columns; without them,
  /// ``FirstRow/isHeader(naming:value:)`` decides.
  ///
  /// - Throws: ``Failure`` that names the existing columns.
  init(_ options: BatchOptions, first: FirstRow, width: Int) throws(Failure) {
    let roles = Self.roles(options)
    let asked = options.columnNames
    if let asked, asked.count != roles.count {
      throw Failure(
        code: .badInput,
        message:
          "--columns: \(asked.count.counted("column")) where \(roles.joined(separator: ", ")) are needed"
      )
    }
    let wanted = asked ?? roles
    let numbers = options.columnNumbers ?? Array(roles.indices)
    let areNumbers = asked != nil && !numbers.contains(nil)
    // If numbers select the columns, the standard names `value`, `from` and `to` identify a header.
    let names = areNumbers ? wanted + Self.names : wanted
    hasHeader = options.header ?? first.isHeader(naming: names, value: numbers.first ?? nil)
    let named = hasHeader ? wanted.map { first.place(of: $0) } : wanted.map { _ in nil }
    let found = named.compactMap { $0 }
    var places: [Int?] = named
    if areNumbers && found.count < wanted.count || asked == nil && found.isEmpty {
      places = numbers
    } else if asked != nil {
      // A number among names is a position.
      places = zip(named, numbers).map { $0 ?? $1 }
    }
    if let missing = zip(wanted, places).first(where: { $0.1 == nil })?.0 {
      throw Self.failure(missing, in: first)
    }
    func place(_ role: String) -> Int? { roles.firstIndex(of: role).flatMap { places[$0] } }
    self.places = RowColumns(
      value: place("value") ?? 0, source: place("from"), target: place("to"),
      count: max(width, (places.compactMap { $0 }.max() ?? 0) + 1))
  }

  /// Refuses a first row that would be read as data but has only words.
  ///
  /// - Throws: ``Failure`` that names the existing columns.
  static func checkData(
    _ first: FirstRow, _ options: BatchOptions, _ units: MeasureReader
  ) throws(Failure) {
    guard options.header == nil, options.columns == nil, first.namesOtherColumns(units) else {
      return
    }
    let names = roles(options).joined(separator: " or ")
    throw Failure(
      code: .badInput,
      message: "no column is named \(names): the first row has \(first.quoted); name its columns "
        + "with --columns, or say --no-header if it is data")
  }

  /// Returns the roles that need a column.
  private static func roles(_ options: BatchOptions) -> [String] {
    zip(names, [true, options.source == nil, options.target == nil]).filter { $0.1 }.map { $0.0 }
  }

  /// Returns the failure for a column that the first row lacks, with the columns of the first row.
  private static func failure(_ name: String, in first: FirstRow) -> Failure {
    var message = "no column '\(name.excerpt)': the first row "
    if let problem = first.problem {
      message += "cannot be read: \(problem)"
    } else if first.place(of: name) != nil {
      message += "is data, for a number stands in it; --header takes it for names"
    } else {
      message += "has \(first.quoted)"
    }
    return Failure(code: .badInput, message: message)
  }
}
