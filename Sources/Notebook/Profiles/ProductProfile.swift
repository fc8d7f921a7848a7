/// A product as its document describes it: limits, gates, tabs and skins.
///
/// All products are one program. A profile says which part of the program a person sees.
///
///     ProductProfile.unitConverter.rule(of: .conversions).free  // Optional(100)
///     ProductProfile.unitConverter.rule(of: .conversions).requirements  // ["U-009"]
public enum ProductProfile: String, CaseIterable, Hashable, Sendable {
  /// The union of the features of all documents.
  case all
  /// The unit converter with everything but the calculator.
  case metryvo
  /// The simplest converter: two panels.
  case converter
  /// A converter with favourites and history.
  case unitConverter = "unit-converter"
  /// The calculator with tools.
  case prism

  /// The column of the profile in the table.
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

/// The part of a profile that a person has.
public enum ProductTier: String, CaseIterable, Hashable, Sendable {
  /// The part without a purchase.
  case free
  /// The whole profile.
  case pro
}

extension Entitlements {
  /// Returns the tier of a person.
  ///
  /// The licence of the source code unlocks everything, so the tier is ``ProductTier/pro``. Only
  /// the preview of the free part shows it, and only to a person who does not own ``Product/pro``.
  ///
  ///     Entitlements().tier(previewsFreePart: false) == .pro  // true
  ///     Entitlements().tier(previewsFreePart: true) == .free  // true
  public func tier(previewsFreePart: Bool) -> ProductTier {
    previewsFreePart && !owns(.pro) ? .free : .pro
  }
}
