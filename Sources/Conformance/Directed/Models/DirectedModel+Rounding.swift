import BigInt
import DecimalArithmetic

extension DirectedModel {
  /// Models of rounding: every kind of last digit, guard digit and rest.
  static let rounding = [decimalRounding, roundingBoundary, subnormalRounding]

  /// The model of the cells of the rounding map, with each last digit.
  package static let decimalRounding = DirectedModel(
    "decimal-rounding",
    "the exact result has a wanted sign and last digit, a guard digit of 0, 1–4, 5 or 6–9, and behind "
      + "it nothing, or something",
    source: testSuite + ", \"Decimal Rounding\"",
    counts: { _ in [2, 4, 2, 10] },
    operands: { draft, choices in
      let kept = draft.operation == .quantize ? nil : draft.precision
      return wanted(choices, kept: kept, place: draft.place(), &draft).operands(&draft)
    })

  /// The model of ties and of results next to a tie or a number, with various numbers of cut
  /// digits.
  package static let roundingBoundary = DirectedModel(
    "rounding-boundary",
    "the exact result is a tie, or lies beside a tie or a representable number, as near as its digits let it",
    source: testSuite
      + ", vicinity of the rounding boundary; multiplication by b = t · a⁻¹ mod 10^z, "
      + "division by a = ((b ± 1) ÷ 2) · (10^p)⁻¹ mod b",
    counts: { _ in [2, 2, 5, 12] },
    operands: { draft, choices in
      let most = draft.operation == .multiply ? draft.precision - 1 : draft.longest - 1
      let widths = [1, 2, 3, draft.precision / 2, 15, 16, 17, 18, 19, 20, most - 1, most]
      var width = max(1, min(widths[choices[3]], most))
      if choices[2] != 0 { width = max(2, width) }
      let unit = BigInt.tenTo(width)
      let discarded = [unit / 2, unit / 2 + 1, unit / 2 - 1, 1, unit - 1][choices[2]]
      let room = draft.longest - width
      if draft.operation == .quantize && room < 1 { return nil }
      let kept =
        draft.operation == .quantize
        ? draft.uniform(1...min(draft.precision, room)) : draft.precision
      let lastDigit = 2 * draft.uniform(0...4) + choices[1]
      return WantedResult(
        isNegative: choices[0] == 1, kept: kept, lastDigit: lastDigit, discarded: discarded,
        discardedDigits: width, place: draft.place()
      ).operands(&draft)
    })

  /// The model of the cells of ``decimalRounding`` where Etiny limits the digits, not the
  /// precision.
  package static let subnormalRounding = DirectedModel(
    "subnormal-rounding",
    "the exact result is cut at Etiny, of fewer digits than the precision, or of none",
    source: "double rounding in subnormals, a fault of decimal implementations",
    counts: { _ in [2, 4, 2, 2, 6] },
    operands: { draft, choices in
      let precision = draft.precision
      let kept = [0, 1, 2, precision / 2, precision - 2, precision - 1][choices[4]]
      if kept < 0 || kept >= precision { return nil }
      var choices = choices
      choices[3] = kept == 0 ? 0 : choices[3] + 2 * draft.uniform(0...4)
      let wanted = wanted(choices, kept: kept, place: draft.limits.etiny, &draft)
      // A number needs at least one digit that is kept or cut off.
      return kept == 0 && wanted.discarded.isZero ? nil : wanted.operands(&draft)
    })

  /// Returns a wanted result; `choices` selects sign, guard digit, rest and last digit.
  private static func wanted(
    _ choices: [Int], kept: Int?, place: Int, _ draft: inout DirectedDraft
  ) -> WantedResult {
    let isSticky = choices[2] == 1
    let kind = [0...0, 1...4, 5...5, 6...9][choices[1]]
    let guardDigit = BigInt(draft.uniform(kind))
    let most = max(
      isSticky ? 2 : 1, draft.longest - (draft.operation == .multiply ? 1 : 2))
    var width = draft.uniform((isSticky ? 2 : 1)...most)
    if draft.oneIn(3) { width = min(width, isSticky ? 2 : 1) }
    let room = draft.longest - width
    let count = kept ?? draft.uniform(min(1, room)...max(min(1, room), min(draft.precision, room)))
    var rest = BigInt(0)
    if isSticky {
      let below = BigInt.tenTo(width - 1)
      rest = [1, below - 1, BigInt.tenTo(draft.uniform(0...width - 2))][draft.uniform(0...2)]
      if draft.oneIn(3) { rest = 1 + draft.random.integer(below: below - 1) }
    }
    return WantedResult(
      isNegative: choices[0] == 1, kept: count, lastDigit: choices[3],
      discarded: guardDigit * .tenTo(width - 1) + rest, discardedDigits: width, place: place)
  }
}
