import DecimalArithmetic

/// A binary operation of the keypad.
public enum KeypadOperation: Hashable, Sendable {
  case add, subtract, multiply, divide

  /// Whether the operation is + or −.
  @inlinable
  var isAdditive: Bool { self == .add || self == .subtract }

  /// The sign in an expression line: `+`, `−` (U+2212), `×`, `÷`.
  public var sign: String {
    switch self {
    case .add: "+"
    case .subtract: "\u{2212}"
    case .multiply: "\u{D7}"
    case .divide: "\u{F7}"
    }
  }
}

/// A pending binary operation with its first operand.
@usableFromInline
struct PendingOperation<Number: DecimalBackend>: Hashable, Sendable {
  @usableFromInline
  var value: CalculatedValue<Number>
  @usableFromInline
  var operation: KeypadOperation

  @inlinable
  init(_ value: CalculatedValue<Number>, _ operation: KeypadOperation) {
    self.value = value
    self.operation = operation
  }

  /// Returns the result of the operation with its second operand.
  @inlinable
  func applied(
    to second: CalculatedValue<Number>, in context: ArithmeticContext
  ) throws(CalculationError) -> CalculatedValue<Number> {
    switch operation {
    case .add: try value.adding(second, in: context)
    case .subtract: try value.subtracting(second, in: context)
    case .multiply: try value.multiplied(by: second, in: context)
    case .divide: try value.divided(by: second, in: context)
    }
  }
}
