import DecimalArithmetic
import UnitCatalog

/// The parts of a measure in text.
public enum MeasureStyle: String, CaseIterable, Hashable, Sendable {
  /// The number alone: `8.04672`.
  case value
  /// The number and the unit's symbol: `8.04672 km`.
  case valueWithSymbol = "value-with-symbol"
  /// The conversion with source and result: `5 mi = 8.04672 km`.
  case expression
}

/// The format of numbers with units.
///
/// A space separates number and symbol. No space precedes the degree sign of an angle (SI Brochure,
/// 9th edition, 5.4.3). Percent, per mille and per ten thousand follow the locale's percent format.
public struct MeasureFormat: Hashable, Sendable {
  /// The parts that are written.
  public var style: MeasureStyle
  /// The format of numbers.
  public var numbers: NumberFormat

  public init(_ style: MeasureStyle = .valueWithSymbol, numbers: NumberFormat = NumberFormat()) {
    self.style = style
    self.numbers = numbers
  }

  /// Writes a number with a unit; ``MeasureStyle/expression`` has the effect of `valueWithSymbol`.
  ///
  ///     MeasureFormat().write(Decimal128("8.04672")!, .kilometer).value  // "8.04672 km"
  ///     MeasureFormat(.value).write(Decimal128("8.04672")!, .kilometer).value  // "8.04672"
  ///
  /// `isRounded` states that the number comes from a conversion to the target of ``numbers``.
  @inlinable
  public func write<Number: DecimalBackend>(
    _ value: Number, _ unit: MeasureUnit, isRounded: Bool = false
  ) -> Written<String> {
    var written = numbers.write(value, isRounded: isRounded)
    if style != .value { written.value += suffix(of: unit) }
    return written
  }

  /// Writes a conversion: the given number with all its digits, and the result.
  ///
  ///     let format = MeasureFormat(.expression)
  ///     let result = Decimal128("8.04672")!
  ///     format.write(5, .mile, as: result, .kilometer).value  // "5 mi = 8.04672 km"
  ///
  /// The sign is `=` even for a rounded result. ``WritingConditions/rounded`` and the conditions of
  /// the conversion state whether the result is rounded.
  ///
  /// `isRounded` states that the result comes from a conversion to the target of ``numbers``.
  ///
  /// - Returns: the text, with the conditions of the result.
  @inlinable
  public func write<Number: DecimalBackend>(
    _ source: Number, _ sourceUnit: MeasureUnit, as result: Number, _ unit: MeasureUnit,
    isRounded: Bool = false
  ) -> Written<String> {
    var written = write(result, unit, isRounded: isRounded)
    if style == .expression {
      let given = given.text(of: source) + suffix(of: sourceUnit)
      written.value = given + " = " + written.value
    }
    return written
  }

  /// The format of the given number, with exactly its digits.
  @usableFromInline
  var given: NumberFormat {
    var format = numbers
    format.precision = .all
    format.trailingZeros = .kept
    return format
  }

  /// Returns the text behind a number: the unit's symbol, usually after a space.
  ///
  ///     MeasureFormat().suffix(of: .celsius)  // " °C"
  ///     MeasureFormat().suffix(of: .degree)  // "°"
  public func suffix(of unit: MeasureUnit) -> String {
    let symbol = unit.symbol
    guard let first = symbol.unicodeScalars.first, symbol.unicodeScalars.count == 1 else {
      return " " + symbol
    }
    switch first {
    case "\u{B0}": return symbol
    case "%", "\u{2030}", "\u{2031}":
      return numbers.symbols.spacesPercent ? "\u{A0}" + symbol : symbol
    default: return " " + symbol
    }
  }
}

#if !hasFeature(Embedded)
extension MeasureStyle: Codable {}
extension MeasureFormat: Codable {}
#endif
