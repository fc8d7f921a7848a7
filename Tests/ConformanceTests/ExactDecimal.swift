import Conformance
import DecimalArithmetic
import ExactArithmetic

/// A fault seeded into ``ExactDecimal``, which the laws must find.
protocol SeededFault: Sendable {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected
  /// Returns an answer that depends on the operands; `nil` for the oracle's answer.
  static func answer(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) -> Expected?
  /// Whether the backend supports a context, within the oracle's digits.
  static func supports(_ context: ArithmeticContext) -> Bool
  /// Returns the context in which the backend computes instead of `context`.
  static func context(_ context: ArithmeticContext) -> ArithmeticContext
  /// Returns the context in which the backend converts instead of `context`.
  static func conversionContext(_ context: ArithmeticContext) -> ArithmeticContext
  /// Returns the target to which the backend rounds conversions instead of `target`.
  static func target(_ target: RoundingTarget) -> RoundingTarget
  /// Returns the conversion's result instead of `answer`.
  static func conversion(_ answer: Expected) -> Expected
  /// Returns the context in which the backend prepares conversions instead of `context`.
  static func preparedContext(_ context: ArithmeticContext) -> ArithmeticContext
  /// Returns the conditions that a prepared conversion reports instead of `conditions`.
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

/// A fault: conversions have two digits fewer.
enum ShortConversions: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func target(_ target: RoundingTarget) -> RoundingTarget {
    switch target {
    case .digits(let digits): .digits(max(1, digits - 2))
    case .decimals(let decimals, let elseDigits): .decimals(decimals - 2, elseDigits: elseDigits)
    }
  }
}

/// A fault: conversions round half-even in every mode.
enum NearestConversions: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func conversionContext(_ context: ArithmeticContext) -> ArithmeticContext {
    context.rounding(.halfEven)
  }
}

/// The absence of a fault: every answer is the oracle's.
enum Faultless: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
}

/// The oracle as a backend, which tests laws and runners without a real backend.
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
    // Scale the number to exponent 0, so that its text contains all integer digits.
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
    // A coarse hash, equal for all members of a cohort.
    hasher.combine(isZero)
    if isFinite && !isZero { hasher.combine(operand.value?.adjustedExponent) }
  }
}
