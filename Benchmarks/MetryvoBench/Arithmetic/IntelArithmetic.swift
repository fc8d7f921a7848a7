import NativeDecimal

#if METRYVO_PEERS
import IntelDecimalPeer
#endif

/// The peer's side: Intel's library over the same operands.
enum IntelArithmetic {
  #if METRYVO_PEERS
  static let isBuilt = true

  static func run(_ operation: ArithmeticOperation, on operands: ArithmeticOperands) {
    let count = Int32(ArithmeticOperands.count)
    let stride = Int32(ArithmeticOperands.textStride)
    let x = intel(operands.x)
    let y = intel(operands.y)
    let result = intel(operands.peerResults)
    switch operation {
    case .add: _ = intel_add(x, y, result, count)
    case .subtract: _ = intel_subtract(x, y, result, count)
    case .multiply: _ = intel_multiply(x, y, result, count)
    case .divide: _ = intel_divide(x, y, result, count)
    case .fma: _ = intel_fma(x, y, intel(operands.z), result, count)
    case .quantize: _ = intel_quantize(x, intel(operands.quantum), result, count)
    case .compare: _ = intel_less(x, y, count)
    case .parse:
      _ = intel_parse(
        UnsafeRawPointer(operands.texts).assumingMemoryBound(to: CChar.self), stride, result, count)
    case .format:
      intel_format(
        x, UnsafeMutableRawPointer(operands.written).assumingMemoryBound(to: CChar.self), stride,
        count)
    }
  }

  private static func intel(
    _ numbers: UnsafeMutablePointer<Decimal128>
  ) -> UnsafeMutablePointer<intel_decimal> {
    // The same 16 bytes: BID, the lower half first.
    UnsafeMutableRawPointer(numbers).assumingMemoryBound(to: intel_decimal.self)
  }

  /// Whether both sides give the same result for every operand, to the bit.
  static func agrees(on operation: ArithmeticOperation, _ operands: ArithmeticOperands) -> Bool {
    NativeArithmetic.run(operation, on: operands)
    let indices = 0..<ArithmeticOperands.count
    switch operation {
    case .compare:
      let less = indices.count { operands.results[$0].isNegative }
      return less == Int(intel_less(intel(operands.x), intel(operands.y), Int32(indices.count)))
    case .format:
      // Intel reads what we have written.
      _ = intel_parse(
        UnsafeRawPointer(operands.written).assumingMemoryBound(to: CChar.self),
        Int32(ArithmeticOperands.textStride), intel(operands.peerResults), Int32(indices.count))
      return indices.allSatisfy { operands.x[$0].bits == operands.peerResults[$0].bits }
    default:
      run(operation, on: operands)
      return indices.allSatisfy { operands.results[$0].bits == operands.peerResults[$0].bits }
    }
  }
  #else
  static let isBuilt = false
  static func run(_ operation: ArithmeticOperation, on operands: ArithmeticOperands) {}
  static func agrees(on operation: ArithmeticOperation, _ operands: ArithmeticOperands) -> Bool {
    true
  }
  #endif
}
