/// A product as its document describes it: its limits, gates, tabs, skins and caps.
///
/// All products are one program. A profile says which part of it a person sees.
///
///     ProductProfile.unitConverter.rule(of: .conversions).free       // 100
///     ProductProfile.unitConverter.rule(of: .conversions).requirements   // ["U-009"]
public enum ProductProfile: String, CaseIterable, Hashable, Sendable {
  /// All that the documents ask for, together.
  case all
  /// The unit converter with everything but the calculator.
  case metryvo
  /// The simplest converter: two panels.
  case converter
  /// A converter with favourites and history.
  case unitConverter = "unit-converter"
  /// The calculator with tools.
  case prism

  /// The position in a row of the table.
  var column: Int {
    switch self {
    case .all: 0
    case .metryvo: 1
    case .converter: 2
    case .unitConverter: 3
    case .prism: 4
    }
  }
}

/// What of a profile a person has.
public enum ProductTier: String, CaseIterable, Hashable, Sendable {
  /// The part without a purchase.
  case free
  /// Everything.
  case pro
}

extension Entitlements {
  /// The tier of a person.
  ///
  /// The licence of the source code unlocks everything. A preview shows the free part to those who
  /// do not own ``Product/pro``.
  public func tier(previewsFreePart: Bool) -> ProductTier {
    previewsFreePart && !owns(.pro) ? .free : .pro
  }
}
