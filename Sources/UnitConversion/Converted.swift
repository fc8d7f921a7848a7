import DecimalArithmetic

/// The result of a conversion and what people ask about it: whether it is exact, whether it can be.
///
/// The value is a number, or the length of the text written into a buffer.
public struct Converted<Value> {
  /// The value, rounded once, and what happened.
  public var conversion: Conversion<Value>
  /// Whether the definitions of both units are exact or conventional, not measured or approximate.
  public var isExactlyDefined: Bool
  /// Whether the number converted lies below the lowest value of its quantity: absolute zero.
  ///
  /// It is converted all the same; decided exactly from the number converted, not from the result.
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

  /// The converted number, or the length of its text.
  @inlinable public var value: Value { conversion.value }
  /// What happened when the number was read and when it was converted.
  @inlinable public var conditions: Conditions { conversion.conditions }
  /// Whether the precision, not the decimals asked for, decided where the result was rounded.
  @inlinable public var isPrecisionLimited: Bool { conversion.isPrecisionLimited }
  /// Whether the value is the mathematical one for units that are defined exactly.
  @inlinable public var isExact: Bool { conversion.isExact && isExactlyDefined }
}

extension Converted: Sendable where Value: Sendable {}
extension Converted: Equatable where Value: Equatable {}
