import DecimalArithmetic
import ExactArithmetic

/// What the rounding of a conversion can meet, but for the mode.
///
/// The model of the formula, what decides the place, a sign, and where the exact result lies
/// between the two numbers of that place. Exact zeros and results beyond Emax have no place and no
/// cell.
package struct ConversionCell: CoverageCell {
  /// The forms of a conversion, those with two constants or bases by both: they end otherwise.
  package enum Model: String, CaseIterable, Hashable, Sendable {
    case linear = "linear"
    case affine = "affine"
    case reciprocal = "reciprocal"
    case pi = "irrational, π"
    case lnTen = "irrational, ln 10"
    case logarithmTen = "logarithm, ten"
    case logarithmE = "logarithm, e"
    case exponentialTen = "exponential, ten"
    case exponentialE = "exponential, e"
    case shiftTen = "shift, ten"
    case shiftE = "shift, e"
  }

  /// What decides where a result is rounded.
  package enum Place: String, CaseIterable, Hashable, Sendable {
    /// The significant digits asked for.
    case digits = "digits"
    /// The decimals asked for.
    case decimals = "decimals"
    /// The precision, where the decimals asked for are more than it allows.
    case precision = "precision"
    /// The digits that stand in for decimals which would show 0.
    case smallNumber = "small number"
  }

  /// Where the exact result lies between two numbers of the place.
  package enum Side: String, CaseIterable, Hashable, Sendable {
    case exact = "exact"
    case belowHalf = "below half"
    case tie = "tie"
    case aboveHalf = "above half"
  }

  /// The form of the conversion.
  package let model: Model
  /// What decides the place.
  package let place: Place
  /// Whether the exact result is below 0.
  package let isNegative: Bool
  /// Where it lies.
  package let side: Side

  /// Every cell, each of which counts once in every mode.
  package static let all: [ConversionCell] = Model.allCases.flatMap { model in
    Place.allCases.flatMap { place in
      [false, true].flatMap { isNegative in
        Side.allCases.map {
          ConversionCell(model: model, place: place, isNegative: isNegative, side: $0)
        }
      }
    }
  }

  /// Those that some conversion reaches.
  package static let reachable = all.filter(\.isReachable)

  /// The cell in a few words, by which a run counts it.
  package var label: String { Self.labels[number] }

  // Made once: a run counts a label for each target of each case.
  private static let labels = all.map {
    "cell \($0.model.rawValue), \($0.place.rawValue) \($0.isNegative ? "-" : "+") \($0.side.rawValue)"
  }

  /// The place in ``all``.
  private var number: Int {
    let places = Place.allCases.count
    let sides = Side.allCases.count
    return ((model.number * places + place.number) * 2 + (isNegative ? 1 : 0)) * sides
      + side.number
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ConversionCell.Model {
  /// The model of a formula; `nil` for one that has no name, as an irrational one by 1.
  package init?(_ formula: ConversionFormula) {
    switch formula {
    case .linear(_, let offset): self = offset.isZero ? .linear : .affine
    case .irrational(_, let pi, let lnTen):
      if pi == 0 && lnTen == 0 { return nil }
      self = lnTen == 0 ? .pi : .lnTen
    case .reciprocal: self = .reciprocal
    case .logarithm(_, let base, _, _): self = base == .ten ? .logarithmTen : .logarithmE
    case .exponential(_, let base, _, _): self = base == .ten ? .exponentialTen : .exponentialE
    case .shift(_, _, let base, let argument):
      // A formula is written as the definitions are; where its logarithm is rational it is an
      // affine one.
      if argument == Rational(1) {
        self = .linear
      } else if base == .e {
        self = .shiftE
      } else {
        let isPower = argument == Rational(1, exponent: argument.adjustedExponent)
        self = isPower ? .affine : .shiftTen
      }
    }
  }
}
