import MeasureText
import Notebook
import UnitCatalog

/// The results of a search among units.
struct FoundUnits {
  /// The note that only other quantities have matching units; empty otherwise.
  var note = ""
  /// The units of the chosen tab, then units of other quantities.
  var sections: [UnitPickerViewModel.Section] = []
  /// The number of found units in quantities without a section, in words.
  var more = ""
}

extension AppModel {
  /// The maximum length of a search in UTF-16 code units.
  package static let searchLimit = 100
  /// The maximum number of units of the chosen tab in the results.
  private static let matchLimit = 50
  /// The maximum number of other quantities, so that a page of a phone shows several of them.
  private static let quantityLimit = 8
  /// The maximum number of units of each other quantity.
  private static let unitLimit = 4
  /// The number of units that a search shows at first: as many as fit above a phone's keyboard.
  static let firstFoundLimit = 5

  /// Searches for a text, or for its beginning if it is too long, and announces the cut.
  mutating func searchUnits(_ text: String) -> [AppEffect] {
    if picker == nil { return [] }
    let (beginning, isCut) = searched(text)
    picker?.search = beginning
    picker?.isBegun = true
    return isCut ? [.announce(AppText.searchIsCut(limit: Self.searchLimit).english)] : []
  }

  /// Returns the beginning of a text that the search uses, and whether it was cut.
  func searched(_ text: String) -> (beginning: String, isCut: Bool) {
    var width = 0
    let beginning = text.unicodeScalars.prefix { scalar in
      width += UTF16.width(scalar)
      return width <= Self.searchLimit
    }
    return (String(String.UnicodeScalarView(beginning)), width > Self.searchLimit)
  }

  /// Returns the results of the picker's search: the units of the chosen tab, then those of other
  /// quantities.
  ///
  /// Other quantities contribute similar names only if no unit anywhere matches the text itself.
  func found(_ picker: UnitPickerState) -> FoundUnits {
    let limit = picker.isBegun ? Self.firstFoundLimit : catalog.units.count
    var left = limit
    /// Returns the rows of units until the limit is reached.
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
    // The first rows fill the page, so other quantities are not searched.
    if here.count == limit { return found }
    let elsewhere = elsewhere(picker, isCalledHere: called > 0)
    if here.isEmpty, !elsewhere.isEmpty {
      found.note = AppText.foundElsewhere(picker.search, tab: tab).english
    }
    for (quantity, units) in elsewhere.prefix(Self.quantityLimit) {
      if left == 0 { return found }
      let name = catalog.quantity(quantity)?.name ?? quantity
      let (hidden, shown) = (units.count - Self.unitLimit, units.prefix(Self.unitLimit))
      // A section that the limit cuts does not tell how many units follow.
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

  /// Returns the found units of other tabs by quantity, the best first, as positions in the
  /// catalog.
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
