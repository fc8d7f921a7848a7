import Conformance
import Peers

/// An operation that is measured by itself.
@usableFromInline package enum MeasuredOperation: String, CaseIterable, Sendable {
  case add, subtract, multiply, divide, fma, quantize, compare
  /// A text to a number.
  case parse
  /// A number to its text.
  case format
  case squareRoot = "square-root"
  case exp, ln, log10, power

  /// Those whose time is measured from 34 to 10⁵ digits.
  @usableFromInline package static let growing: [MeasuredOperation] = [
    .add, .multiply, .divide, .parse, .format, .squareRoot,
  ]

  /// What the oracle is asked: both ways between a number and its text are to-number.
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

  /// Whether it is a series of many terms.
  var isSeries: Bool { [.exp, .ln, .log10, .power].contains(self) }

  /// The numbers of digits at which it can be measured.
  var digitRange: ClosedRange<Int> { isSeries ? 1...10_000 : 1...1_000_000 }

  /// How many operands there are: of series of many digits few, for each takes the oracle a quarter of a second.
  private func count(digits: Int, of drawn: DigitsOperands) -> Int {
    min(drawn.x.count, !isSeries ? .max : digits <= 100 ? 64 : max(1, 2_000 / digits))
  }

  /// Operands of so many digits, always the same: 256 of them, fewer from 156 digits on; of a series 64 up to 100.
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
