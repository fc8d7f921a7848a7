/// A row of the history: what was computed, and when.
///
///     let entry = HistoryEntry(
///       id: "6f1c", createdAt: now,
///       .conversion(KeptConversion(
///         category: "length", from: "kilometer", to: "mile", input: "12",
///         result: "7.456454306848", isExact: false, rounding: .halfUp,
///         text: "12 km → 7.456 mi")))
///     try notebook.edit(.record(entry))
///
/// Numbers are texts, so no digit is lost. Units are named by their identifiers.
public struct HistoryEntry: Hashable, Sendable {
  /// The identifier, opaque and the only one of its kind in the history: 1 to 128 bytes.
  public var id: String
  /// When it was computed.
  public var createdAt: Timestamp
  /// What was computed.
  public var content: Content
  /// Whether a person marked it.
  public var isStarred: Bool
  /// Whether a person copied its result.
  public var isCopied: Bool

  /// What a row of the history holds.
  public enum Content: Hashable, Sendable {
    /// A conversion between two units.
    case conversion(KeptConversion)
    /// A calculation of the keypad or of an expression.
    case calculation(KeptCalculation)
    /// A tip, a discount or a split.
    case tool(KeptToolRun)
  }

  /// A row from its parts; ``NotebookContent/edit(_:)`` checks it.
  public init(
    id: String, createdAt: Timestamp, _ content: Content, isStarred: Bool = false,
    isCopied: Bool = false
  ) {
    self.id = id
    self.createdAt = createdAt
    self.content = content
    self.isStarred = isStarred
    self.isCopied = isCopied
  }

  /// Which limit of a profile the row counts for.
  public var kind: HistoryKind {
    switch content {
    case .conversion: .conversion
    case .calculation: .calculation
    case .tool: .tool
    }
  }
}

/// The kinds of rows in a history; a profile limits each by itself.
public enum HistoryKind: String, CaseIterable, Hashable, Sendable {
  /// Conversions between units.
  case conversion
  /// Calculations.
  case calculation
  /// Tips, discounts and splits.
  case tool

  /// The position among the kinds.
  var position: Int {
    switch self {
    case .conversion: 0
    case .calculation: 1
    case .tool: 2
    }
  }
}
