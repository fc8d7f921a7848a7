import UnitCatalog

#if SeededFaults
import DecimalArithmetic
#endif

/// A name of a conversion or of a sum, with what it may mean in one quantity.
struct FittingName {
  /// The default first; not empty.
  ///
  /// Where the system or the region prefers one of a nation, that and its other kinds.
  var meanings: [MeasureUnit]
  /// Whether the name is the identifier of its unit, by which programs mean that unit.
  var isIdentifier: Bool

  var isSingle: Bool { meanings.count == 1 }
}

/// The units of names that stand together: the parts of a sum, and the unit to convert to.
///
/// No name is read without the others: 365 days and 30 days are no year of twelve months.
///
/// 1. Names of one meaning without a convention, such as `day` and `mL`, decide nothing.
/// 2. The first name of one meaning leads, else the first whose default is of a kind (US pecks are
///    dry), else the first name. It means its first meaning of whose family most of the other names
///    have one.
/// 3. The others mean their first meaning of that family, of one kind before others: a decade has
///    ten mean Gregorian years, a peck eight dry quarts.
/// 4. What is left is resolved in the same way, beside the leader: under its heading if it has no other
///    meaning (`Australian tablespoon to teaspoons`). Two plain counts do not meet: a common year is
///    counted in mean Gregorian months.
///
/// A target of one meaning does not lead a name that has that meaning too, because the conversion is
/// between meanings: in `gallon to gallon-imperial` the default stands. The other way round the
/// target is the unit itself: a Gregorian year is one year.
///
/// Two names and more that are identifiers mean their own units, because programs write them:
/// `gallon-imperial to gallon`, and `stone to hundredweight`, whose note names the other one.
struct FittingNames {
  /// The unit of each name, in their order.
  private(set) var units: [MeasureUnit]
  private var names: [FittingName]
  private let catalog: Catalog
  /// The places of the names whose units are not decided.
  private var open: [Int] = []
  /// The places of leaders that no other name has a family with.
  private var unrelated: [Int] = []

  /// Resolves names.
  ///
  /// - Parameters:
  ///   - parts: the names of a sum, or of the unit to convert; not empty.
  ///   - target: the name of the unit to convert to, which stands last among the units.
  ///   - catalog: whose units they are.
  init(_ parts: [FittingName], target: FittingName? = nil, in catalog: Catalog) {
    names = target.map { parts + [$0] } ?? parts
    self.catalog = catalog
    units = names.map { $0.meanings[0] }
    #if SeededFaults
    if SeededFault.unitsResolvedApart.isActive { return }
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

  /// Whether the conversion is between meanings of the name of a part.
  private func isMeant(_ target: FittingName, by parts: [FittingName]) -> Bool {
    target.isSingle && parts.contains { !$0.isSingle && $0.meanings.contains(target.meanings[0]) }
  }

  /// Resolves the leader of the open names, those that it decides, and those that these decide.
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

  /// Counts by another meaning where a default and another unit are plain counts; the last name
  /// first.
  private mutating func takeCounted(apart places: [Int]) {
    #if SeededFaults
    if SeededFault.countsOfDaysMeet.isActive { return }
    #endif
    for place in (unrelated + places).reversed() {
      let unit = units[place]
      guard units.contains(where: { catalog.areCountedApart($0, unit) }),
        let other = names[place].meanings.first(where: { !catalog.isPlainCount($0) })
      else { continue }
      units[place] = other
    }
  }

  /// The first meaning of one family with a unit.
  private func relative(_ place: Int, of unit: MeasureUnit) -> MeasureUnit? {
    names[place].meanings.first { catalog.areOfOneFamily(unit, $0) }
  }

  /// The first meaning of one family with one of some units.
  private func relative(_ place: Int, ofOneOf units: [MeasureUnit]) -> MeasureUnit? {
    for unit in units {
      if let relative = relative(place, of: unit) { return relative }
    }
    return nil
  }

  /// The meaning beside a leader: one of one kind, else of one family.
  ///
  /// Beside a unit whose name has no other meaning it is the unit itself before these, and one
  /// under its heading behind them.
  private func follower(_ place: Int, of unit: MeasureUnit, isSingle: Bool) -> MeasureUnit? {
    let meanings = names[place].meanings
    if isSingle, meanings.contains(unit), !leavesItsUnit { return unit }
    if let alike = meanings.first(where: { areOfOneKind(unit, $0) }) { return alike }
    if let relative = relative(place, of: unit) { return relative }
    guard isSingle, catalog.hasConvention(unit) else { return nil }
    return meanings.first { catalog.shareHeading(unit, $0) }
  }

  private var leavesItsUnit: Bool {
    #if SeededFaults
    return SeededFault.namesLeaveTheirUnit.isActive
    #else
    return false
    #endif
  }

  private func areOfOneKind(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    #if SeededFaults
    if SeededFault.kindsMeetOthers.isActive { return false }
    #endif
    return catalog.areOfOneKind(x, y)
  }
}
