/// A language with known numbers, unit names and words.
///
/// The raw value is the BCP 47 identifier, with a script where the script decides the words.
public enum NumberLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case spanish = "es"
  case german = "de"
  case french = "fr"
  case italian = "it"
  case portuguese = "pt"
  case japanese = "ja"
  case simplifiedChinese = "zh-Hans"
  case russian = "ru"
  case traditionalChinese = "zh-Hant"

  /// The marks of most regions where the language is spoken; for Portuguese the marks of Brazil.
  var symbols: NumberSymbols {
    switch self {
    case .english, .japanese, .simplifiedChinese, .traditionalChinese:
      NumberSymbols(decimal: ".", grouping: ",")
    case .german: NumberSymbols(decimal: ",", grouping: ".", spacesPercent: true)
    case .portuguese: NumberSymbols(decimal: ",", grouping: ".")
    case .spanish:
      NumberSymbols(decimal: ",", grouping: ".", minimumGroupingDigits: 2, spacesPercent: true)
    case .italian: NumberSymbols(decimal: ",", grouping: ".", minimumGroupingDigits: 2)
    case .french: NumberSymbols(decimal: ",", grouping: "\u{202F}", spacesPercent: true)
    case .russian: NumberSymbols(decimal: ",", grouping: "\u{A0}", spacesPercent: true)
    }
  }
}
