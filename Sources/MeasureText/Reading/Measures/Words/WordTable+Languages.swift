extension WordTable {
  /// Returns the table of a language.
  static func of(_ language: NumberLanguage) -> WordTable {
    switch language {
    case .english: english
    case .spanish: spanish
    case .german: german
    case .french: french
    case .italian: italian
    case .portuguese: portuguese
    case .russian: russian
    case .japanese: japanese
    case .simplifiedChinese, .traditionalChinese: chinese
    }
  }
}
