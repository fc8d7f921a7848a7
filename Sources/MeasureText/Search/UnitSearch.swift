import Synchronization
import UnitCatalog

/// Finds units while people type: by identifier, symbol, name, plural or alias, in ten languages.
///
///     let search = UnitSearch()
///     search.matches(for: "kilom")[0].unit  // kilometer
///     search.matches(for: "killometer")[0].edits  // 1
///     search.matches(for: "zoll")[0].unit  // inch
///     let british = UnitFilter(system: .imperial)
///     search.matches(for: "gal", filter: british)[0].unit  // gallon-imperial
///
/// Text and names are folded: case, diacritics of Latin, Greek and Cyrillic, British spelling,
/// superscripts, hyphens. Matches are ordered by:
/// 1. ``MatchRank``: units that the text is read as (``Catalog/lookUp(_:in:)``, exact case of
///    symbols first), symbols in other case, names, names of quantities and headings (`weight`),
///    beginnings, beginnings of words in any order, parts of words, similar spelling;
/// 2. the number of edits, 0 unless the spelling is similar;
/// 3. the number of words of the name beyond those of the text: newton before newton per square
///    meter;
/// 4. the order of a declared choice (`pt`: pints before the point), for units that the text is
///    read as;
/// 5. the order of the catalog.
///
/// A text of two words may also be one word with a space in it: `kilo meter`.
///
/// Spelling is similar if a few edits change every word of the text into the beginning of a word of
/// the name. The limit is 2 edits for 8 bytes or more, 1 edit for 5 to 7 bytes, and 1 edit for 4
/// bytes, where the result must be a whole word. Shorter words, and words that occur in some name,
/// have no edits. An edit inserts, removes or replaces a byte or swaps two neighbors (optimal
/// string alignment).
///
/// A search may be shared between threads. The first use creates the index; copies of the search
/// share the index.
public struct UnitSearch: Sendable {
  /// The catalog whose units are searched.
  public let catalog: Catalog
  fileprivate let tables: SearchTables

  /// Creates a search of a catalog's units.
  ///
  ///     UnitSearch(locales: [.german]).matches(for: "zoll").first?.unit  // Optional(inch)
  ///     UnitSearch(locales: []).matches(for: "zoll").first?.unit  // nil
  ///
  /// - Parameters:
  ///   - catalog: the units.
  ///   - locales: the locales whose names of everyday units are added to those of the catalog.
  ///   - names: further names.
  public init(
    catalog: Catalog = .standard, locales: [NumberLocale] = NumberLocale.languages,
    names: [UnitName] = []
  ) {
    self.catalog = catalog
    tables = SearchTables(catalog, locales, names)
  }

  /// Returns the units that match a text, the best first.
  ///
  ///     let matches = UnitSearch().matches(for: "killometer", limit: 2)
  ///     matches.map(\.unit)  // [kilometer, cubic-kilometer]
  ///     matches.map(\.edits)  // [1, 1]
  ///
  /// - Parameters:
  ///   - text: the text typed so far. The empty text matches every unit, in the order of the
  ///     catalog. A text of more than 256 bytes, or of more than 64 when folded, matches none.
  ///   - filter: the units that may be found.
  ///   - limit: the greatest number of units; none are found for a limit below 1.
  /// - Returns: the matches, at most one for each unit. Units of similar spelling are last, and are
  ///   searched only if other matches do not reach the limit.
  /// - Complexity: O(*n*) for *n* names.
  public func matches(
    for text: String, filter: UnitFilter = UnitFilter(), limit: Int = 20
  ) -> [UnitMatch] {
    scores(for: text, filter: filter, limit: limit).map {
      UnitMatch(unit: catalog.units[$0.position], rank: $0.rank, edits: $0.edits)
    }
  }

  /// Returns the scores of the units that ``matches(for:filter:limit:)`` finds, without the units.
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
    // Each search finds only units of lower rank than the searches before it.
    for rank in [MatchRank.words, .inside, .similar] where run.units.count < limit {
      run.findWords(query, rank)
      if rank == .inside { findQuantities(withWordsBeginning: text, in: &run) }
    }
    return run.units.best(limit)
  }

  /// Records the units of quantities whose names have a word that begins with the text.
  ///
  /// The text has four bytes or more, and is not the name of a quantity itself.
  private func findQuantities(withWordsBeginning text: String, in run: inout SearchRun) {
    guard text.utf8.count >= 4, catalog.positions(ofQuantityNamed: text).isEmpty else { return }
    for (order, position) in catalog.positions(ofQuantitiesWithWordsBeginning: text).enumerated() {
      run.offer(position) { MatchScore(.inside, order: order, position: $0) }
    }
  }

  /// Returns the quantities in which the text is read, each separately; `nil` means all quantities.
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

/// Creates the index of a search in parts, so that the first search need not create all parts.
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

  /// Creates the next part; returns `false` behind the last part, or if a search created the index.
  package mutating func proceed() -> Bool {
    if tables.hasIndex { return false }
    if builder.takePart() { return true }
    tables.keep(SearchIndex(builder))
    return false
  }
}

/// The index and the unit properties of a search, each created at first use.
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

  /// A builder of the index, from the start.
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
