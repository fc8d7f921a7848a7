import NativeDecimal
import PerformanceBudgets
import Workloads

#if METRYVO_PEERS
import DecimalArithmetic
import IntelDecimalPeer
#endif

/// Intel's decimal library as a peer of `Decimal128`, on the operands of a workload.
enum IntelSubject {
  static let name = "intel"

  #if METRYVO_PEERS
  static let absence: String? = nil

  /// Returns the subject; `nil` for unsupported operations, and for operands outside decimal128.
  static func subject(of chosen: ChosenOperations) -> Subject? {
    guard let operands = IntelOperands(chosen), chosen.context == .decimal128 else { return nil }
    return Subject(
      name, workload: chosen.name, samplesPerBlock: max(1, 1_024 / operands.count),
      operationsPerSample: operands.count
    ) { _ in
      operands.run()
    } check: {
      try operands.check()
    }
  }
  #else
  static let absence: String? = "this build has no Intel library: 'make bench-peers' builds with it"

  static func subject(of chosen: ChosenOperations) -> Subject? { nil }
  #endif
}

#if METRYVO_PEERS
/// Operands in the encoding that Intel's library and this package share: BID, low half first.
private final class IntelOperands {
  /// The bytes of a text and its terminating 0.
  private static let stride = 64

  let count: Int
  private let operation: MeasuredOperation
  private let expected: [Decimal128]
  /// The operands x, y and z by index; the memory is never freed.
  private let numbers: [UnsafeMutablePointer<intel_decimal>]
  /// The memory for results, which is never freed.
  private let results: UnsafeMutablePointer<intel_decimal>
  /// The memory for texts, which is never freed.
  private let texts: UnsafeMutablePointer<CChar>

  init?(_ chosen: ChosenOperations) {
    operation = chosen.operation
    count = chosen.operands.count
    let numbers = (0..<3).map { place in
      chosen.operands.compactMap { $0.count > place ? Decimal128(exactly: $0[place]) : nil }
    }
    self.numbers = numbers.map(Self.memory)
    results = Self.memory([Decimal128](repeating: 0, count: count))
    texts = .allocate(capacity: count * Self.stride)
    texts.initialize(repeating: 0, count: count * Self.stride)
    for (index, words) in chosen.operands.enumerated() {
      for (place, byte) in words[0].utf8.prefix(Self.stride - 1).enumerated() {
        texts[index * Self.stride + place] = CChar(bitPattern: byte)
      }
    }
    guard let ours = OperationWorkload<Decimal128>(operation, of: chosen.operands, in: .decimal128)
    else { return nil }
    expected = ours.results.compactMap { Decimal128(exactly: $0) }
    let places = [.parse, .format].contains(operation) ? 1 : operation == .fma ? 3 : 2
    if numbers.prefix(places).contains(where: { $0.count != count }) { return nil }
    if ![.add, .subtract, .multiply, .divide, .fma, .quantize, .compare, .parse, .format]
      .contains(operation)
    {
      return nil
    }
  }

  private static func memory(_ numbers: [Decimal128]) -> UnsafeMutablePointer<intel_decimal> {
    let memory = UnsafeMutablePointer<Decimal128>.allocate(capacity: max(1, numbers.count))
    memory.initialize(from: numbers, count: numbers.count)
    return UnsafeMutableRawPointer(memory).assumingMemoryBound(to: intel_decimal.self)
  }

  func run() {
    let (count, stride, x, y) = (Int32(count), Int32(Self.stride), numbers[0], numbers[1])
    switch operation {
    case .add: _ = intel_add(x, y, results, count)
    case .subtract: _ = intel_subtract(x, y, results, count)
    case .multiply: _ = intel_multiply(x, y, results, count)
    case .divide: _ = intel_divide(x, y, results, count)
    case .fma: _ = intel_fma(x, y, numbers[2], results, count)
    case .quantize: _ = intel_quantize(x, y, results, count)
    case .compare: blackHole(intel_less(x, y, count))
    case .parse: _ = intel_parse(texts, stride, results, count)
    case .format: intel_format(x, texts, stride, count)
    default: break
    }
  }

  /// Checks that both libraries give bitwise equal results for every operand.
  func check() throws(WrongResult) {
    run()
    if operation == .compare {
      let less = Int(intel_less(numbers[0], numbers[1], Int32(count)))
      let ours = expected.count { $0.isNegative }
      if less != ours { throw wrong(0, got: "\(less) are less", expected: "\(ours)") }
      return
    }
    let results = UnsafeRawPointer(results).assumingMemoryBound(to: Decimal128.self)
    for index in 0..<count {
      let result =
        operation == .format
        ? Decimal128(exactly: String(cString: texts + index * Self.stride)) ?? 0 : results[index]
      if result.bits != expected[index].bits {
        throw wrong(index, got: "\(result)", expected: "\(expected[index])")
      }
    }
  }

  private func wrong(_ index: Int, got: String, expected: String) -> WrongResult {
    WrongResult(input: "\(operation.rawValue), operands \(index)", got: got, expected: expected)
  }
}
#endif
