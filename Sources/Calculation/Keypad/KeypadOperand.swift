import DecimalArithmetic

/// A number on the keypad: its value, and its form in an expression line.
@usableFromInline
struct KeypadOperand<Number: DecimalBackend>: Hashable, Sendable {
  /// The number in front of the percent signs.
  @usableFromInline
  enum Source: Hashable, Sendable {
    case typed(TypedNumber)
    /// A pasted number or a result.
    case value(CalculatedValue<Number>)
  }

  @usableFromInline
  var source: Source
  /// The number of percent signs behind the number.
  @usableFromInline
  var percentSigns: UInt8 = 0
  @usableFromInline
  var value: CalculatedValue<Number>

  /// The greatest number of percent signs behind a number in a line.
  @inlinable
  static var percentSignLimit: UInt8 { 4 }

  @inlinable
  init(typed number: TypedNumber) {
    source = .typed(number)
    value = .fraction(number.ratio)
  }

  @inlinable
  init(_ value: CalculatedValue<Number>) {
    source = .value(value)
    self.value = value
  }

  /// The value as a number without percent signs.
  @inlinable
  var amount: KeypadOperand { percentSigns == 0 ? self : KeypadOperand(value) }

  /// Adds a percent sign; the value becomes `percent`.
  ///
  /// At ``percentSignLimit``, the line first replaces the number and its signs by the value so far.
  @inlinable
  mutating func take(percent: CalculatedValue<Number>) {
    if percentSigns == Self.percentSignLimit { self = amount }
    percentSigns += 1
    value = percent
  }

  /// Changes the sign of the number and of its percentage.
  @inlinable
  mutating func changeSign(in context: ArithmeticContext) {
    value = value.negated(in: context)
    switch source {
    case .typed(var number):
      number.changeSign()
      source = .typed(number)
    case .value(let number): source = .value(number.negated(in: context))
    }
  }
}
