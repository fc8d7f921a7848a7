import DecimalArithmetic

/// All pairs of operands of some small formats, for each operation of ``operations``.
package struct ExhaustiveQuestions: Sendable {
  /// The operations of two operands that round one exact result and that every backend has.
  static let operations: [ArithmeticOperation] = [.add, .subtract, .multiply, .divide, .quantize]

  let formats: [SmallFormat]
  /// The number of questions.
  package let count: Int
  /// The distance in the enumeration between questions with consecutive indices.
  private let step: Int

  package init(_ formats: [SmallFormat]) {
    self.formats = formats
    count = formats.reduce(0) { $0 + Self.count(in: $1) }
    step = Self.step(through: count)
  }

  private static func count(in format: SmallFormat) -> Int {
    operations.count * format.operands.count * format.operands.count
  }

  /// Returns question `index`.
  ///
  /// The first `count` indices return each question once. Their order steps through all questions
  /// by multiples of the golden ratio. These multiples are distributed most evenly, so a run of
  /// fewer cases samples all formats and operations.
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

  /// Returns a number near count ÷ φ that is coprime to count, so that its multiples reach every
  /// index.
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
  /// The formats of one digit: Emax = −Emin = 0, 1 and 3, with and without clamp.
  package static let oneDigit = [0, 1, 3].flatMap { limit in
    [true, false].map {
      ArithmeticContext(precision: 1, maxExponent: limit, minExponent: -limit, clamp: $0)
    }
  }

  // The exponents of two digits are Etiny…Etop, so with clamp the operands are all numbers of the
  // format. The narrow range makes sums overflow and products underflow.

  /// The format of two digits with exponents −1…1.
  package static let twoDigits = [
    ArithmeticContext(precision: 2, maxExponent: 2, minExponent: 0, clamp: true)
  ]

  /// The format of two digits with exponents −3…3, without clamp.
  package static let twoDigitsWide = [
    ArithmeticContext(precision: 2, maxExponent: 4, minExponent: -2, clamp: false)
  ]
}
