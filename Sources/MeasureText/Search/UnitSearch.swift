import Synchronization
import UnitCatalog

/// Finds units while people type: by identifier, symbol, name, plural or alias, in ten languages.
///
///     let search = UnitSearch()
///     search.matches(for: "kilom")[0].unit                                    // kilometer
///     search.matches(for: "killometer")[0].edits                              // 1
///     search.matches(for: "zoll")[0].unit                                     // inch
///     search.matches(for: "gal", filter: UnitFilter(system: .imperial))[0].unit  // gallon-imperial
///
/// Text and names are folded: case, diacritics of Latin, Greek and Cyrillic, British spelling,
/// superscripts, hyphens. What matches is put in order by:
/// 1. ``MatchRank``: what the text is read as (``Catalog/lookUp(_:in:)``, exact case of symbols
///    first), symbols in other case, names, the names of quantities and headings (`weight`),
///    beginnings, beginnings of words in any order, parts of words, similar spelling;
/// 2. the number of edits, 0 unless the spelling is similar;
/// 3. the number of words of the name beyond those of the text: newton before newton per square meter;
/// 4. the order of a declared choice (`pt`: pints before the point) for what the text is read as;
/// 5. the order of the catalog.
///
/// A text of two words may also be one word written apart: `kilo meter`.
///
/// Spelling is similar if every word of the text becomes the beginning of a word of the name by at most
/// 1 edit for 5 to 7 bytes, 2 for more, or a whole word by 1 edit for 4 bytes; by none for less or if it is a
/// word of some name as it stands. An
/// edit inserts, removes or replaces a byte or swaps two neighbours (optimal string alignment).
///
/// A search may be shared between threads. Its index is made at the first use and shared by copies.
public struct UnitSearch: Sendable {
  /// The units that are searched.
  public let catalog: Catalog
  fileprivate let tables: SearchTables

  /// A search of a catalog's units.
  ///
  /// - Parameters:
  ///   - catalog: the units.
  ///   - locales: whose names of everyday units are known beside those of the catalog.
  ///   - names: more names.
  public init(
    catalog: Catalog = .standard, locales: [NumberLocale] = NumberLocale.languages,
    names: [UnitName] = []
  ) {
    self.catalog = catalog
    tables = SearchTables(catalog, locales, names)
  }

  /// The units that a text finds, the best first.
  ///
  /// - Parameters:
  ///   - text: what was typed so far. If it is empty every unit matches, in the order of the catalog; of
  ///     more than 256 bytes, or 64 when folded, none does.
  ///   - filter: which units may be found.
  ///   - limit: the most units; fewer than 1 find none.
  /// - Returns: matches of which no two are of one unit. Units of similar spelling stand last, and only
  ///   where others leave room.
  /// - Complexity: O(*n*) for *n* names.
  public func matches(
    for text: String, filter: UnitFilter = UnitFilter(), limit: Int = 20
  ) -> [UnitMatch] {
    scores(for: text, filter: filter, limit: limit).map {
      UnitMatch(unit: catalog.units[$0.position], rank: $0.rank, edits: $0.edits)
    }
  }

  /// The scores of the units that ``matches(for:filter:limit:)`` gives, without the units.
  package func scores(
    for text: String, filter: UnitFilter = UnitFilter(), limit: Int
  ) -> [MatchScore] {
    guard limit > 0, let query = SearchText(text) else { return [] }
    let passing = filter == UnitFilter() ? nil : PassingUnits(tables.traits, filter)
    if query.bytes.isEmpty {
      let positions = catalog.units.indices.lazy.filter { passing?.contains($0) ?? true }
      return positions.prefix(limit).map { MatchScore(.prefix, position: $0) }
    }
    var run = SearchRun(tables.index, unitCount: catalog.units.count, passing)
    for quantity in quantities(of: filter) {
      for (order, position) in catalog.positions(named: text, in: quantity).enumerated() {
        run.offer(position) { MatchScore(.exact, order: order, position: $0) }
      }
    }
    for (order, position) in catalog.positions(ofQuantityNamed: text).enumerated() {
      run.offer(position) { MatchScore(.quantity, order: order, position: $0) }
    }
    run.findBeginnings(query)
    // Each way finds only units of lower rank than those before.
    for rank in [MatchRank.words, .inside, .similar] where run.units.count < limit {
      run.findWords(query, rank)
      if rank == .inside { findQuantities(withWordsBeginning: text, in: &run) }
    }
    return run.units.best(limit)
  }

  /// Counts the units of quantities in whose names words begin with the text, of four bytes or more,
  /// unless the text is a name of a quantity.
  private func findQuantities(withWordsBeginning text: String, in run: inout SearchRun) {
    guard text.utf8.count >= 4, catalog.positions(ofQuantityNamed: text).isEmpty else { return }
    for (order, position) in catalog.positions(ofQuantitiesWithWordsBeginning: text).enumerated() {
      run.offer(position) { MatchScore(.inside, order: order, position: $0) }
    }
  }

  /// The quantities in one of which a text is read; `nil` stands for all.
  private func quantities(of filter: UnitFilter) -> [String?] {
    guard let name = filter.quantity else { return [nil] }
    var quantities: [String?] = []
    for section in catalog.sections(named: name)
    where quantities.last != section.quantity.identifier {
      quantities.append(section.quantity.identifier)
    }
    return quantities
  }
}

/// Makes the index of a search in parts, which the first search would make at once.
///
///     var preparation = UnitSearchPreparation(search)
///     while preparation.proceed() {}
package struct UnitSearchPreparation: Sendable {
  private let tables: SearchTables
  private var builder: SearchIndexBuilder

  package init(_ search: UnitSearch) {
    tables = search.tables
    builder = tables.builder
  }

  /// Makes the next part; `false` if it was the last one, or a search has made the index meanwhile.
  package mutating func proceed() -> Bool {
    if tables.hasIndex { return false }
    if builder.takePart() { return true }
    tables.keep(SearchIndex(builder))
    return false
  }
}

/// The indexes of a search, each made when it is first needed.
private final class SearchTables: Sendable {
  private let catalog: Catalog
  private let locales: [NumberLocale]
  private let names: [UnitName]
  private let keptIndex = AtomicLazyReference<SearchIndex>()
  private let keptTraits = AtomicLazyReference<UnitTraits>()

  init(_ catalog: Catalog, _ locales: [NumberLocale], _ names: [UnitName]) {
    self.catalog = catalog
    self.locales = locales
    self.names = names
  }

  /// What the index is made of.
  var builder: SearchIndexBuilder { SearchIndexBuilder(catalog, locales, names) }
  var hasIndex: Bool { keptIndex.load() != nil }
  var index: SearchIndex {
    if let index = keptIndex.load() { return index }
    var builder = builder
    while builder.takePart() {}
    return keep(SearchIndex(builder))
  }
  @discardableResult func keep(_ index: SearchIndex) -> SearchIndex { keptIndex.storeIfNil(index) }
  var traits: UnitTraits { keptTraits.load() ?? keptTraits.storeIfNil(UnitTraits(catalog)) }
}
