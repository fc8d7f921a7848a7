import MeasureText
import PropertyTesting
import UnitCatalog

/// A name that several units share, with a qualifier in parentheses.
struct QualifiedNameCase: Sendable, CustomStringConvertible {
  var name: String
  var qualifier: String
  /// The name with the qualifier in the language of a locale; `nil` to use English.
  var local: (locale: NumberLocale, text: String)?

  var english: String { "\(name) (\(qualifier))" }

  var description: String {
    local.map { "\($0.text) (\($0.locale.rawValue))" } ?? english
  }

  /// A generator of cases, half of them in a language other than English.
  static let generator = Generator<QualifiedNameCase>("name and qualifier") { source in
    if source.oneIn(2) {
      let (name, qualifier) = source.element(of: symbolic)
      return QualifiedNameCase(name: name, qualifier: qualifier)
    }
    let (language, word, qualifier) = source.element(of: selectingWords)
    let name = source.element(of: selectable[qualifier] ?? [])
    return QualifiedNameCase(
      name: name, qualifier: qualifier,
      local: (NumberLocale(language), "\(name) (\(word))"))
  }

  /// The shared names, each with the text in parentheses from the symbol of a unit.
  private static let symbolic: [(String, String)] = SharedNames.all.flatMap { name in
    Catalog.standard.units(named: name, in: nil).compactMap { unit in
      ConventionTies.inParentheses(unit.symbol).map { (name, $0) }
    }
  }

  /// The words, in all languages, for the qualifiers of the catalog.
  private static let localWords: [(NumberLanguage, String, String)] =
    NumberLanguage.allCases.flatMap { language in
      ListedWords.qualifiers(in: language).map { (language, $0.word, $0.qualifier) }
    }

  /// The words of a language whose qualifier selects a unit of a shared name.
  private static let selectingWords = localWords.filter { selectable[$0.2]?.isEmpty == false }

  /// The shared names from which a qualifier selects a unit, by qualifier.
  private static let selectable = Dictionary(
    uniqueKeysWithValues: Set(localWords.map(\.2)).map { qualifier in
      let names = SharedNames.all.filter {
        !Catalog.standard.units(named: "\($0) (\(qualifier))", in: nil).isEmpty
      }
      return (qualifier, names)
    })
}
