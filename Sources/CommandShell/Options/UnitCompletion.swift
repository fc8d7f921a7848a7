import ArgumentParser
import MeasureText
import UnitCatalog

/// The completions for units, quantities, regions and locales.
///
/// The candidates for units are identifiers and symbols of the built-in catalog, because shells
/// compare candidates letter by letter with the typed word. `search` finds names in other spelling.
package enum UnitCompletion {
  /// The completions for the words of `convert`: units; none for a batch, whose word is a file.
  package static let words = CompletionKind.custom { words, index, prefix in
    words.contains("--batch") ? [] : names(words, index, prefix)
  }

  /// The completions for a unit: identifiers and symbols that begin with the typed text.
  ///
  /// Behind a unit, the completions are only units of its quantity.
  package static let units = CompletionKind.custom { words, index, prefix in
    names(words, index, prefix)
  }

  /// The completions for a quantity: identifiers, names and aliases.
  package static let quantities = CompletionKind.custom { _, _, prefix in
    offers(prefix) { [$0.identifier, $0.name] + $0.aliases }
  }

  /// The completions for a quantity, a topic of several quantities, or a heading within a quantity.
  package static let headings = CompletionKind.custom { _, _, prefix in
    offers(prefix) { quantity in
      [quantity.identifier, quantity.name] + quantity.aliases + quantity.topics
        + quantity.groups.flatMap { [$0.name] + $0.aliases }
    }
  }

  /// The completions for a region: the codes of countries.
  package static let regions = CompletionKind.custom { _, _, prefix in
    RegionCode.countries.map(\.rawValue).filter { $0.hasPrefix(unquoted(prefix)) }
  }

  /// The completions for a locale: the identifiers.
  package static let locales = CompletionKind.custom { _, _, prefix in
    NumberLocale.allCases.map(\.rawValue).filter { $0.hasPrefix(unquoted(prefix)) }
  }

  /// Returns the names of the built-in quantities that begin with the typed text, each once.
  ///
  /// Lower-case text also matches a name in other case: `wei` matches Weight. Such a name is
  /// returned in lower case, because shells drop candidates that do not begin with the typed text.
  private static func offers(_ prefix: String, _ names: (Quantity) -> [String]) -> [String] {
    let typed = unquoted(prefix)
    var seen: Set<String> = []
    return Catalog.standard.quantities.flatMap(names)
      .map { $0.hasPrefix(typed) ? $0 : $0.lowercased() }
      .filter { $0.hasPrefix(typed) && seen.insert($0).inserted }
  }

  private static func names(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    let typed = unquoted(prefix)
    // A typed value has no completions.
    if let first = typed.utf8.first, isNumeric(first) { return [] }
    let before = withoutSettings(words.prefix(max(0, index)).map(unquoted))
    let units = quantity(ofLast: before)?.units ?? Catalog.standard.units
    let names = units.map(\.identifier) + units.map(\.symbol).filter(isWord)
    let next = nextWords(behind: before, typed)
    // Behind the first words of a name, no other name begins.
    if !next.isEmpty, before.last.flatMap(Self.quantity) == nil { return next }
    return names.filter { $0.hasPrefix(typed) } + next
  }

  /// Returns the words without the values of options that may spell a unit: `--system us`,
  /// `--region GB`.
  private static func withoutSettings(_ words: [String]) -> [String] {
    words.indices.filter { $0 == 0 || !settings.contains(words[$0 - 1]) }.map { words[$0] }
  }

  private static let settings = ["--system", "--region", "--locale"]

  /// Returns the next words of symbols and names of several words, whose first words were typed
  /// before: `oz` of `fl oz` behind `fl`.
  private static func nextWords(behind words: [String], _ typed: String) -> [String] {
    var offers: [String] = []
    for unit in Catalog.standard.units {
      for name in [unit.symbol, unit.name, unit.pluralName] where !isWord(name) {
        let parts = name.split(separator: " ").map(String.init)
        for place in 1..<max(1, parts.count)
        where parts[place].hasPrefix(typed) && words.suffix(place).elementsEqual(parts[..<place]) {
          // A word with a parenthesis would need quotes.
          if parts[place].utf8.contains(UInt8(ascii: "(")) || offers.contains(parts[place]) {
            continue
          }
          // The first words may be a unit themselves: fl is the foot-lambert.
          let quantity = quantity(ofLast: words.dropLast(place))
          if quantity == nil || quantity?.identifier == unit.quantity {
            offers.append(parts[place])
          }
        }
      }
    }
    return offers
  }

  /// Returns the quantity of the last word that is a unit.
  private static func quantity<Words: BidirectionalCollection<String>>(
    ofLast words: Words
  ) -> Quantity? {
    words.indices.reversed().lazy.compactMap { place in
      separates(place, words) ? nil : quantity(words[place])
    }.first
  }

  /// Whether a word is `in` behind a unit, as in `5 kg in`, and so means `to`; in `5 in` it is the
  /// inch.
  private static func separates<Words: BidirectionalCollection<String>>(
    _ place: Words.Index, _ words: Words
  ) -> Bool {
    guard words[place].lowercased() == "in", place > words.startIndex else { return false }
    return quantity(words[words.index(before: place)]) != nil
  }

  /// Returns the quantity of a word that is a unit, alone or behind its value.
  private static func quantity(_ word: String) -> Quantity? {
    let text = unquoted(word)
    let reader = MeasureReader()
    guard let unit = (try? reader.unit(text))?.unit ?? (try? reader.read(text))?.unit else {
      return nil
    }
    return Catalog.standard.quantity(unit.quantity)
  }

  /// Returns a word without its quotes and escapes, which some shells pass on.
  private static func unquoted(_ word: String) -> String {
    var text = Substring(word)
    if let first = text.first, first == "\"" || first == "'" {
      text.removeFirst()
      if text.last == first { text.removeLast() }
    }
    return String(text).replacing("\\ ", with: " ")
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }

  /// Whether a symbol needs no quotes in a shell.
  private static func isWord(_ symbol: String) -> Bool {
    !symbol.utf8.contains(UInt8(ascii: " "))
  }
}
