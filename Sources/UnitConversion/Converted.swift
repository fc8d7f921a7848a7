import DecimalArithmetic

/// The result of a conversion, with its conditions and flags.
///
/// The value is a number, or the length of the text written into a buffer.
public struct Converted<Value> {
  /// The value, rounded once, and the conditions raised.
  public var conversion: Conversion<Value>
  /// Whether the definitions of both units are exact or conventional, not measured or approximate.
  public var isExactlyDefined: Bool
  /// Whether the input is below the lowest value of its quantity: absolute zero.
  ///
  /// The input is converted nevertheless. The comparison is exact and uses the input, not the
  /// result.
  public var isBelowAbsoluteZero: Bool

  @inlinable
  public init(
    _ conversion: Conversion<Value>, isExactlyDefined: Bool = true,
    isBelowAbsoluteZero: Bool = false
  ) {
    self.conversion = conversion
    self.isExactlyDefined = isExactlyDefined
    self.isBelowAbsoluteZero = isBelowAbsoluteZero
  }

  /// The result, or the length of its text.
  @inlinable public var value: Value { conversion.value }
  /// The conditions raised by reading and by converting the number.
  @inlinable public var conditions: Conditions { conversion.conditions }
  /// Whether the precision of the context, not the rounding target, decided where the result was
  /// rounded.
  @inlinable public var isPrecisionLimited: Bool { conversion.isPrecisionLimited }
  /// Whether the value equals the mathematical result and both units are defined exactly.
  @inlinable public var isExact: Bool { conversion.isExact && isExactlyDefined }
}

extension Converted: Sendable where Value: Sendable {}
extension Converted: Equatable where Value: Equatable {}
