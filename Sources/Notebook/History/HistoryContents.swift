import DecimalArithmetic

/// A conversion as a history keeps it.
public struct KeptConversion: Hashable, Sendable {
  /// The identifier of the quantity, as it was then.
  public var category: String
  /// The identifier of the unit converted from.
  public var from: String
  /// The identifier of the unit converted to.
  public var to: String
  /// The number converted: digits, perhaps a minus, a point and an exponent.
  public var input: String
  /// The result in the same form, with all its digits.
  public var result: String
  /// Whether the result is exact.
  public var isExact: Bool
  /// How the result was rounded.
  public var rounding: RoundingMode
  /// What was shown: `12 km → 7.456 mi`.
  ///
  /// The text keeps a row readable after its custom unit was changed or deleted.
  public var text: String

  /// A conversion from its parts.
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

/// A calculation as a history keeps it.
public struct KeptCalculation: Hashable, Sendable {
  /// The expression: `100 + 10 % =`.
  public var expression: String
  /// The result: digits, perhaps a minus, a point and an exponent.
  public var result: String

  /// A calculation from its parts.
  public init(expression: String, result: String) {
    self.expression = expression
    self.result = result
  }
}

/// A run of a tool as a history keeps it.
public struct KeptToolRun: Hashable, Sendable {
  /// The tools.
  public enum Tool: String, CaseIterable, Hashable, Sendable {
    /// A tip on a bill.
    case tip
    /// Discounts in a row.
    case discount
    /// An amount shared among people.
    case split
  }

  /// Which tool ran.
  public var tool: Tool
  /// What it was given, in the order shown.
  public var inputs: [ToolField]
  /// What it gave, in the order shown.
  public var outputs: [ToolField]

  /// A run from its parts; no name may stand twice in the inputs, nor in the outputs.
  public init(_ tool: Tool, inputs: [ToolField], outputs: [ToolField]) {
    self.tool = tool
    self.inputs = inputs
    self.outputs = outputs
  }
}

/// A named value of a tool: `percent` 18, or the shares of three people.
public struct ToolField: Hashable, Sendable {
  /// The name, which stays from version to version.
  public var name: String
  /// One text, or a list of them.
  public var value: Value

  /// The value of a field.
  public enum Value: Hashable, Sendable {
    /// One text.
    case text(String)
    /// Texts in their order.
    case list([String])
  }

  /// A field of one text.
  public init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }

  /// A field of a list.
  public init(_ name: String, list: [String]) {
    self.name = name
    value = .list(list)
  }
}
