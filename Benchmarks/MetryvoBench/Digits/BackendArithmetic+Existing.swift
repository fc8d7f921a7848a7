import DecimalArithmetic
import GMPDecimal
import PerformanceBudgets

extension BackendArithmetic where B == BigDecimal {
  /// The nanoseconds of thread CPU for one operation whose result takes the place of an existing value, or
  /// of existing text; `nil` if there is no such form.
  func existingTime(_ operation: DigitsOperation, passes: Int) -> Double? {
    switch operation {
    case .add: existingTime(passes) { blackHole($0.add($1, in: context)) }
    case .subtract: existingTime(passes) { blackHole($0.subtract($1, in: context)) }
    case .multiply: existingTime(passes) { blackHole($0.multiply(by: $1, in: context)) }
    case .divide: existingTime(passes) { blackHole($0.divide(by: $1, in: context)) }
    case .quantize: existingTime(passes) { x, _ in blackHole(x.quantize(to: quantum, in: context)) }
    case .parse: existingParseTime(passes)
    case .format: existingFormatTime(passes)
    case .squareRoot, .exp, .ln: nil
    }
  }

  /// Values that nobody shares, made anew for each pass outside the time.
  private func existingTime(
    _ passes: Int, _ body: (inout BigDecimal, BigDecimal) -> Void
  ) -> Double {
    let clock = ThreadCPUClock()
    var total: UInt64 = 0
    for _ in 0..<passes {
      var values = unsharedOperands
      let start = clock.now()
      for index in y.indices { body(&values[index], y[index]) }
      total += clock.now() - start
    }
    return Double(total) / Double(passes * x.count)
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
