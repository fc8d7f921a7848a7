import ArgumentParser
import MeasureText
import UnitCatalog

/// What a shell offers where a unit or a quantity is expected.
///
/// Identifiers and symbols of the built-in catalog: shells match what is typed letter by letter, so
/// names in other spelling are the matter of `search`.
package enum UnitCompletion {
  /// The words of `convert`: units, but no word of ours for a batch, which is a file.
  package static let words = CompletionKind.custom { words, index, prefix in
    words.contains("--batch") ? [] : names(words, index, prefix)
  }

  /// Units whose identifier or symbol begins as typed; after a unit only those it can be converted
  /// to.
  package static let units = CompletionKind.custom { words, index, prefix in
    names(words, index, prefix)
  }

  /// What quantities are called: identifiers, names and other names.
  package static let quantities = CompletionKind.custom { _, _, prefix in
    offers(prefix) { [$0.identifier, $0.name] + $0.aliases }
  }

  /// The same, and the headings that are parts of quantities or cover several.
  package static let headings = CompletionKind.custom { _, _, prefix in
    offers(prefix) { quantity in
      [quantity.identifier, quantity.name] + quantity.aliases + quantity.topics
        + quantity.groups.flatMap { [$0.name] + $0.aliases }
    }
  }

  /// The codes of countries.
  package static let regions = CompletionKind.custom { _, _, prefix in
    RegionCode.countries.map(\.rawValue).filter { $0.hasPrefix(unquoted(prefix)) }
  }

  /// The identifiers of the locales.
  package static let locales = CompletionKind.custom { _, _, prefix in
    NumberLocale.allCases.map(\.rawValue).filter { $0.hasPrefix(unquoted(prefix)) }
  }

  /// The names of the built-in quantities that begin as typed, each once.
  ///
  /// Small letters are the beginning of a name in any case, which is offered in small letters, because
  /// shells drop what does not begin as typed: `wei` is the beginning of Weight.
  private static func offers(_ prefix: String, _ names: (Quantity) -> [String]) -> [String] {
    let typed = unquoted(prefix)
    var seen: Set<String> = []
    return Catalog.standard.quantities.flatMap(names)
      .map { $0.hasPrefix(typed) ? $0 : $0.lowercased() }
      .filter { $0.hasPrefix(typed) && seen.insert($0).inserted }
  }

  private static func names(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    let typed = unquoted(prefix)
    // A value.
    if let first = typed.utf8.first, isNumeric(first) { return [] }
    let before = withoutSettings(words.prefix(max(0, index)).map(unquoted))
    let units = quantity(ofLast: before)?.units ?? Catalog.standard.units
    let names = units.map(\.identifier) + units.map(\.symbol).filter(isWord)
    let next = nextWords(behind: before, typed)
    // Behind half a name no other one begins.
    if !next.isEmpty, before.last.flatMap(Self.quantity) == nil { return next }
    return names.filter { $0.hasPrefix(typed) } + next
  }

  /// The words without the values of options that may spell a unit: `--system us`, `--region GB`.
  private static func withoutSettings(_ words: [String]) -> [String] {
    words.indices.filter { $0 == 0 || !settings.contains(words[$0 - 1]) }.map { words[$0] }
  }

  private static let settings = ["--system", "--region", "--locale"]

  /// The next words of symbols and names of several words whose first words stand before: `oz` of
  /// `fl oz` behind `fl`.
  private static func nextWords(behind words: [String], _ typed: String) -> [String] {
    var offers: [String] = []
    for unit in Catalog.standard.units {
      for name in [unit.symbol, unit.name, unit.pluralName] where !isWord(name) {
        let parts = name.split(separator: " ").map(String.init)
        for place in 1..<max(1, parts.count)
        where parts[place].hasPrefix(typed) && words.suffix(place).elementsEqual(parts[..<place]) {
          // A parenthesis would have to be quoted.
          if parts[place].utf8.contains(UInt8(ascii: "(")) || offers.contains(parts[place]) {
            continue
          }
          // The words of the half name may be a unit themselves: fl is the foot-lambert.
          let quantity = quantity(ofLast: words.dropLast(place))
          if quantity == nil || quantity?.identifier == unit.quantity {
            offers.append(parts[place])
          }
        }
      }
    }
    return offers
  }

  /// The quantity of the last word that is a unit.
  private static func quantity<Words: BidirectionalCollection<String>>(
    ofLast words: Words
  ) -> Quantity? {
    words.indices.reversed().lazy.compactMap { place in
      separates(place, words) ? nil : quantity(words[place])
    }.first
  }

  /// Whether `in` stands behind a unit, so that it is no inch: `5 kg in`, but `5 in`.
  private static func separates<Words: BidirectionalCollection<String>>(
    _ place: Words.Index, _ words: Words
  ) -> Bool {
    guard words[place].lowercased() == "in", place > words.startIndex else { return false }
    return quantity(words[words.index(before: place)]) != nil
  }

  /// The quantity of a word that is a unit, alone or behind its value.
  private static func quantity(_ word: String) -> Quantity? {
    let text = unquoted(word)
    let reader = MeasureReader()
    guard let unit = (try? reader.unit(text))?.unit ?? (try? reader.read(text))?.unit else {
      return nil
    }
    return Catalog.standard.quantity(unit.quantity)
  }

  /// Shells hand words over as they stand, some with the quotes that are open.
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

  /// A symbol that needs no quoting.
  private static func isWord(_ symbol: String) -> Bool {
    !symbol.utf8.contains(UInt8(ascii: " "))
  }
}
