import BigInt
import Conformance
import ExactArithmetic
import Metryvo
import PropertyTesting
import Testing

/// Each value built from a residue has its kind, checked with exact rationals instead of
/// congruences.
@Suite struct ResidueCasesTests {
  /// The exact result of a value, in units of its place.
  fileprivate struct Found {
    let scale: Rational
    let offset: Rational
    let value: HardValue
    let place: ResultPlace
    let operand: DecimalOperand
    /// The integer part (floor) of the result; `fraction` is the rest.
    let units: BigInt
    let fraction: Rational

    init?(_ value: HardValue, scale: Rational, offset: Rational) {
      guard let place = value.place, let operand = DecimalOperand(value.text), let x = operand.value
      else { return nil }
      (self.scale, self.offset, self.value) = (scale, offset, value)
      (self.place, self.operand) = (place, operand)
      let result = (x * scale + offset) * Rational(1, exponent: -place.position)
      units = result.wholePart
      fraction = result - Rational(units)
    }

    /// The largest distance at which the result is still the nearest to its tie or number.
    ///
    /// Let d be the denominator of scale · 10^f in units of the place. Results of operands c · 10^f
    /// with equal f differ by multiples of 1 ÷ d, and every multiple occurs (mod 1). So a result
    /// above a number by at most 1 ÷ d, and not equal to the number, is the nearest above.
    var grain: Rational {
      let step = scale * Rational(1, exponent: operand.exponent - place.position)
      return Rational(1) / Rational(step.fraction.denominator)
    }

    /// The reason why the value lacks the property of its kind; `nil` if it has the property.
    var objection: String? {
      let half = Rational(1) / Rational(2)
      let distance: Rational
      switch value.kind {
      case .exact: return fraction.isZero ? sizeObjection : "not exact"
      case .tie: return fraction == half ? sizeObjection : "no tie"
      case .aboveTie: distance = fraction - half
      case .belowTie: distance = half - fraction
      case .aboveRepresentable: distance = fraction
      case .belowRepresentable: distance = Rational(1) - fraction
      default: return "another kind"
      }
      if distance <= .zero || distance > grain { return "not the nearest" }
      // Without an offset, the result nearest to a tie lies 1 ÷ 2d away if d is odd, and 1 ÷ d if d
      // is even.
      if offset.isZero && [.aboveTie, .belowTie].contains(value.kind) {
        let isOdd = (Rational(1) / grain / Rational(2)).fraction.denominator != 1
        if distance != (isOdd ? grain / Rational(2) : grain) { return "not 1/2d or 1/d" }
      }
      return sizeObjection
    }

    private var sizeObjection: String? {
      if operand.digitCount > 34 { return "an operand of \(operand.digitCount) digits" }
      // For a negative fraction, `units` is the floor, and the written digits are the ceiling's.
      let magnitude = units < 0 && !fraction.isZero ? -units - 1 : BigInt(units.magnitude)
      return String(magnitude).count == place.digits ? nil : "\(units) units"
    }
  }

  /// Judges every seventh pair of the catalog, if it is linear.
  @Test func everyValueIsOfItsKind() throws {
    let sweep = try ConversionSweep()
    var objections: [String] = []
    var counts: [HardCaseKind: Int] = [:]
    let pairs = sweep.pairs(of: nil).filter { $0 % 7 == 0 }
    for pair in pairs {
      guard case .linear(let scale, let offset) = sweep.formula(ofPair: pair) else { continue }
      for value in sweep.values(ofPair: pair, seed: 3)
      where ResidueCases.kinds.contains(value.kind) {
        counts[value.kind, default: 0] += 1
        if let why = Found(value, scale: scale, offset: offset)?.objection {
          objections.append("\(pair) \(value.kind): \(value.text) \(why)")
        }
      }
    }
    #expect(objections.prefix(20) == [])
    #expect(ResidueCases.kinds.allSatisfy { counts[$0, default: 0] > pairs.count })
  }

  /// Operands of 34 digits give every kind of remainder, except ties for a divisor of 3 or 127, and
  /// any remainder for the ratio 1.
  @Test func onlyWholeResultsHaveNoNeighbours() throws {
    let place = ResultPlace(digits: 34, position: -8)
    var random = CaseRandom(seed: 5, index: 0)
    let third = Rational(1) / Rational(3)
    for (scale, kinds) in [
      (Rational(1), [.exact]), (third, ResidueCases.kinds.filter { $0 != .tie }),
      (Rational(254, exponent: -2), ResidueCases.kinds),
      (Rational(1) / Rational(254, exponent: -2), ResidueCases.kinds.filter { $0 != .tie }),
    ] as [(Rational, [HardCaseKind])] {
      let cases = ResidueCases(scale: scale, at: place, digits: 34)
      #expect(ResidueCases.kinds.filter { cases.value($0, &random) != nil } == kinds)
    }
  }

  /// With two digits, every operand can be tried, so the search is complete.
  ///
  /// Ties and exact results are found if they exist, and no value lies nearer than the found value.
  @Test func twoDigitsLeaveNothingOut() throws {
    var random = CaseRandom(seed: 6, index: 0)
    var wrong: [String] = []
    var found = 0
    for (top, bottom, shift) in smallMaps {
      let scale = Rational(top) / Rational(bottom)
      let offset = Rational(shift) / Rational(4)
      for digits in 1...2 {
        for isNegative in [false, true] {
          let place = ResultPlace(digits: digits, position: 0)
          let cases = ResidueCases(
            scale: scale, offset: offset, at: place, digits: 2, isNegative: isNegative)
          for kind in ResidueCases.kinds {
            let value = cases.value(kind, &random)
            let label = "\(top)/\(bottom) + \(shift)/4, \(digits) digits, \(kind)"
            if let value {
              found += 1
              if let why = Found(value, scale: scale, offset: offset)?.objection {
                wrong.append("\(label): \(value.text) \(why)")
              }
            } else if kind == .exact || kind == .tie {
              let exponent = exponents(scale, offset, place, isNegative)
              let other = (-99...99).map { HardValue("\($0)E\(exponent)", kind, at: place) }.first {
                Found($0, scale: scale, offset: offset)?.isResult(isNegative) == true
              }
              if let other { wrong.append("\(label): \(other.text) is one") }
            }
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
    #expect(found > 1_000)
  }

  private var smallMaps: [(Int, Int, Int)] {
    [1, 2, 3, 5, 7, -9, 12, 25].flatMap { top in
      [1, 2, 3, 4, 7, 10].flatMap { bottom in [0, 1, 2, -6].map { (top, bottom, $0) } }
    }
  }

  /// Returns an exponent with which the operands of all results of a place have at most two digits.
  private func exponents(
    _ scale: Rational, _ offset: Rational, _ place: ResultPlace, _ isNegative: Bool
  ) -> Int {
    let ends = [BigInt(10).power(place.digits - 1), BigInt(10).power(place.digits) - 1].map {
      (Rational(isNegative ? -$0 : $0) - offset) / scale
    }
    return (ends.filter { !$0.isZero }.map(\.adjustedExponent).max() ?? 0) - 1
  }
}

extension ResidueCasesTests.Found {
  /// Returns whether the value has its kind, and a result of the wanted sign within the place's
  /// range.
  fileprivate func isResult(_ isNegative: Bool) -> Bool {
    let magnitude = Rational(isNegative ? -units : units) + (isNegative ? -fraction : fraction)
    let least = Rational(1, exponent: place.digits - 1)
    return objection == nil && magnitude >= least
      && magnitude <= Rational(1, exponent: place.digits) - Rational(1)
  }
}
