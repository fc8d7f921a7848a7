import Calculation
import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook

extension AppModel {
  /// The decimals of amounts: those of most currencies.
  private static let moneyDecimals = 2
  /// Among how many people the tools share.
  package static let people = 1...99

  /// What the screen of tools shows.
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
      let answer = try toolAnswer()
      view.lines = answer.lines.map { line in
        ToolsViewModel.Line(
          name: line.name.english, amount: line.amount.text(money), isMain: line.isMain)
      }
      view.steps = answer.steps.map { $0.english(money).asSentence }
    } catch { view.problem = error.english(money).asSentence }
    return view
  }

  private var arc: ToolsViewModel.Arc? {
    switch tools.tool {
    case .tip: arc(tools.tipPercent, limit: 50)
    case .discount: arc(tools.discountPercent, limit: 100)
    case .split: nil
    }
  }

  private func arc(_ percent: Int, limit: Int) -> ToolsViewModel.Arc {
    ToolsViewModel.Arc(
      name: AppText.toolPercent(tools.tool).english, percent: percent, limit: limit,
      words: AppText.percentWords(percent).english)
  }

  /// How amounts are written.
  private var money: NumberFormat {
    var format = requests.settings.numbers
    format.precision = .decimals(Self.moneyDecimals)
    format.trailingZeros = .kept
    return format
  }

  /// What a tool gives.
  struct ToolAnswer {
    var lines: [(name: AppText, amount: MoneyAmount, isMain: Bool)] = []
    var steps: [ExplanationStep] = []
  }

  private func toolAnswer() throws(MoneyError) -> ToolAnswer {
    let amount = try MoneyAmount.read(
      tools.amount.trimmed, decimals: Self.moneyDecimals, by: .lenient(locale)
    ).amount
    var answer = ToolAnswer()
    switch tools.tool {
    case .tip:
      var request = TipRequest(bill: amount, percent: ratio(tools.tipPercent))
      request.people = tools.people
      let tip = try request.answer()
      answer.lines = [(.tipAmount, tip.tip, false), (.total, tip.total, true)]
      answer.steps = tip.steps
      if tools.people > 1 { answer.add(tip.shares) }
    case .discount:
      let discount = try DiscountRequest(
        price: amount, [.percent(ratio(tools.discountPercent))]
      ).answer()
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

  /// Shows a tool.
  mutating func show(_ tool: KeptToolRun.Tool) { tools.tool = tool }

  /// Takes the amount as it was typed, as far as a field takes a text.
  mutating func typeAmount(_ text: String) -> [AppEffect] {
    if text.utf16.count > NumberField.limit { return tooLong }
    tools.amount = text
    return []
  }

  /// Sets the percentage of the tool that is shown.
  mutating func setPercent(_ percent: Int) {
    guard let arc, (0...arc.limit).contains(percent) else { return }
    if tools.tool == .tip { tools.tipPercent = percent } else { tools.discountPercent = percent }
  }

  /// Sets among how many people is shared.
  mutating func setPeople(_ people: Int) {
    if Self.people.contains(people) { tools.people = people }
  }

}

extension AppModel.ToolAnswer {
  /// Adds what each person pays: those who pay the same in one line.
  fileprivate mutating func add(_ shares: MoneyShares) {
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
