import ConversionRequests
import MeasureText
import Notebook
import UnitCatalog

extension AppModel {
  /// The maximum length of a favourite's label in UTF-16 code units.
  package static let labelLimit = 60

  /// The content of the library's screen.
  public var libraryView: LibraryViewModel {
    let showsHistory = library.part == .history
    let shown = showsHistory ? shownHistory : []
    return LibraryViewModel(
      title: (tab(of: .library) ?? .library).english,
      parts: tabs.contains(.library) ? LibraryPart.allCases : [],
      start: has(.converter) ? .converter : .calculator, part: library.part,
      isGrid: notebook.settings.favoritesLayout == .grid,
      favorites: showsHistory ? [] : notebook.favorites.map(row),
      days: days(of: shown),
      hasMore: shown.count > library.limit,
      restoration: restoration)
  }

  private var restoration: String {
    if let removal { return AppText.restore(removal.name).english }
    return canRestoreHistory ? AppText.restoreHistory.english : ""
  }

  /// The latest removal in the part that is shown.
  private var removal: LibraryState.Removal? {
    library.removal.flatMap { $0.part == library.part ? $0 : nil }
  }

  private var canRestoreHistory: Bool {
    guard case .some = library.clearedHistory else { return false }
    return library.part == .history && notebook.history.isEmpty
  }

  /// Restores the latest removal.
  mutating func restore() -> [AppEffect] {
    if let removal {
      guard edit(removal.inverse) else { return [] }
      library.removal = nil
      return [.save, isBack] + focus(removal.control, of: removal.part)
    }
    guard canRestoreHistory, let edit = library.clearedHistory, self.edit(edit) else { return [] }
    library.clearedHistory = nil
    return [.save, isBack] + focus(control(of: .history), of: .history)
  }

  private var isBack: AppEffect { .announce(AppText.isBack.english) }

  private func row(_ favorite: Favorite) -> LibraryViewModel.FavoriteRow {
    let units = favorite.subject.units
    let symbols = units.map { catalog.unit($0)?.symbol ?? $0 }
    var name = names(of: favorite)
    if let label = favorite.label, !label.utf8.isEmpty { name = label }
    return LibraryViewModel.FavoriteRow(
      identifier: favorite.id, name: name, symbols: symbols.joined(separator: " → "),
      color: favorite.color)
  }

  /// Returns the names of the units of a favourite.
  private func names(of favorite: Favorite) -> String {
    let names = favorite.subject.units.map { catalog.unit($0)?.name ?? $0 }
    return names.count == 2 ? AppText.pair(from: names[0], to: names[1]).english : names[0]
  }

  func favorite(_ identifier: String) -> Favorite? {
    notebook.favorites.first { $0.id.hasBytes(of: identifier) }
  }

  func favoriteView(_ identifier: String) -> FavoriteViewModel {
    let place = notebook.favorites.firstIndex { $0.id.hasBytes(of: identifier) }
    let favorite = place.map { notebook.favorites[$0] }
    let colors: [ColorTag?] = [nil] + ColorTag.allCases.map { $0 }
    return FavoriteViewModel(
      identifier: identifier, title: favorite.map(names) ?? AppText.favoriteIsRemoved.english,
      label: library.label ?? favorite?.label ?? "",
      colors: colors.map { color in
        SheetChoice(
          identifier: color?.rawValue ?? "", name: AppText.color(color).english, explanation: "",
          isChosen: favorite?.color == color)
      },
      place: (place ?? 0) + 1, count: notebook.favorites.count)
  }

  /// Whether the converter's pair of units is a favourite.
  var isPairStarred: Bool { notebook.favorite(of: pair) != nil }

  private var pair: Favorite.Subject {
    .pair(from: converter.source.identifier, to: converter.target.identifier)
  }

  /// Stars or unstars the converter's pair of units.
  mutating func starPair() -> [AppEffect] {
    toggleFavorite(pair).map { [.save, .announce($0.english, isShown: false)] } ?? []
  }

  /// Adds a favourite, or removes the existing favourite.
  ///
  /// - Returns: the announcement of the change; `nil` if the edit was refused.
  mutating func toggleFavorite(_ subject: Favorite.Subject) -> AppText? {
    if let favorite = notebook.favorite(of: subject) {
      return edit(.removeFavorite(id: favorite.id)) ? .favoriteIsRemoved : nil
    }
    return addFavorite(subject) ? .favoriteIsAdded : nil
  }

  /// Adds a favourite unless it exists, and returns whether it was added.
  mutating func addFavorite(_ subject: Favorite.Subject) -> Bool {
    edit(.addFavorite(Favorite(id: newIdentifier(), subject, createdAt: now)))
  }

  /// Opens the converter with the units of a favourite.
  mutating func openFavorite(_ identifier: String) -> [AppEffect] {
    guard let favorite = favorite(identifier) else { return [] }
    let units = favorite.subject.units.compactMap { catalog.unit($0) }
    guard let source = units.first, units.count == favorite.subject.units.count,
      source.quantity == units[units.count - 1].quantity
    else { return [.announce(AppText.unitIsGone.english)] }
    converter.use(source, units.count == 2 ? units[1] : partner(of: source))
    prepare()
    _ = edit(.useFavorite(id: favorite.id, at: now))
    return kept() + enter(.converter)
  }

  /// Changes a favourite.
  mutating func changeFavorite(
    _ identifier: String, _ change: (inout Favorite) -> Void
  ) -> [AppEffect] {
    guard var favorite = favorite(identifier) else { return [] }
    change(&favorite)
    favorite.updatedAt = now
    return edit(.changeFavorite(favorite)) ? [.save] : []
  }

  /// Sets the label of the favourite whose sheet is open.
  mutating func labelFavorite(_ label: String) -> [AppEffect] {
    guard case .favorite(let identifier) = sheet else { return [] }
    if label.utf16.count > Self.labelLimit {
      return [.announce(AppText.fieldIsFull(limit: Self.labelLimit).english)]
    }
    library.label = label
    let text = label.trimmed
    return changeFavorite(identifier) { $0.label = text.utf8.isEmpty ? nil : text }
  }

  /// Moves a favourite to an index, from 0.
  mutating func moveFavorite(_ identifier: String, to place: Int) -> [AppEffect] {
    guard edit(.moveFavorite(id: identifier, to: place)) else { return [] }
    let said = AppText.movedTo(place: place + 1, count: notebook.favorites.count)
    return [.save, .announce(said.english, isShown: false)]
  }

  /// Removes a favourite.
  mutating func removeFavorite(_ identifier: String) -> [AppEffect] {
    let place = notebook.favorites.firstIndex { $0.id.hasBytes(of: identifier) } ?? 0
    let name = favorite(identifier).map { row($0).name } ?? ""
    guard let inverse = inverse(of: .removeFavorite(id: identifier)) else { return [] }
    library.removal = LibraryState.Removal(
      part: .favorites, name: name, inverse: inverse, control: "more-" + identifier)
    let below = notebook.favorites.dropFirst(place).first ?? notebook.favorites.last
    return [.save, .announce(AppText.favoriteIsRemoved.english)]
      + leaveSheet(below.map { "more-" + $0.id } ?? control(of: .favorites), of: .favorites)
  }
}

extension Favorite.Subject {
  /// The identifiers of the units.
  fileprivate var units: [String] {
    switch self {
    case .pair(let from, let to): [from, to]
    case .unit(let unit): [unit]
    }
  }
}
