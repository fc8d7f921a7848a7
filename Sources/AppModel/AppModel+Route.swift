import ConversionRequests
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

extension AppModel {
  /// Starts at a path.
  ///
  /// If the screen has a parent, the browser's history gets the parent first, so that going back
  /// leads to it.
  mutating func start(_ text: String) -> [AppEffect] {
    let effects = route(text)
    let parent = parent(of: place)
    var behind = [AppEffect.replacePath(self.path(of: parent ?? place))]
    if parent != nil { behind.append(.navigate(place.path)) }
    if let picker, picker.shownUnit != nil {
      behind.append(.navigate(AppSheet.unitsPath(picker.side)))
    }
    if let sheet { return behind + [.navigate(sheet.path)] + effects }
    if parent != nil { return behind + effects }
    // At the start no control has the focus, and no effect moves it.
    return effects.filter { if case .focus = $0 { false } else { true } }
      + [.replacePath(self.path(of: place))]
  }

  /// Shows the place or sheet of a path; an unknown place shows the converter.
  mutating func route(_ text: String) -> [AppEffect] {
    var path = AppPath(text)
    if path.place.hasBytes(of: "open"), let link = path.value(of: "link") { path = AppPath(link) }
    let named = anySheet(at: path)
    if let new = named, has(new) {
      // An open sheet stays unchanged, and keeps the focus.
      if sheet?.path.hasBytes(of: new.path) == true { return [] }
      if let open = picker, case .units(let new) = new, open.side == new.side {
        return showCard(new.shownUnit)
      }
      show(new)
      return [.focus(new.firstControl)]
    }
    // The link is applied first, because it decides which control can get the focus back.
    let (isLinked, problem) = link(path)
    let wanted = isLinked ? .converter : AppPlace(path) ?? .converter
    if let part = LibraryPart(path) { show(part) }
    var closed = go(to: wanted)
    var said: [AppEffect] = []
    if let problem { said = show(problem) }
    let isElsewhere = if case .some = named { true } else { place != wanted }
    if isLinked || isElsewhere { closed.append(.replacePath(self.path(of: place))) }
    return isLinked ? kept() + said + closed : said + closed
  }

  /// Returns the sheet of a path, if the product has the screen behind it.
  func sheet(at path: AppPath) -> AppSheet? { anySheet(at: path).flatMap { has($0) ? $0 : nil } }

  /// Whether the product has the screen behind a sheet.
  private func has(_ sheet: AppSheet) -> Bool {
    switch sheet {
    case .favorite: shows(.favorites)
    case .entry: shows(.history)
    default: has(place(of: sheet))
    }
  }

  private func anySheet(at path: AppPath) -> AppSheet? {
    if path.place.hasBytes(of: "units") {
      let card = path.value(of: "about").flatMap { catalog.unit($0)?.identifier }
      return .units(
        UnitPickerState(
          side: side(path.value(of: "for")), quantity: converter.source.quantity, shownUnit: card,
          lastShownUnit: card, favorites: starredUnits))
    }
    if path.place.hasBytes(of: "unit") { return .unit(side(path.value(of: "of"))) }
    let name = path.value(of: "of") ?? ""
    if path.place.hasBytes(of: "unit-value") {
      // Only units of the converter's quantity have a value.
      let unit = catalog.unit(name).flatMap { $0.quantity == converter.source.quantity ? $0 : nil }
      return unit.map { .unitValue($0.identifier) }
    }
    if path.place.hasBytes(of: "quick-units") {
      return catalog.quantity(name).map { .quickUnits($0.identifier) }
    }
    if path.place.hasBytes(of: "favorite") { return favorite(name).map { .favorite($0.id) } }
    if path.place.hasBytes(of: "entry") {
      return notebook.history.entry(name).map { .entry($0.id) }
    }
    if path.place.hasBytes(of: "setting") {
      return AppSetting(rawValue: name).map { .setting($0) }
    }
    if path.place.hasBytes(of: "about") { return AppArticle(rawValue: name).map { .article($0) } }
    if let alert = AppAlert(rawValue: path.place) { return .alert(alert) }
    return [AppSheet.precision, .copying].first {
      AppPath($0.path).place.hasBytes(of: path.place)
    }
  }

  private func side(_ name: String?) -> ConverterSide {
    name.flatMap { ConverterSide(rawValue: $0) } ?? .source
  }

  /// Applies the units and the value of a link.
  ///
  /// A unit may be an identifier, a symbol or another name. If both names have several meanings,
  /// the two meanings are chosen together, as in a request. The decimal mark of the value is a
  /// point. A link that is not completely valid changes nothing.
  ///
  /// - Returns: whether the path has units or a value, and the problem if they were not applied.
  private mutating func link(_ path: AppPath) -> (isLinked: Bool, problem: AppNotice?) {
    let names = [path.value(of: "from"), path.value(of: "to")]
    let value = path.value(of: "value")
    if names[0] == nil && names[1] == nil && value == nil { return (false, nil) }
    let units = names.map { $0.flatMap(reading) }
    for (name, unit) in zip(names, units) where unit == nil {
      if let name { return (true, .unknownUnit(String(name.unicodeScalars.prefix(40)))) }
    }
    var state = converter
    if let first = units[0], let second = units[1] {
      let fitted = requests.reader.fit(first, second)
      let (source, target) = (fitted.source.unit, fitted.target.unit)
      guard source.quantity == target.quantity else {
        return (true, .otherQuantities(source.name, target.name))
      }
      state.use(source, target)
    } else if let source = units[0]?.unit {
      state.use(source, partner(of: source, unless: state.target))
    } else if let target = units[1]?.unit {
      state.use(partner(of: target, unless: state.source), target)
    }
    if let value, !state.field.replace(with: state.field.marks.typed(ofPlain: value)) {
      return (true, .longValue)
    }
    converter = state
    prepare()
    return (true, nil)
  }

  private func reading(_ name: String) -> UnitReading? {
    do throws(ReadingError) { return try requests.reader.unit(name) } catch { return nil }
  }
}
