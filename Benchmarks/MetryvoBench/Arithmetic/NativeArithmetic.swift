import DecimalArithmetic
import NativeDecimal
import PerformanceBudgets

/// Our side: each operation over all operands, with its conditions collected.
enum NativeArithmetic {
  @inline(never)
  static func run(_ operation: ArithmeticOperation, on operands: ArithmeticOperands) {
    let context = ArithmeticContext.decimal128
    let (x, y, z) = (operands.x, operands.y, operands.z)
    switch operation {
    case .add: forEach(operands) { Decimal128.add(x[$0], y[$0], in: context) }
    case .subtract: forEach(operands) { Decimal128.subtract(x[$0], y[$0], in: context) }
    case .multiply: forEach(operands) { Decimal128.multiply(x[$0], y[$0], in: context) }
    case .divide: forEach(operands) { Decimal128.divide(x[$0], by: y[$0], in: context) }
    case .fma: forEach(operands) { Decimal128.fma(x[$0], y[$0], adding: z[$0], in: context) }
    case .quantize:
      let quantum = operands.quantum
      forEach(operands) { Decimal128.quantize(x[$0], to: quantum[$0], in: context) }
    case .compare: forEach(operands) { Decimal128.compare(x[$0], y[$0], in: context) }
    case .parse:
      let (texts, lengths) = (operands.texts, operands.textLengths)
      forEach(operands) {
        let text = UnsafeBufferPointer(
          start: texts + $0 * ArithmeticOperands.textStride, count: lengths[$0])
        return Decimal128.parse(utf8: text, in: context)
      }
    case .format: format(operands)
    }
  }

  @inline(__always)
  private static func forEach(
    _ operands: ArithmeticOperands, _ outcome: (Int) -> Outcome<Decimal128>
  ) {
    let results = operands.results
    var conditions: Conditions = []
    for index in 0..<ArithmeticOperands.count {
      let outcome = outcome(index)
      results[index] = outcome.value
      conditions.formUnion(outcome.conditions)
    }
    blackHole(conditions)
  }

  /// Writes to the same places as the peer, and the final 0 that its texts have.
  private static func format(_ operands: ArithmeticOperands) {
    for index in 0..<ArithmeticOperands.count {
      let text = UnsafeMutableBufferPointer(
        start: operands.written + index * ArithmeticOperands.textStride,
        count: ArithmeticOperands.textStride)
      let length = operands.x[index].write(into: text)
      text[length] = 0
    }
  }
}
