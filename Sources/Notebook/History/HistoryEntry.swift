/// A row of the history: a conversion, a calculation or the run of a tool.
///
///     let entry = HistoryEntry(
///       id: "6f1c", createdAt: .epoch,
///       .conversion(
///         KeptConversion(
///           category: "length", from: "kilometer", to: "mile", input: "12",
///           result: "7.456454306848", isExact: false, rounding: .halfUp,
///           text: "12 km → 7.456 mi")))
///     var notebook = NotebookContent()
///     try notebook.edit(.record(entry))
///     notebook.history.count(of: .conversion)  // 1
///
/// Numbers are texts, so no digit is lost. Identifiers name the units.
public struct HistoryEntry: Hashable, Sendable {
  /// The identifier, opaque and unique in the history: 1 to 128 bytes.
  public var id: String
  /// The time of the computation.
  public var createdAt: Timestamp
  /// The computation and its result.
  public var content: Content
  /// Whether the row has a star.
  public var isStarred: Bool
  /// Whether the person copied the result.
  public var isCopied: Bool

  /// The content of a row.
  public enum Content: Hashable, Sendable {
    /// A conversion between two units.
    case conversion(KeptConversion)
    /// A calculation of the keypad or of an expression.
    case calculation(KeptCalculation)
    /// A tip, a discount or a split.
    case tool(KeptToolRun)
  }

  /// Creates a row from its parts; ``NotebookContent/edit(_:in:)`` checks it.
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

  /// The kind of the row, for which a profile has a limit.
  public var kind: HistoryKind {
    switch content {
    case .conversion: .conversion
    case .calculation: .calculation
    case .tool: .tool
    }
  }
}

/// The kinds of rows; a profile has a limit for each kind.
public enum HistoryKind: String, CaseIterable, Hashable, Sendable {
  /// Conversions between units.
  case conversion
  /// Calculations.
  case calculation
  /// Tips, discounts and splits.
  case tool

  /// The index of the kind in lists of counts.
  var position: Int {
    switch self {
    case .conversion: 0
    case .calculation: 1
    case .tool: 2
    }
  }
}
