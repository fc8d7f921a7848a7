import DecimalArithmetic
import ExactArithmetic

/// A kind of rounding of a conversion, without the rounding mode.
///
/// A cell consists of the form of the formula (``Model``), the reason for the place, the sign, and
/// the side on which the exact result lies between two numbers of the place. Exact zeros and
/// results beyond Emax have no place and no cell.
package struct ConversionCell: CoverageCell {
  /// The form of a conversion, with its constant π or ln 10 or its base ten or e.
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

  /// The reason for the place at which a result is rounded.
  package enum Place: String, CaseIterable, Hashable, Sendable {
    /// The requested number of significant digits.
    case digits = "digits"
    /// The requested number of decimals.
    case decimals = "decimals"
    /// The precision, if it allows fewer decimals than requested.
    case precision = "precision"
    /// The `elseDigits` of a result that would be written as 0 with the requested decimals.
    case smallNumber = "small number"
  }

  /// The side on which the exact result lies between two numbers of the place.
  package enum Side: String, CaseIterable, Hashable, Sendable {
    case exact = "exact"
    case belowHalf = "below half"
    case tie = "tie"
    case aboveHalf = "above half"
  }

  /// The form of the conversion.
  package let model: Model
  /// The reason for the place.
  package let place: Place
  /// Whether the exact result is below 0.
  package let isNegative: Bool
  /// The side on which the exact result lies.
  package let side: Side

  /// Every cell; a hit of a cell counts in every mode.
  package static let all: [ConversionCell] = Model.allCases.flatMap { model in
    Place.allCases.flatMap { place in
      [false, true].flatMap { isNegative in
        Side.allCases.map {
          ConversionCell(model: model, place: place, isNegative: isNegative, side: $0)
        }
      }
    }
  }

  /// The cells that some conversion reaches.
  package static let reachable = all.filter(\.isReachable)

  /// The label by which a run counts the cell.
  package var label: String { Self.labels[number] }

  // Stored, because a run adds a label for each target of each case.
  private static let labels = all.map {
    "cell \($0.model.rawValue), \($0.place.rawValue) \($0.isNegative ? "-" : "+") \($0.side.rawValue)"
  }

  /// The index in ``all``.
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
  /// Creates the form of a formula; `nil` for a formula of no form, such as an irrational factor of
  /// 1.
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
      // A formula with a rational logarithm is linear or affine, whatever the form of its
      // definition.
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
