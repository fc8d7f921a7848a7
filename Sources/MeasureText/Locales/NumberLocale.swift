/// A locale whose way of writing numbers is known.
///
/// The raw value is its BCP 47 identifier.
public enum NumberLocale: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"
  case german = "de"
  case french = "fr"
  case italian = "it"
  case brazilianPortuguese = "pt-BR"
  case japanese = "ja"
  case simplifiedChinese = "zh-Hans"
  case russian = "ru"

  /// The marks that numbers are written with.
  public var symbols: NumberSymbols {
    switch self {
    case .english, .japanese, .simplifiedChinese: NumberSymbols(decimal: ".", grouping: ",")
    case .german: NumberSymbols(decimal: ",", grouping: ".", spacesPercent: true)
    case .brazilianPortuguese: NumberSymbols(decimal: ",", grouping: ".")
    case .spanish:
      NumberSymbols(decimal: ",", grouping: ".", minimumGroupingDigits: 2, spacesPercent: true)
    case .italian: NumberSymbols(decimal: ",", grouping: ".", minimumGroupingDigits: 2)
    case .french: NumberSymbols(decimal: ",", grouping: "\u{202F}", spacesPercent: true)
    case .russian: NumberSymbols(decimal: ",", grouping: "\u{A0}", spacesPercent: true)
    }
  }
}
