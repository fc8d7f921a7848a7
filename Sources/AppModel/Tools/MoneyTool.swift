import Notebook

/// What the tools were given.
struct ToolsState: Hashable, Sendable {
  /// The tool that is shown.
  var tool = KeptToolRun.Tool.tip
  /// The amount as it was typed.
  var amount = ""
  /// The tip and the discount in percent.
  var tipPercent = 18
  var discountPercent = 20
  /// How many people share.
  var people = 2

  /// The percentage of the tool; `nil` for one without.
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

  /// Takes over what a run of a history was given; the amount has the marks of the locale.
  mutating func take(_ run: KeptToolRun, amount: String) {
    tool = run.tool
    self.amount = amount
    percent = Int(run.inputs.text(of: .percent))
    if let people = Int(run.inputs.text(of: .people)), AppModel.people.contains(people) {
      self.people = people
    }
  }

  /// The most percent on the arc of a tool.
  static func mostPercent(of tool: KeptToolRun.Tool) -> Int { tool == .tip ? 50 : 100 }
}

/// What the screen of tools shows.
public struct ToolsViewModel: Hashable, Sendable {
  /// A line of the answer.
  public struct Line: Hashable, Sendable {
    /// `Total`.
    public var name: String
    /// `57.23`.
    public var amount: String
    /// Whether a person came for it.
    public var isMain: Bool
  }

  /// A percentage on an arc.
  public struct Arc: Hashable, Sendable {
    /// `Tip`.
    public var name: String
    /// 18.
    public var percent: Int
    /// The most percent.
    public var limit: Int
    /// `18 percent`.
    public var words: String
  }

  /// The tools, one of which is chosen.
  public var tools: [SheetChoice]
  /// What the amount is called: `Bill`.
  public var amountName: String
  /// The amount as it was typed.
  public var amount: String
  /// Why there is no answer; empty if there is one, or nothing was typed.
  public var problem: String
  /// The percentage; `nil` for a tool without one.
  public var arc: Arc?
  /// How many people share; `nil` for a tool that shares nothing.
  public var people: Int?
  /// The answer, line by line.
  public var lines: [Line]
  /// How the answer came about, in sentences.
  public var steps: [String]
}
