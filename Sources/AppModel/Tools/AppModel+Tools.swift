import Calculation
import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook

extension AppModel {
  /// The decimals of amounts; most currencies have two.
  static let moneyDecimals = 2
  /// The allowed numbers of people who share.
  package static let people = 1...99

  /// The content of the screen of tools.
  public var toolsView: ToolsViewModel {
    var view = ToolsViewModel(
      tools: KeptToolRun.Tool.allCases.map { tool in
        SheetChoice(
          identifier: tool.rawValue, name: AppText.tool(tool).english, explanation: "",
          isChosen: tool == tools.tool)
      },
      amountName: AppText.toolAmount(tools.tool).english, amount: tools.amount, problem: "",
      arc: arc, people: tools.tool == .discount ? nil : tools.people, lines: [], steps: [])
    if tools.amount.trimmed.utf8.isEmpty { return view }
    do throws(MoneyError) {
      let answer = try answer(to: tools)
      view.lines = answer.lines.map { line in
        ToolsViewModel.Line(
          name: line.name.english, amount: line.amount.text(money), isMain: line.isMain)
      }
      view.steps =
        answer.flags.notes.map { $0.englishWithNames.asSentence }
        + answer.steps.map { $0.english(money).asSentence }
    } catch {
      view.problem = error.english(money).asSentence
      if case .unreadable(let error, let text) = error {
        view.problem = error.message(for: text, countsBytes: false).asSentence
      }
    }
    return view
  }

  private var arc: ToolsViewModel.Arc? {
    tools.percent.map {
      ToolsViewModel.Arc(
        name: AppText.toolPercent(tools.tool).english, percent: $0,
        limit: ToolsState.mostPercent(of: tools.tool), words: AppText.percentWords($0).english)
    }
  }

  /// The number format of amounts.
  var money: NumberFormat {
    var format = requests.settings.numbers
    format.precision = .decimals(Self.moneyDecimals)
    format.trailingZeros = .kept
    return format
  }

  /// The answer of a tool.
  struct ToolAnswer {
    /// The given amount.
    var amount: MoneyAmount
    /// How the amount was read.
    var flags: ReadingFlags
    /// The total to pay.
    var total: MoneyAmount
    var shares: [MoneyAmount] = []
    var lines: [(name: AppText, amount: MoneyAmount, isMain: Bool)] = []
    var steps: [ExplanationStep] = []
  }

  private func answer(to tools: ToolsState) throws(MoneyError) -> ToolAnswer {
    let (amount, flags) = try MoneyAmount.read(
      tools.amount.trimmed, decimals: Self.moneyDecimals, by: syntax)
    var answer = ToolAnswer(amount: amount, flags: flags, total: amount)
    switch tools.tool {
    case .tip:
      var request = TipRequest(bill: amount, percent: ratio(tools.tipPercent))
      request.people = tools.people
      let tip = try request.answer()
      answer.total = tip.total
      answer.lines = [(.tipAmount, tip.tip, false), (.total, tip.total, true)]
      answer.steps = tip.steps
      if tools.people > 1 { answer.add(tip.shares) }
    case .discount:
      let discount = try DiscountRequest(
        price: amount, [.percent(ratio(tools.discountPercent))]
      ).answer()
      answer.total = discount.total
      answer.lines = [(.saved, discount.saved, false), (.total, discount.total, true)]
      answer.steps = discount.steps
    case .split:
      let split = try SplitRequest(total: amount, .evenly(people: tools.people)).answer()
      answer.add(split.shares)
      answer.steps = split.steps
    }
    return answer
  }

  private func ratio(_ percent: Int) -> ExactRatio {
    ExactRatio(UInt128(percent), over: 1) ?? .zero
  }

  /// Returns the row of the history for a run; `nil` without an answer.
  func keptRun(of state: ToolsState) -> KeptToolRun? {
    if state.amount.trimmed.utf8.isEmpty { return nil }
    let answer: ToolAnswer
    do throws(MoneyError) { answer = try self.answer(to: state) } catch { return nil }
    var (inputs, outputs): ([ToolField], [ToolField]) = ([], [])
    inputs.add(.amount, answer.amount.description)
    if let percent = state.percent { inputs.add(.percent, "\(percent)") }
    if state.tool != .discount { inputs.add(.people, "\(state.people)") }
    outputs.add(.total, answer.total.description)
    if !answer.shares.isEmpty {
      outputs.append(
        ToolField(ToolFieldName.shares.rawValue, list: answer.shares.map { $0.description }))
    }
    return KeptToolRun(state.tool, inputs: inputs, outputs: outputs)
  }

  /// Shows a tool.
  mutating func show(_ tool: KeptToolRun.Tool) { tools.tool = tool }

  /// Sets the text of the amount, unless it is longer than a field allows.
  mutating func typeAmount(_ text: String) -> [AppEffect] {
    if text.utf16.count > NumberField.limit { return tooLong }
    tools.amount = text
    return []
  }

  /// Sets the percentage of the current tool.
  mutating func setPercent(_ percent: Int) { tools.percent = percent }

  /// Sets the number of people who share.
  mutating func setPeople(_ people: Int) {
    if Self.people.contains(people) { tools.people = people }
  }

}

extension AppModel.ToolAnswer {
  /// Adds lines for the shares, one for each group of people with equal shares.
  fileprivate mutating func add(_ shares: MoneyShares) {
    self.shares = shares.amounts
    var place = 0
    while place < shares.amounts.count {
      let amount = shares.amounts[place]
      var end = place + 1
      while end < shares.amounts.count, shares.amounts[end] == amount { end += 1 }
      lines.append((.people(from: place + 1, to: end), amount, true))
      place = end
    }
  }
}
