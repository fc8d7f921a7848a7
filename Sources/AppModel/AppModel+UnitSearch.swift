import MeasureText
import Notebook
import UnitCatalog

/// What a search among units shows.
struct FoundUnits {
  /// Where the units are, if the chosen tab has none of them.
  var note = ""
  /// The units of the chosen tab, then those of other quantities.
  var sections: [UnitPickerViewModel.Section] = []
  /// How many are in quantities that have no section.
  var more = ""
}

extension AppModel {
  /// The most code units of UTF-16 that a search takes.
  package static let searchLimit = 100
  /// The most units of the chosen tab that a search shows.
  private static let matchLimit = 50
  /// The most quantities beside the chosen tab, so that a page of a phone shows several of them.
  private static let quantityLimit = 8
  /// The most units of each of these.
  private static let unitLimit = 4
  /// The most units that a search shows at first: as many as a phone shows whole above its
  /// keyboard.
  static let firstFoundLimit = 5

  /// Searches for the beginning of a text, and says that a longer one was cut.
  mutating func searchUnits(_ text: String) -> [AppEffect] {
    if picker == nil { return [] }
    let (beginning, isCut) = searched(text)
    picker?.search = beginning
    picker?.isBegun = true
    return isCut ? [.announce(AppText.searchIsCut(limit: Self.searchLimit).english)] : []
  }

  /// As much of a text as is searched for, and whether that is not all.
  func searched(_ text: String) -> (beginning: String, isCut: Bool) {
    var width = 0
    let beginning = text.unicodeScalars.prefix { scalar in
      width += UTF16.width(scalar)
      return width <= Self.searchLimit
    }
    return (String(String.UnicodeScalarView(beginning)), width > Self.searchLimit)
  }

  /// The units that the search of the picker finds: those of the chosen tab, and below them those of
  /// other quantities.
  ///
  /// Units of other quantities are called as the text says, unless no unit is.
  func found(_ picker: UnitPickerState) -> FoundUnits {
    let limit = picker.isBegun ? Self.firstFoundLimit : catalog.units.count
    var left = limit
    /// The rows of units, as far as the limit is not reached.
    func rows(_ positions: ArraySlice<Int>) -> [UnitPickerViewModel.Row] {
      let rows = positions.prefix(left).map { row(catalog.units[$0], picker) }
      left -= rows.count
      return rows
    }
    let here = search.scores(
      for: picker.search,
      filter: UnitFilter(
        quantity: picker.quantity, isCustom: picker.showsCustomUnits ? true : nil), limit: limit)
    let called = here.count { $0.rank != .similar }
    let tab =
      picker.showsCustomUnits
      ? AppText.customUnits.english : picker.quantity.flatMap { catalog.quantity($0)?.name } ?? ""
    var found = FoundUnits()
    if !here.isEmpty {
      found.sections = [
        UnitPickerViewModel.Section(
          identifier: "found units", heading: tab,
          rows: rows(here.map { $0.position }.prefix(Self.matchLimit)),
          more: called > Self.matchLimit
            ? AppText.moreFound(called - Self.matchLimit).english : "")
      ]
    }
    // The first rows fill the page.
    if here.count == limit { return found }
    let elsewhere = elsewhere(picker, isCalledHere: called > 0)
    if here.isEmpty, !elsewhere.isEmpty {
      found.note = AppText.foundElsewhere(picker.search, tab: tab).english
    }
    for (quantity, units) in elsewhere.prefix(Self.quantityLimit) {
      if left == 0 { return found }
      let name = catalog.quantity(quantity)?.name ?? quantity
      let (hidden, shown) = (units.count - Self.unitLimit, units.prefix(Self.unitLimit))
      // What the limit cuts does not say how many units follow.
      let isWhole = shown.count <= left
      found.sections.append(
        UnitPickerViewModel.Section(
          identifier: quantity, heading: name, rows: rows(shown),
          more: isWhole && hidden > 0 ? AppText.moreIn(hidden, quantity: name).english : "",
          moreQuantity: quantity))
      if !isWhole { return found }
    }
    let rest = elsewhere.dropFirst(Self.quantityLimit)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.units.count }
      found.more = AppText.moreElsewhere(count, quantities: rest.count).english
    }
    return found
  }

  /// The units that the chosen tab does not show, as positions in the catalog, by their quantities,
  /// the best first.
  private func elsewhere(
    _ picker: UnitPickerState, isCalledHere: Bool
  ) -> [(quantity: String, units: [Int])] {
    if picker.quantity == nil && !picker.showsCustomUnits { return [] }
    let customUnits = picker.showsCustomUnits ? customUnits : []
    var scores = search.scores(for: picker.search, limit: catalog.units.count).filter { score in
      let unit = catalog.units[score.position]
      if let quantity = picker.quantity { return !unit.quantity.hasBytes(of: quantity) }
      return !customUnits.contains(unit)
    }
    if let first = scores.first, isCalledHere || first.rank != .similar {
      scores = Array(scores.prefix { $0.rank != .similar })
    }
    var found: [(quantity: String, units: [Int])] = []
    for score in scores {
      let quantity = catalog.units[score.position].quantity
      if let place = found.firstIndex(where: { $0.quantity.hasBytes(of: quantity) }) {
        found[place].units.append(score.position)
      } else {
        found.append((quantity, [score.position]))
      }
    }
    return found
  }
}
