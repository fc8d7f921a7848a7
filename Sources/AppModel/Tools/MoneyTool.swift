import Notebook

/// The inputs of the tools.
struct ToolsState: Hashable, Sendable {
  /// The tool that is shown.
  var tool = KeptToolRun.Tool.tip
  /// The typed amount.
  var amount = ""
  /// The percentage of the tip.
  var tipPercent = 18
  /// The percentage of the discount.
  var discountPercent = 20
  /// The number of people who share.
  var people = 2

  /// The percentage of the current tool; `nil` for a tool without a percentage.
  var percent: Int? {
    get {
      switch tool {
      case .tip: tipPercent
      case .discount: discountPercent
      case .split: nil
      }
    }
    set {
      guard let newValue, (0...Self.mostPercent(of: tool)).contains(newValue) else { return }
      if tool == .tip { tipPercent = newValue }
      if tool == .discount { discountPercent = newValue }
    }
  }

  /// Takes over the inputs of a run in the history; `amount` has the decimal and grouping marks of
  /// the locale.
  mutating func take(_ run: KeptToolRun, amount: String) {
    tool = run.tool
    self.amount = amount
    percent = Int(run.inputs.text(of: .percent))
    if let people = Int(run.inputs.text(of: .people)), AppModel.people.contains(people) {
      self.people = people
    }
  }

  /// Returns the maximum percentage on the arc of a tool.
  static func mostPercent(of tool: KeptToolRun.Tool) -> Int { tool == .tip ? 50 : 100 }
}

/// The content of the screen of tools.
public struct ToolsViewModel: Hashable, Sendable {
  /// A line of the answer.
  public struct Line: Hashable, Sendable {
    /// The label of the line: `Total`.
    public var name: String
    /// The amount with two decimals: `57.23`.
    public var amount: String
    /// Whether the line is the main result.
    public var isMain: Bool
  }

  /// A percentage that is set on an arc.
  public struct Arc: Hashable, Sendable {
    /// The label of the percentage: `Tip`.
    public var name: String
    /// The percentage, such as 18.
    public var percent: Int
    /// The maximum percentage.
    public var limit: Int
    /// The percentage in words: `18 percent`.
    public var words: String
  }

  /// The tools; one of them is chosen.
  public var tools: [SheetChoice]
  /// The label of the amount: `Bill`.
  public var amountName: String
  /// The typed amount.
  public var amount: String
  /// The reason why there is no answer; empty with an answer, or without an amount.
  public var problem: String
  /// The percentage; `nil` for a tool without a percentage.
  public var arc: Arc?
  /// The number of people who share; `nil` for a tool without shares.
  public var people: Int?
  /// The lines of the answer.
  public var lines: [Line]
  /// The steps of the calculation, in sentences.
  public var steps: [String]
}
