import DecimalArithmetic
import GMPDecimal
import PerformanceBudgets

extension BackendArithmetic where B == BigDecimal {
  /// The nanoseconds of thread CPU for one operation whose result takes the place of an existing value, or
  /// of existing text; `nil` if there is no such form.
  func existingTime(_ operation: DigitsOperation, passes: Int) -> Double? {
    switch operation {
    case .add: existingTime(passes) { $0.add(y[$1], in: context) }
    case .subtract: existingTime(passes) { $0.subtract(y[$1], in: context) }
    case .multiply: existingTime(passes) { $0.multiply(by: y[$1], in: context) }
    case .divide: existingTime(passes) { $0.divide(by: y[$1], in: context) }
    case .quantize: existingTime(passes) { x, _ in x.quantize(to: quantum, in: context) }
    case .parse: existingParseTime(passes)
    case .format: existingFormatTime(passes)
    case .squareRoot, .exp, .ln: nil
    }
  }

  /// Values that nobody shares, made anew for each pass outside the time.
  ///
  /// Some thousand at a time where they are short: reading the clock, and code that the making of values
  /// has driven out of the caches, would weigh as much as the operations.
  @inline(__always)
  private func existingTime(
    _ passes: Int, _ body: (inout BigDecimal, Int) -> Conditions
  ) -> Double {
    let sets = max(1, min(passes, 4_096 / x.count))
    let clock = ThreadCPUClock()
    var conditions: Conditions = []
    var total: UInt64 = 0
    for _ in 0..<max(1, passes / sets) {
      var values = (0..<sets).flatMap { _ in unsharedOperands }
      let start = clock.now()
      var index = 0
      while index < values.count {
        for other in y.indices {
          conditions.formUnion(body(&values[index + other], other))
        }
        index += y.count
      }
      total += clock.now() - start
    }
    blackHole(conditions)
    return Double(total) / Double(max(1, passes / sets) * sets * x.count)
  }

  private func existingParseTime(_ passes: Int) -> Double {
    let bytes = texts.map { Array($0.utf8) }
    var values = unsharedOperands
    let clock = ThreadCPUClock()
    let start = clock.now()
    for _ in 0..<passes {
      for index in bytes.indices {
        bytes[index].withUnsafeBufferPointer {
          blackHole(values[index].parse(utf8: $0, in: context))
        }
      }
    }
    return Double(clock.now() - start) / Double(passes * x.count)
  }

  private func existingFormatTime(_ passes: Int) -> Double {
    // Digits, a sign, a point and an exponent.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: context.precision + 32) { buffer in
      let clock = ThreadCPUClock()
      let start = clock.now()
      for _ in 0..<passes {
        for index in x.indices { blackHole(x[index].write(into: buffer)) }
      }
      return Double(clock.now() - start) / Double(passes * x.count)
    }
  }

  private var unsharedOperands: [BigDecimal] { texts.compactMap { BigDecimal(exactly: $0) } }
}
