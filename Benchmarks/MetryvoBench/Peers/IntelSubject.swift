import NativeDecimal
import PerformanceBudgets
import Workloads

#if METRYVO_PEERS
import DecimalArithmetic
import IntelDecimalPeer
#endif

/// Intel's decimal library over the operands of a workload, beside `Decimal128`.
enum IntelSubject {
  static let name = "intel"

  #if METRYVO_PEERS
  static let absence: String? = nil

  /// The subject; `nil` for an operation that is not compared, or operands that decimal128 has not.
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
/// Operands in plain memory, whose encoding is Intel's and ours: BID, the lower half first.
private final class IntelOperands {
  /// Room for a text and its final 0.
  private static let stride = 64

  let count: Int
  private let operation: MeasuredOperation
  private let expected: [Decimal128]
  /// The operands by their places: x, y and z; empty where there are none.
  private let numbers: [[Decimal128]]
  private var texts: [CChar]
  private var results: [Decimal128]

  init?(_ chosen: ChosenOperations) {
    operation = chosen.operation
    count = chosen.operands.count
    numbers = (0..<3).map { place in
      chosen.operands.compactMap { $0.count > place ? Decimal128(exactly: $0[place]) : nil }
    }
    texts = [CChar](repeating: 0, count: count * Self.stride)
    for (index, words) in chosen.operands.enumerated() {
      for (place, byte) in words[0].utf8.prefix(Self.stride - 1).enumerated() {
        texts[index * Self.stride + place] = CChar(bitPattern: byte)
      }
    }
    results = [Decimal128](repeating: 0, count: count)
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

  func run() {
    let count = Int32(count)
    let stride = Int32(Self.stride)
    withNumbers { x, y, z, results in
      switch operation {
      case .add: _ = intel_add(x, y, results, count)
      case .subtract: _ = intel_subtract(x, y, results, count)
      case .multiply: _ = intel_multiply(x, y, results, count)
      case .divide: _ = intel_divide(x, y, results, count)
      case .fma: _ = intel_fma(x, y, z, results, count)
      case .quantize: _ = intel_quantize(x, y, results, count)
      case .compare: blackHole(intel_less(x, y, count))
      case .parse:
        _ = texts.withUnsafeBufferPointer { intel_parse($0.baseAddress, stride, results, count) }
      case .format:
        texts.withUnsafeMutableBufferPointer { intel_format(x, $0.baseAddress, stride, count) }
      default: break
      }
    }
  }

  private func withNumbers(
    _ body: (
      UnsafePointer<intel_decimal>?, UnsafePointer<intel_decimal>?, UnsafePointer<intel_decimal>?,
      UnsafeMutablePointer<intel_decimal>?
    ) -> Void
  ) {
    func pointer(_ numbers: UnsafeBufferPointer<Decimal128>) -> UnsafePointer<intel_decimal>? {
      UnsafeRawPointer(numbers.baseAddress)?.assumingMemoryBound(to: intel_decimal.self)
    }
    numbers[0].withUnsafeBufferPointer { x in
      numbers[1].withUnsafeBufferPointer { y in
        numbers[2].withUnsafeBufferPointer { z in
          results.withUnsafeMutableBufferPointer { results in
            body(
              pointer(x), pointer(y), pointer(z),
              UnsafeMutableRawPointer(results.baseAddress)?
                .assumingMemoryBound(to: intel_decimal.self))
          }
        }
      }
    }
  }

  /// Both sides must give the same result for every operand, to the bit.
  func check() throws(WrongResult) {
    run()
    switch operation {
    case .compare:
      var less = 0
      withNumbers { x, y, _, _ in less = Int(intel_less(x, y, Int32(count))) }
      let ours = expected.count { $0.isNegative }
      if less != ours { throw wrong(0, got: "\(less) are less", expected: "\(ours)") }
      return
    case .format:
      results = (0..<count).map { index in
        let text = texts[index * Self.stride..<(index + 1) * Self.stride].prefix { $0 != 0 }
        return Decimal128(exactly: String(decoding: text.map(UInt8.init), as: UTF8.self)) ?? 0
      }
    default: break
    }
    for index in 0..<count where results[index].bits != expected[index].bits {
      throw wrong(index, got: "\(results[index])", expected: "\(expected[index])")
    }
  }

  private func wrong(_ index: Int, got: String, expected: String) -> WrongResult {
    WrongResult(input: "\(operation.rawValue), operands \(index)", got: got, expected: expected)
  }
}
#endif
