import DecimalArithmetic
import MeasureText

/// What a converter claims: that a value in one unit is another value in another unit.
public struct Claim: Hashable, Sendable {
  /// The line of the table, from 1.
  public var line: Int
  /// The number that was converted, as written.
  public var value: String
  /// The name of the unit it was converted from.
  public var from: String
  /// The name of the unit it was converted to.
  public var to: String
  /// The result that is claimed, as written.
  public var claimed: String
  /// How it says it rounded; half-up where it says nothing.
  public var mode: RoundingMode
  /// To how many significant digits; to the last digit it writes where it says nothing.
  public var digits: Int?
}

/// A table of claims: rows of value, from, to, claimed, and optionally mode and digits.
///
///     value	from	to	claimed	digits
///     5	mi	km	8.04672	7
///
/// Tabs or commas separate the columns. Where the first row names them, they may stand in any order;
/// else they have this order. A row may leave mode and digits empty, or end before them.
public struct ClaimTable: Hashable, Sendable {
  /// The claims in the order of the table.
  public let claims: [Claim]

  private static let required = ["value", "from", "to", "claimed"]
  private static let optional = ["mode", "digits"]
  static let columnList = "value, from, to, claimed and optionally mode, digits"
  static let modeList = RoundingMode.allCases.map(\.rawValue).joined(separator: ", ")

  /// Reads the whole of a table.
  ///
  /// - Throws: ``ClaimTableError`` with the line of the first thing that has not the form of a table. Names
  ///   and numbers are read by whoever judges.
  public init(_ bytes: [UInt8]) throws(ClaimTableError) {
    var rows = try DelimitedText(bytes).rows[...]
    guard let first = rows.first else { throw ClaimTableError(line: 1, .noRows) }
    var columns = Self.required + Self.optional
    let isNamed = Self.required.contains { first.fields.contains($0) }
    if isNamed {
      columns = try Self.columns(first)
      rows.removeFirst()
    }
    var claims: [Claim] = []
    for row in rows {
      let fewest = (columns.lastIndex { Self.required.contains($0) } ?? 0) + 1
      guard (fewest...columns.count).contains(row.fields.count) else {
        throw ClaimTableError(line: row.line, .fieldCount(row.fields.count, expected: fewest))
      }
      claims.append(try Claim(row, columns))
    }
    if claims.isEmpty { throw ClaimTableError(line: first.line, .noRows) }
    self.claims = claims
  }

  private static func columns(_ row: DelimitedText.Row) throws(ClaimTableError) -> [String] {
    var columns: [String] = []
    for name in row.fields {
      guard (required + optional).contains(name) else {
        throw ClaimTableError(line: row.line, .unknownColumn(name))
      }
      if columns.contains(name) { throw ClaimTableError(line: row.line, .repeatedColumn(name)) }
      columns.append(name)
    }
    for name in required where !columns.contains(name) {
      throw ClaimTableError(line: row.line, .missingColumn(name))
    }
    return columns
  }
}

extension Claim {
  fileprivate init(_ row: DelimitedText.Row, _ columns: [String]) throws(ClaimTableError) {
    let fields = Dictionary(zip(columns, row.fields), uniquingKeysWith: { first, _ in first })
    line = row.line
    value = fields["value"] ?? ""
    from = fields["from"] ?? ""
    to = fields["to"] ?? ""
    claimed = fields["claimed"] ?? ""
    mode = .halfUp
    if let text = fields["mode"], !text.isEmpty {
      guard let mode = RoundingMode(rawValue: text) else {
        throw ClaimTableError(line: row.line, .unknownMode(MeasureTextError.excerpt(text)))
      }
      self.mode = mode
    }
    if let text = fields["digits"], !text.isEmpty {
      guard let count = Int(text), (1...100_000).contains(count) else {
        throw ClaimTableError(line: row.line, .unreadableDigits(MeasureTextError.excerpt(text)))
      }
      digits = count
    }
  }
}
