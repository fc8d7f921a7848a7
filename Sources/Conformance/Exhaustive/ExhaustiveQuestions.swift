import DecimalArithmetic

/// Every pair of operands of some small formats, with each of the operations that are judged so.
package struct ExhaustiveQuestions: Sendable {
  /// What is judged: what rounds one exact result of two operands, and every backend has.
  static let operations: [ArithmeticOperation] = [.add, .subtract, .multiply, .divide, .quantize]

  let formats: [SmallFormat]
  /// The number of questions.
  package let count: Int
  /// How far apart questions with neighbouring numbers lie.
  private let step: Int

  package init(_ formats: [SmallFormat]) {
    self.formats = formats
    count = formats.reduce(0) { $0 + Self.count(in: $1) }
    step = Self.step(through: count)
  }

  private static func count(in format: SmallFormat) -> Int {
    operations.count * format.operands.count * format.operands.count
  }

  /// Question `index`; the first `count` indices give each question once, in an order that spreads
  /// them.
  ///
  /// The golden ratio's multiples are spread most evenly: a run of fewer cases is a sample of all.
  package subscript(index: UInt64) -> DifferentialQuestion {
    let product = (index % UInt64(count)).multipliedFullWidth(by: UInt64(step))
    var rest = Int(UInt64(count).dividingFullWidth(product).remainder)
    for format in formats {
      let here = Self.count(in: format)
      if rest >= here {
        rest -= here
        continue
      }
      let operands = format.operands
      let operation = Self.operations[rest % Self.operations.count]
      rest /= Self.operations.count
      return DifferentialQuestion(
        operation, [operands[rest / operands.count], operands[rest % operands.count]],
        in: format.limits)
    }
    preconditionFailure("a question beyond the last")
  }

  /// A number near count ÷ φ without a common factor with count, so that its multiples meet every
  /// place.
  private static func step(through count: Int) -> Int {
    var step = max(1, Int(Double(count) * 0.618_033_988_749_894_9))
    while greatestCommonDivisor(step, count) != 1 { step += 1 }
    return step
  }

  private static func greatestCommonDivisor(_ x: Int, _ y: Int) -> Int {
    y == 0 ? x : greatestCommonDivisor(y, x % y)
  }
}

extension ExhaustiveQuestions {
  /// One digit: Emax = −Emin = 0, 1 and 3, clamp on and off.
  package static let oneDigit = [0, 1, 3].flatMap { limit in
    [true, false].map {
      ArithmeticContext(precision: 1, maxExponent: limit, minExponent: -limit, clamp: $0)
    }
  }

  // Two digits: −1…1 and −3…3 are Etiny…Etop, so that with clamp the operands are all numbers there
  // are; the range is so narrow that sums overflow and products fall below it.

  /// Two digits with exponents −1…1.
  package static let twoDigits = [
    ArithmeticContext(precision: 2, maxExponent: 2, minExponent: 0, clamp: true)
  ]

  /// Two digits with exponents −3…3, without clamp.
  package static let twoDigitsWide = [
    ArithmeticContext(precision: 2, maxExponent: 4, minExponent: -2, clamp: false)
  ]
}
