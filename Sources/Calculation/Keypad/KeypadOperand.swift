import DecimalArithmetic

/// A number on the keypad: its value, and how an expression line shows it.
@usableFromInline
struct KeypadOperand<Number: DecimalBackend>: Hashable, Sendable {
  /// Where the number in front of the percent signs comes from.
  @usableFromInline
  enum Source: Hashable, Sendable {
    case typed(TypedNumber)
    /// A pasted number or a result.
    case value(CalculatedValue<Number>)
  }

  @usableFromInline
  var source: Source
  /// How many percent signs stand behind the number.
  @usableFromInline
  var percentSigns: UInt8 = 0
  @usableFromInline
  var value: CalculatedValue<Number>

  /// The most percent signs that a line shows behind a number.
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

  /// The value as a number of its own, without percent signs.
  @inlinable
  var amount: KeypadOperand { percentSigns == 0 ? self : KeypadOperand(value) }

  /// Takes the value of the operand in percent.
  ///
  /// Beyond the limit of signs the number becomes the value before the last sign.
  @inlinable
  mutating func take(percent: CalculatedValue<Number>) {
    if percentSigns == Self.percentSignLimit { self = amount }
    percentSigns += 1
    value = percent
  }

  /// Changes the sign of the number, and with it that of its percentage.
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
