extension LegacyOmission: CustomStringConvertible {
  public var description: String { english }

  /// The name of the omitted value in English sentences.
  ///
  ///     LegacyOmission.pairDecimals.english  // "decimals of pairs"
  public var english: String {
    switch self {
    case .skin: "skin"
    case .accent: "accent colour"
    case .motion: "motion"
    case .keyClick: "key click"
    case .favoritesLayout: "layout of favourites"
    case .locale: "locale"
    case .region: "region"
    case .symbols: "symbols of units"
    case .pairDecimals: "decimals of pairs"
    case .grouping: "groups of digits"
    case .scientificFrom: "size from which numbers have an exponent"
    case .scientificBelow: "size below which numbers have an exponent"
    case .copyStyle: "style of copied results"
    case .belowAbsoluteZeroNote: "note below absolute zero"
    case .calculatorMode: "mode of the calculator"
    case .searches: "recent searches"
    case .last: "last conversion"
    case .lastInput: "text of the last conversion"
    case .historyCategory: "categories of conversions"
    case .historyExact: "exactness of conversions"
    case .historyRounding: "rounding of conversions"
    case .historyText: "shown text of conversions"
    }
  }
}
