import Conformance
import DecimalArithmetic
import ExactArithmetic

/// A fault to seed into ``ExactDecimal``: the laws must notice it.
protocol SeededFault: Sendable {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected
  /// The answer in place of the oracle's, where it depends on the operands; `nil` for the oracle's.
  static func answer(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) -> Expected?
  /// Whether a context is judged, in addition to what the oracle has digits for.
  static func supports(_ context: ArithmeticContext) -> Bool
  /// The context that is computed in, in place of the one asked for.
  static func context(_ context: ArithmeticContext) -> ArithmeticContext
  /// The context that is converted in.
  static func conversionContext(_ context: ArithmeticContext) -> ArithmeticContext
  /// Where a conversion is rounded.
  static func target(_ target: RoundingTarget) -> RoundingTarget
  /// What a conversion answers.
  static func conversion(_ answer: Expected) -> Expected
  /// The context that a conversion is made ready in.
  static func preparedContext(_ context: ArithmeticContext) -> ArithmeticContext
  /// What a conversion made ready reports.
  static func prepared(_ conditions: Conditions) -> Conditions
}

extension SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func answer(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) -> Expected? { nil }
  static func supports(_ context: ArithmeticContext) -> Bool { true }
  static func context(_ context: ArithmeticContext) -> ArithmeticContext { context }
  static func conversionContext(_ context: ArithmeticContext) -> ArithmeticContext { context }
  static func target(_ target: RoundingTarget) -> RoundingTarget { target }
  static func conversion(_ answer: Expected) -> Expected { answer }
  static func preparedContext(_ context: ArithmeticContext) -> ArithmeticContext { context }
  static func prepared(_ conditions: Conditions) -> Conditions { conditions }
}

/// Conversions two digits short.
enum ShortConversions: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func target(_ target: RoundingTarget) -> RoundingTarget {
    switch target {
    case .digits(let digits): .digits(max(1, digits - 2))
    case .decimals(let decimals, let elseDigits): .decimals(decimals - 2, elseDigits: elseDigits)
    }
  }
}

/// Conversions rounded half-even whatever the mode.
enum NearestConversions: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func conversionContext(_ context: ArithmeticContext) -> ArithmeticContext {
    context.rounding(.halfEven)
  }
}

/// No fault.
enum Faultless: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
}

/// The oracle dressed as a backend, so that laws and runners can be tested without one.
struct ExactDecimal<Fault: SeededFault>: DecimalBackend {
  private let text: String
  private let operand: DecimalOperand

  static var backendName: String { "exact" }
  static func supports(_ context: ArithmeticContext) -> Bool {
    context.precision <= 1_000 && Fault.supports(context)
  }
  typealias Preparation = SeededPreparation<Fault>

  init?(exactly text: String) {
    guard let operand = DecimalOperand(text) else { return nil }
    self.operand = operand
    self.text = operand.text
  }

  static func answer(
    _ operation: ArithmeticOperation, _ operands: [String], _ context: ArithmeticContext
  ) -> Outcome<Self> {
    let faulty = Fault.answer(operation, operands, in: context)
    guard
      let expected = faulty ?? operation.expected(of: operands, in: Fault.context(context))
    else { preconditionFailure("beyond the oracle") }
    let altered = Fault.alter(expected, operation)
    guard let value = Self(exactly: altered.text) else {
      preconditionFailure("the oracle wrote no number")
    }
    return Outcome(value, altered.conditions)
  }

  static func parse(_ text: String, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.toNumber, [text], context)
  }
  static func plus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.plus, [x.text], context)
  }
  static func minus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.minus, [x.text], context)
  }
  static func abs(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.abs, [x.text], context)
  }
  static func add(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.add, [x.text, y.text], context)
  }
  static func subtract(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.subtract, [x.text, y.text], context)
  }
  static func multiply(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.multiply, [x.text, y.text], context)
  }
  static func divide(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.divide, [x.text, y.text], context)
  }
  static func compare(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.compare, [x.text, y.text], context)
  }
  static func quantize(_ x: Self, to y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.quantize, [x.text, y.text], context)
  }
  static func convert(
    _ x: Self, by map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self> {
    let target = Fault.target(target)
    let computed = Fault.conversionContext(context)
    guard
      let expected = Oracle.convert(
        x.operand, by: ConversionFormula(map), to: target, in: computed
      ).map(Fault.conversion),
      let value = Self(exactly: expected.text)
    else { preconditionFailure("beyond the oracle") }
    return Conversion(
      value, expected.conditions, isPrecisionLimited: expected.isPrecisionLimited)
  }

  func scientificString() -> String { text }
  var description: String { text }
  func plainString() -> String {
    guard isFinite else { return text }
    // Moving the point by whole digits: the exponent is written out as zeros.
    let digits = String(operand.scaled(byPowerOfTen: -operand.exponent).text.filter(\.isNumber))
    let sign = isNegative ? "-" : ""
    if exponent >= 0 {
      return sign + (isZero ? "0" : digits + String(repeating: "0", count: exponent))
    }
    let padded = String(repeating: "0", count: Swift.max(0, 1 - exponent - digits.count)) + digits
    return "\(sign)\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
  }

  var isNegative: Bool { operand.isNegative }
  var isFinite: Bool { operand.kind == .finite }
  var isInfinite: Bool { operand.isInfinite }
  var isNaN: Bool { operand.isNaN }
  var isSignalingNaN: Bool { operand.kind == .signalingNaN }
  var isZero: Bool { operand.isZero }
  var exponent: Int { operand.exponent }
  var digitCount: Int { isFinite ? operand.digitCount : 0 }

  static func == (x: Self, y: Self) -> Bool {
    if let left = x.operand.value, let right = y.operand.value { return left == right }
    return x.isInfinite && y.isInfinite && x.isNegative == y.isNegative
  }
  func hash(into hasher: inout Hasher) {
    // Coarse but the same for a whole cohort.
    hasher.combine(isZero)
    if isFinite && !isZero { hasher.combine(operand.value?.adjustedExponent) }
  }
}
