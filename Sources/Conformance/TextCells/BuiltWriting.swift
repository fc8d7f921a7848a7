import DecimalArithmetic
import MeasureText
import PropertyTesting

/// Builders of numbers and formats for a ``WritingCell`` (a kind of rounding) and, if possible, for
/// a ``LayoutCell``.
enum BuiltWriting {
  /// Returns a generator; case i is built for the cell with index i mod n, and for the layouts in
  /// turn.
  static func generator(for cells: [WritingCell]) -> Generator<WritingCase> {
    Generator("numbers and formats of every cell") { source in
      if cells.isEmpty { return nil }
      let index = source.index
      let layouts = LayoutCell.all
      let place = source.choice(upTo: UInt64(cells.count) - 1) { _ in index % UInt64(cells.count) }
      // Each round through the cells shifts the layouts by one. Otherwise common factors of the two
      // counts would leave pairs out.
      let round = index / UInt64(cells.count)
      let other = source.choice(upTo: UInt64(layouts.count) - 1) { _ in
        (index + round) % UInt64(layouts.count)
      }
      return number(cells[Int(place)], layouts[Int(other)], &source)
    }
  }

  private static func number(
    _ cell: WritingCell, _ layout: LayoutCell, _ source: inout ChoiceSource
  ) -> WritingCase {
    var format = NumberFormat(
      locale: layout.locale, rounding: cell.mode,
      smallNumbers: source.element(of: [.asManyDigits, .digits(3)]),
      trailingZeros: source.element(of: TrailingZeros.allCases))
    format.isPercent = layout.isPercent
    format.showsNegativeZero = source.oneIn(2)
    // The exponent of the last kept digit, and the number of kept digits.
    var (position, kept): (Int, Int)
    switch cell.place {
    case .all, .digits, .decimals:
      (position, kept) = place(layout, &source)
      notation(layout.form, &format, &source)
      // The requested decimals are those of a number that is written without an exponent.
      if cell.place == .decimals && !format.alwaysHasExponent && position > 0 {
        position = -position
      }
    case .smallNumber:
      let decimals = source.uniform(in: 0...12)
      kept = format.smallNumbers == .digits(3) ? 3 : max(1, decimals)
      // The number is below a tenth of the unit, so that no mode to nearest rounds up to the unit.
      position = -decimals - kept - 1 - source.uniform(in: 0...4)
      format.precision = .decimals(decimals)
      format.notation = source.element(of: [.plain, .automatic(.standard)])
    case .zero:
      (position, kept) = (-source.uniform(in: 0...12), 0)
      format.precision = .decimals(-position)
      format.smallNumbers = .zero
      format.notation = source.element(of: [.plain, .automatic(.standard)])
    }
    switch cell.place {
    case .digits: format.precision = .significantDigits(kept)
    case .decimals:
      format.precision = .decimals(format.alwaysHasExponent ? kept - 1 : -position)
    case .all: format.precision = .all
    case .smallNumber, .zero: break
    }
    let rest = rest(cell.side, isShort: kept == 0, &source)
    let digits = keptDigits(kept, &source) + (cell.place == .all ? "" : rest)
    let exponent = position - (cell.place == .all ? 0 : rest.utf8.count)
    let first = digits.firstIndex { $0 != "0" } ?? digits.startIndex
    return WritingCase(
      isNegative: cell.isNegative, digits: String(digits[first...]),
      exponent: exponent - (layout.isPercent ? 2 : 0), format: format)
  }

  /// Draws the exponent of the last digit and the number of digits for a layout.
  ///
  /// Groups need at least four integer digits, or five if the locale requires two digits before
  /// the last group.
  private static func place(
    _ layout: LayoutCell, _ source: inout ChoiceSource
  ) -> (position: Int, kept: Int) {
    if layout.form == .exponent {
      return (source.integer(in: -40...40), layout.hasDecimals ? source.uniform(in: 4...12) : 1)
    }
    let decimals = layout.hasDecimals ? source.uniform(in: 1...8) : 0
    let fewest = 3 + layout.locale.symbols.minimumGroupingDigits
    let whole =
      layout.form == .grouped
      ? source.uniform(in: fewest...fewest + source.uniform(in: 0...8))
      : source.uniform(in: 1...fewest - 1)
    return (-decimals, whole + decimals)
  }

  private static func notation(
    _ form: LayoutCell.Form, _ format: inout NumberFormat, _ source: inout ChoiceSource
  ) {
    switch form {
    case .exponent:
      let never = NotationThresholds(smallest: 1, largest: 0)
      format.notation = source.element(of: [.scientific, .engineering, .automatic(never)])
    case .plain, .grouped:
      format.notation = source.element(of: [.plain, .automatic(.standard)])
    }
    format.grouping = source.element(of: [.auto, .always])
  }

  /// Draws digits without a trailing 0, often nines, so that a carry may reach the first digit.
  private static func keptDigits(_ count: Int, _ source: inout ChoiceSource) -> String {
    if source.oneIn(4) { return String(repeating: "9", count: count) }
    return (0..<count).map { _ in String(source.uniform(in: 1...9)) }.joined()
  }

  /// Draws the digits to cut, on a side of half a unit; often they are nearly half or nearly 0.
  private static func rest(
    _ side: WritingCell.Side, isShort: Bool, _ source: inout ChoiceSource
  ) -> String {
    let zeros = String(repeating: "0", count: source.uniform(in: 0...6))
    return switch side {
    case .exact: zeros
    case .tie: "5" + zeros
    case .belowHalf: source.element(of: ["1", "4", "0" + zeros + "1", "4" + zeros + "9", "49999"])
    case .aboveHalf: source.element(of: ["6", "9", "5" + zeros + "1", "9" + zeros + "9", "99999"])
    }
  }
}
