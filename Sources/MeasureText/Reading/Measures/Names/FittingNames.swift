import UnitCatalog

/// A unit name of a conversion or a sum, with its meanings in a single quantity.
struct FittingName {
  /// The meanings, the default first; never empty.
  ///
  /// If the system or the region prefers a unit, the meanings are the preferred unit and units of
  /// other kinds of the same nation.
  var meanings: [MeasureUnit]
  /// Whether the name is a unit identifier, which means exactly its unit in programs.
  var isIdentifier: Bool

  var isSingle: Bool { meanings.count == 1 }
}

/// Resolves names together: the parts of a sum, and the target unit.
///
/// Resolved separately, `year` and `month` would be the default units of 365 days and 30 days, and
/// a year would not have twelve months.
///
/// 1. Names of one meaning without a convention, such as `day` and `mL`, have no influence.
/// 2. The leader is the first name of one meaning; without such a name, the first name whose
///    default is of a kind (US pecks are dry); otherwise the first name. The leader has the meaning
///    whose family most of the other names share; of equal counts the first.
/// 3. Each other name has its first meaning of the leader's kind, else its first meaning of the
///    leader's family: a decade has ten mean Gregorian years, a peck eight dry quarts.
/// 4. A name without such a meaning has its first meaning under the heading of a leader of one
///    meaning (`Australian tablespoon to teaspoons`). Otherwise the name has its first meaning of
///    the family of a name that was decided with this leader. The remaining names are resolved
///    among themselves by rules 2 to 4.
/// 5. Two units that are plain counts of days are not combined: a common year is counted in mean
///    Gregorian months.
///
/// If the target has one meaning, and a part has this meaning among several, the target does not
/// lead. The conversion is then between the meanings: in `gallon to gallon-imperial` the part
/// `gallon` has its default meaning. In the opposite case, a source of one meaning decides the
/// target: a Gregorian year is one year.
///
/// If two or more names are identifiers, each identifier means its own unit, because programs write
/// identifiers: `gallon-imperial to gallon`, and `stone to hundredweight`, whose note names the
/// alternative.
struct FittingNames {
  /// The unit of each name, in the order of the names.
  private(set) var units: [MeasureUnit]
  private var names: [FittingName]
  private let catalog: Catalog
  /// The indices of the undecided names.
  private var open: [Int] = []
  /// The indices of leaders that have no family in common with another name.
  private var unrelated: [Int] = []

  /// Resolves names.
  ///
  /// - Parameters:
  ///   - parts: the names of a sum, or of the unit to convert; not empty.
  ///   - target: the name of the target unit, which is the last of ``units``.
  ///   - catalog: the catalog of the units.
  init(_ parts: [FittingName], target: FittingName? = nil, in catalog: Catalog) {
    names = target.map { parts + [$0] } ?? parts
    self.catalog = catalog
    units = names.map { $0.meanings[0] }
    #if SeededFaults
    if Self.resolvesApart { return }
    #endif
    let tied = names.indices.filter { !names[$0].isSingle || catalog.hasConvention(units[$0]) }
    if !tied.contains(where: { catalog.hasConvention(units[$0]) }) { return }
    let identifiers = tied.filter { names[$0].isIdentifier }
    if identifiers.count > 1 {
      for place in identifiers { names[place].meanings = [units[place]] }
    }
    open = tied
    if let target, isMeant(target, by: parts) { open.removeAll { $0 == parts.count } }
    while open.count > 1, open.contains(where: { !names[$0].isSingle }) { resolve() }
    takeCounted(apart: open)
  }

  /// Whether the target has one meaning, and a part has this meaning among several.
  private func isMeant(_ target: FittingName, by parts: [FittingName]) -> Bool {
    target.isSingle && parts.contains { !$0.isSingle && $0.meanings.contains(target.meanings[0]) }
  }

  /// Resolves the leader of the open names by rule 2, and the names that follow by rules 3 and 4.
  private mutating func resolve() {
    let leader =
      open.first { names[$0].isSingle } ?? open.first { catalog.isOfKind(units[$0]) } ?? open[0]
    open.removeAll { $0 == leader }
    var (unit, most) = (units[leader], 0)
    for meaning in names[leader].meanings {
      let count = open.reduce(0) { relative($1, of: meaning) == nil ? $0 : $0 + 1 }
      if count > most { (unit, most) = (meaning, count) }
    }
    units[leader] = unit
    let isSingle = names[leader].isSingle
    if most == 0 && !isSingle { unrelated.append(leader) }
    var (led, rest): ([MeasureUnit], [Int]) = ([], [])
    for place in open {
      if let found = follower(place, of: unit, isSingle: isSingle) {
        units[place] = found
        led.append(found)
      } else {
        rest.append(place)
      }
    }
    open = []
    for place in rest {
      if let found = relative(place, ofOneOf: led) {
        units[place] = found
      } else {
        open.append(place)
      }
    }
  }

  /// Replaces a plain count of days by the name's first meaning that is no plain count.
  ///
  /// A unit is replaced if it cannot be combined with the plain count of another name. The last
  /// name is replaced first.
  private mutating func takeCounted(apart places: [Int]) {
    #if SeededFaults
    if Self.letsCountsMeet { return }
    #endif
    for place in (unrelated + places).reversed() {
      let unit = units[place]
      guard units.contains(where: { catalog.areCountedApart($0, unit) }),
        let other = names[place].meanings.first(where: { !catalog.isPlainCount($0) })
      else { continue }
      units[place] = other
    }
  }

  /// Returns a name's first meaning that belongs to the family of a unit.
  private func relative(_ place: Int, of unit: MeasureUnit) -> MeasureUnit? {
    names[place].meanings.first { catalog.areOfOneFamily(unit, $0) }
  }

  /// Returns a name's first meaning that belongs to the family of one of several units.
  private func relative(_ place: Int, ofOneOf units: [MeasureUnit]) -> MeasureUnit? {
    for unit in units {
      if let relative = relative(place, of: unit) { return relative }
    }
    return nil
  }

  /// Returns the meaning of a name beside a leader.
  ///
  /// The meaning is the first of the leader's kind, else the first of the leader's family. If the
  /// leader has one meaning, the leader's own unit is tried first, and the first meaning under the
  /// leader's heading is tried last.
  private func follower(_ place: Int, of unit: MeasureUnit, isSingle: Bool) -> MeasureUnit? {
    let meanings = names[place].meanings
    #if SeededFaults
    if isSingle, let wrong = catalog.faultyFollower(meanings, of: unit) { return wrong }
    #endif
    if isSingle, meanings.contains(unit) { return unit }
    if let alike = meanings.first(where: { areOfOneKind(unit, $0) }) { return alike }
    if let relative = relative(place, of: unit) { return relative }
    guard isSingle, catalog.hasConvention(unit) else { return nil }
    return meanings.first { catalog.shareHeading(unit, $0) }
  }

  private func areOfOneKind(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    #if SeededFaults
    if Self.ignoresKinds { return false }
    #endif
    return catalog.areOfOneKind(x, y)
  }
}
