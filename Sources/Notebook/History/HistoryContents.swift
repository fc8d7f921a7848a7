import DecimalArithmetic

/// A conversion in the history.
public struct KeptConversion: Hashable, Sendable {
  /// The identifier of the quantity at the time of the conversion.
  public var category: String
  /// The identifier of the unit converted from.
  public var from: String
  /// The identifier of the unit converted to.
  public var to: String
  /// The number converted: digits, perhaps with a minus, a point and an exponent.
  public var input: String
  /// The result with all its digits, in the form of `input`.
  public var result: String
  /// Whether the result is exact.
  public var isExact: Bool
  /// The rounding mode of the result.
  public var rounding: RoundingMode
  /// The text that was shown: `12 km → 7.456 mi`.
  ///
  /// The text keeps a row readable after its custom unit was changed or deleted.
  public var text: String

  /// Creates a conversion from its parts.
  public init(
    category: String, from: String, to: String, input: String, result: String, isExact: Bool,
    rounding: RoundingMode, text: String
  ) {
    self.category = category
    self.from = from
    self.to = to
    self.input = input
    self.result = result
    self.isExact = isExact
    self.rounding = rounding
    self.text = text
  }
}

/// A calculation in the history.
public struct KeptCalculation: Hashable, Sendable {
  /// The expression: `100 + 10 % =`.
  public var expression: String
  /// The result: digits, perhaps with a minus, a point and an exponent.
  public var result: String

  /// Creates a calculation from its parts.
  ///
  ///     let sum = KeptCalculation(expression: "2 + 3 =", result: "about 5")
  ///     var notebook = NotebookContent()
  ///     let entry = HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))
  ///     let result = Result { try notebook.edit(.record(entry)) }
  ///     result  // failure("about 5" is no number; write digits, a point, an exponent)
  public init(expression: String, result: String) {
    self.expression = expression
    self.result = result
  }
}

/// A run of a tool in the history.
public struct KeptToolRun: Hashable, Sendable {
  /// The tools.
  public enum Tool: String, CaseIterable, Hashable, Sendable {
    /// A tip on a bill.
    case tip
    /// Successive discounts on a price.
    case discount
    /// An amount shared among people.
    case split
  }

  /// The tool that ran.
  public var tool: Tool
  /// The inputs, in the order shown.
  public var inputs: [ToolField]
  /// The outputs, in the order shown.
  public var outputs: [ToolField]

  /// Creates a run from its parts; names must be distinct in the inputs, and in the outputs.
  public init(_ tool: Tool, inputs: [ToolField], outputs: [ToolField]) {
    self.tool = tool
    self.inputs = inputs
    self.outputs = outputs
  }
}

/// A named value of a tool: `percent` 18, or the shares of three people.
public struct ToolField: Hashable, Sendable {
  /// The name, which is stable from version to version.
  public var name: String
  /// One text, or a list of texts.
  public var value: Value

  /// The value of a field.
  public enum Value: Hashable, Sendable {
    /// One text.
    case text(String)
    /// Texts in their order.
    case list([String])
  }

  /// Creates a field of one text.
  public init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }

  /// Creates a field of a list of texts.
  ///
  ///     let shares = ToolField("shares", list: ["19.08", "19.08", "19.07"])
  ///     shares.value == .list(["19.08", "19.08", "19.07"])  // true
  public init(_ name: String, list: [String]) {
    self.name = name
    value = .list(list)
  }
}
