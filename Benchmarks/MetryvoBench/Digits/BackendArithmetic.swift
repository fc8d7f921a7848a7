import DecimalArithmetic
import GMPDecimal
import Peers
import PerformanceBudgets

/// A backend over the operands of a run: each operation once for every operand.
struct BackendArithmetic<B: GeneralDecimalBackend> {
  let context: ArithmeticContext
  let x: [B]
  let y: [B]
  let arguments: [B]
  let quantum: B
  let texts: [String]

  /// - Returns: `nil` if the backend cannot hold an operand.
  init?(_ operands: DigitsOperands, in context: ArithmeticContext) {
    func numbers(_ texts: [String]) -> [B]? {
      let numbers = texts.compactMap { B(exactly: $0) }
      return numbers.count == texts.count ? numbers : nil
    }
    guard let x = numbers(operands.x), let y = numbers(operands.y),
      let arguments = numbers(operands.arguments), let quantum = B(exactly: operands.quantum)
    else { return nil }
    self.context = context
    self.x = x
    self.y = y
    self.arguments = arguments
    self.quantum = quantum
    texts = operands.x
  }

  /// The results for all operands.
  func results(of operation: DigitsOperation) -> [String] {
    var results: [String] = []
    run(operation, { results.append($0.value.scientificString()) }, { results.append($0) })
    return results
  }

  /// The nanoseconds of thread CPU for one operation.
  func time(_ operation: DigitsOperation, passes: Int) -> Double {
    // A call for each result would weigh as much as a short operation.
    var seen = 0
    let clock = ThreadCPUClock()
    let start = clock.now()
    for _ in 0..<passes {
      run(
        operation, { seen &+= ($0.value.isNegative ? 1 : 0) &+ Int($0.conditions.rawValue) },
        { seen &+= $0.utf8.count })
    }
    let time = clock.now() - start
    blackHole(seen)
    return Double(time) / Double(passes * x.count)
  }

  @inline(__always)
  private func run(
    _ operation: DigitsOperation, _ use: (Outcome<B>) -> Void, _ useText: (String) -> Void
  ) {
    let indices = x.indices
    switch operation {
    case .add: for i in indices { use(B.add(x[i], y[i], in: context)) }
    case .subtract: for i in indices { use(B.subtract(x[i], y[i], in: context)) }
    case .multiply: for i in indices { use(B.multiply(x[i], y[i], in: context)) }
    case .divide: for i in indices { use(B.divide(x[i], by: y[i], in: context)) }
    case .quantize: for i in indices { use(B.quantize(x[i], to: quantum, in: context)) }
    case .parse: for i in indices { use(B.parse(texts[i], in: context)) }
    case .format: for i in indices { useText(x[i].scientificString()) }
    case .squareRoot: for i in indices { use(B.squareRoot(arguments[i], in: context)) }
    case .exp: for i in indices { use(B.exp(arguments[i], in: context)) }
    case .ln: for i in indices { use(B.ln(arguments[i], in: context)) }
    }
  }
}
