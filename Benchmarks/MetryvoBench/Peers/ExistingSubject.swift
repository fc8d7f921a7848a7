import DecimalArithmetic
import GMPDecimal
import PerformanceBudgets
import Workloads

/// `BigDecimal` with results in the place of existing values, or of existing text.
enum ExistingSubject {
  static let name = "gmp-existing"

  /// The subject; `nil` for an operation without such a form.
  ///
  /// Sums go on from their own results: their digits and exponents stay those of the operands.
  static func subject(of chosen: ChosenOperations) -> Subject? {
    let context = chosen.context
    let numbers = (0..<2).map { place in
      chosen.operands.compactMap { $0.count > place ? BigDecimal(exactly: $0[place]) : nil }
    }
    var values = numbers[0]
    guard values.count == chosen.operands.count else { return nil }
    let y = numbers[1]
    func subject(_ run: @escaping () -> Void) -> Subject {
      Subject(
        name, workload: chosen.name, samplesPerBlock: chosen.samplesPerBlock,
        operationsPerSample: chosen.operands.count, run: { _ in run() },
        check: {
          var sum = numbers[0][0]
          guard chosen.operation == .add else { return }
          _ = sum.add(y[0], in: context)
          let fresh = BigDecimal.add(numbers[0][0], y[0], in: context).value
          if sum.scientificString() != fresh.scientificString() {
            throw WrongResult(
              input: chosen.name, got: sum.scientificString(), expected: fresh.scientificString())
          }
        })
    }
    switch chosen.operation {
    case .add where y.count == values.count:
      return subject { for i in y.indices { blackHole(values[i].add(y[i], in: context)) } }
    case .subtract where y.count == values.count:
      return subject { for i in y.indices { blackHole(values[i].subtract(y[i], in: context)) } }
    case .parse:
      let bytes = chosen.operands.map { Array($0[0].utf8) }
      return subject {
        for i in bytes.indices {
          bytes[i].withUnsafeBufferPointer { blackHole(values[i].parse(utf8: $0, in: context)) }
        }
      }
    case .format:
      // Digits, a sign, a point and an exponent.
      let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: context.precision + 32)
      return subject { for value in numbers[0] { blackHole(value.write(into: buffer)) } }
    default: return nil
    }
  }
}
