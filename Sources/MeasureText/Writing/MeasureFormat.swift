import DecimalArithmetic
import UnitCatalog

/// What of a measure is written: its copy settings.
public enum MeasureStyle: String, CaseIterable, Hashable, Sendable {
  /// The number alone: `8.04672`.
  case value
  /// The number and the unit's symbol: `8.04672 km`.
  case valueWithSymbol = "value-with-symbol"
  /// Where a conversion led from, too: `5 mi = 8.04672 km`.
  case expression
}

/// How a number with a unit is written.
///
/// A space stands between number and symbol. A degree of angle follows its number at once (SI Brochure,
/// 9th edition, 5.4.3), percent, per mille and per ten thousand as the locale has its percent.
public struct MeasureFormat: Hashable, Sendable {
  /// What is written.
  public var style: MeasureStyle
  /// How numbers are.
  public var numbers: NumberFormat

  public init(_ style: MeasureStyle = .valueWithSymbol, numbers: NumberFormat = NumberFormat()) {
    self.style = style
    self.numbers = numbers
  }

  /// A number of a unit; in the style ``MeasureStyle/expression`` as with the symbol.
  ///
  ///     MeasureFormat(numbers: format).write(value, kilometer).value   // "8.04672 km"
  ///
  /// `isRounded` says that the number comes from a conversion to the target of ``numbers``.
  @inlinable
  public func write<Number: DecimalBackend>(
    _ value: Number, _ unit: MeasureUnit, isRounded: Bool = false
  ) -> Written<String> {
    var written = numbers.write(value, isRounded: isRounded)
    if style != .value { written.value += suffix(of: unit) }
    return written
  }

  /// A conversion: the number given, with all its digits, and its result.
  ///
  ///     MeasureFormat(.expression).write(five, mile, as: value, kilometer).value   // "5 mi = 8.04672 km"
  ///
  /// The sign is `=` for a rounded result too: ``WritingConditions/rounded``, and the conditions of the
  /// conversion, tell.
  ///
  /// `isRounded` says that the result comes from a conversion to the target of ``numbers``.
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

  /// The format of the number that was given: none of its digits is lost or added.
  @usableFromInline
  var given: NumberFormat {
    var format = numbers
    format.precision = .all
    format.trailingZeros = .kept
    return format
  }

  /// What follows a number: the unit's symbol, mostly after a space.
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
