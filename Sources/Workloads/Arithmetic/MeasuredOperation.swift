import Conformance
import Peers

/// An operation that is measured on its own.
@usableFromInline package enum MeasuredOperation: String, CaseIterable, Sendable {
  case add, subtract, multiply, divide, fma, quantize, compare
  /// Reads a text as a number.
  case parse
  /// Writes a number as a text.
  case format
  case squareRoot = "square-root"
  case exp, ln, log10, power

  /// The operations whose growth is measured from 34 to 10⁵ digits.
  @usableFromInline package static let growing: [MeasuredOperation] = [
    .add, .multiply, .divide, .parse, .format, .squareRoot,
  ]

  /// The operation of the oracle; parse and format both correspond to to-number.
  var judged: ArithmeticOperation {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .fma: .fma
    case .quantize: .quantize
    case .compare: .compare
    case .parse, .format: .toNumber
    case .squareRoot: .squareRoot
    case .exp: .exp
    case .ln: .ln
    case .log10: .log10
    case .power: .power
    }
  }

  /// Whether the operation is computed by a series of many terms.
  var isSeries: Bool { [.exp, .ln, .log10, .power].contains(self) }

  /// The allowed numbers of digits.
  var digitRange: ClosedRange<Int> { isSeries ? 1...10_000 : 1...1_000_000 }

  /// Returns the number of operands.
  ///
  /// Series of many digits have few operands, because the oracle takes a quarter of a second for an
  /// operand.
  private func count(digits: Int, of drawn: DigitsOperands) -> Int {
    min(drawn.x.count, !isSeries ? .max : digits <= 100 ? 64 : max(1, 2_000 / digits))
  }

  /// Returns operands with `digits` digits; every call returns equal operands.
  ///
  /// There are 256 operands, and fewer from 156 digits on. Series have 64 operands up to 100
  /// digits, then fewer.
  @usableFromInline package func operands(digits: Int) -> [[String]] {
    let drawn = DigitsOperands(digits: digits)
    let count = count(digits: digits, of: drawn)
    return (0..<count).map { index in
      let next = (index + 1) % count
      return switch self {
      case .add, .subtract, .multiply, .divide, .compare: [drawn.x[index], drawn.y[index]]
      case .fma: [drawn.x[index], drawn.y[index], drawn.x[next]]
      case .quantize: [drawn.x[index], drawn.quantum]
      case .parse, .format: [drawn.x[index]]
      case .squareRoot, .exp, .ln, .log10: [drawn.arguments[index]]
      case .power: [drawn.arguments[index], drawn.arguments[next]]
      }
    }
  }
}
