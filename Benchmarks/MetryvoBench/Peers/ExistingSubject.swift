import DecimalArithmetic
import GMPDecimal
import PerformanceBudgets
import Workloads

/// The peer `BigDecimal` with operations that overwrite existing values or existing text.
enum ExistingSubject {
  static let name = "gmp-existing"

  /// Returns the subject; `nil` for an operation that cannot overwrite existing values or text.
  ///
  /// Sums accumulate in place. Their digits and exponents stay within those of the operands.
  static func subject(of chosen: ChosenOperations) -> Subject? {
    let context = chosen.context
    let numbers = (0..<2).map { place in
      chosen.operands.compactMap { $0.count > place ? BigDecimal(exactly: $0[place]) : nil }
    }
    var values = numbers[0]
    guard values.count == chosen.operands.count else { return nil }
    let y = numbers[1]
    /// Returns a subject whose check compares results with those of new values.
    func subject(
      _ run: @escaping () -> Void, _ result: @escaping (Int) -> (got: String, expected: String)
    ) -> Subject {
      Subject(
        name, workload: chosen.name, samplesPerBlock: chosen.samplesPerBlock,
        operationsPerSample: chosen.operands.count, run: { _ in run() },
        check: {
          for index in numbers[0].indices {
            let (got, expected) = result(index)
            if got != expected {
              throw WrongResult(
                input: "\(chosen.name), operands \(index)", got: got, expected: expected)
            }
          }
        })
    }
    switch chosen.operation {
    case .add where y.count == values.count, .subtract where y.count == values.count:
      let isSum = chosen.operation == .add
      return subject {
        if isSum {
          for i in y.indices { blackHole(values[i].add(y[i], in: context)) }
        } else {
          for i in y.indices { blackHole(values[i].subtract(y[i], in: context)) }
        }
      } _: {
        var (value, operation) = (numbers[0][$0], isSum ? BigDecimal.add : BigDecimal.subtract)
        let fresh = operation(value, y[$0], context).value
        _ = isSum ? value.add(y[$0], in: context) : value.subtract(y[$0], in: context)
        return (value.scientificString(), fresh.scientificString())
      }
    case .parse:
      let bytes = chosen.operands.map { Array($0[0].utf8) }
      func parse(_ i: Int, into value: inout BigDecimal) {
        bytes[i].withUnsafeBufferPointer { blackHole(value.parse(utf8: $0, in: context)) }
      }
      return subject {
        for i in bytes.indices { parse(i, into: &values[i]) }
      } _: {
        var value = y.first ?? numbers[0][0]
        parse($0, into: &value)
        return (value.scientificString(), numbers[0][$0].scientificString())
      }
    case .format:
      // The buffer has room for the digits, a sign, a decimal point and an exponent.
      let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: context.precision + 32)
      return subject {
        for value in numbers[0] { blackHole(value.write(into: buffer)) }
      } _: {
        let length = numbers[0][$0].write(into: buffer)
        let text = String(decoding: buffer.prefix(length), as: UTF8.self)
        return (text, numbers[0][$0].scientificString())
      }
    default: return nil
    }
  }
}
