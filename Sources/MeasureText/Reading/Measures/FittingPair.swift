import UnitCatalog

#if SeededFaults
import DecimalArithmetic
#endif

/// The units of a conversion, of what its two names may mean in one quantity.
///
/// One name is never read without the other: 365 days and 30 days are no year of twelve months.
struct FittingPair {
  let source: MeasureUnit
  let target: MeasureUnit

  /// The first pair of one family, of one kind before others, in the order of the source's meanings and then of the target's;
  /// the defaults where no pair is.
  ///
  /// A name of one meaning decides the other by its family: a decade has ten mean Gregorian years.
  /// Where it is one of the other's meanings the conversion is between these, and the other's
  /// default stands: `gallon to gallon-imperial`, `Gregorian year to years`. Two defaults of which
  /// neither is tied to a convention stand too. Two plain counts do not meet: a common year is
  /// counted in mean Gregorian months.
  ///
  /// - Parameters:
  ///   - sources: what the source's name may mean, the default first; not empty.
  ///   - targets: the same of the target's.
  ///   - catalog: whose units they are.
  ///   - parts: the units of the parts of a sum, which have decided the source; else empty.
  ///   - areIdentifiers: whether both names are identifiers, by which programs mean one unit each.
  init(
    _ sources: [MeasureUnit], _ targets: [MeasureUnit], in catalog: Catalog,
    parts: [MeasureUnit], areIdentifiers: Bool
  ) {
    let meanings = Meanings(sources: sources, targets: targets, parts: parts, catalog: catalog)
    (source, target) = areIdentifiers ? meanings.defaults : meanings.pair
  }
}

/// What the names of a conversion may mean.
private struct Meanings {
  let sources: [MeasureUnit]
  let targets: [MeasureUnit]
  let parts: [MeasureUnit]
  let catalog: Catalog

  var defaults: (MeasureUnit, MeasureUnit) { (sources[0], targets[0]) }

  /// The pair that two names mean together.
  var pair: (MeasureUnit, MeasureUnit) {
    #if SeededFaults
    if SeededFault.unitsResolvedApart.isActive { return defaults }
    #endif
    if sources.count == 1 && targets.count == 1 { return defaults }
    return related ?? counted
  }

  /// The first pair of one family; `nil` if there is none, or the defaults stand.
  private var related: (MeasureUnit, MeasureUnit)? {
    if sources.count == 1 && parts.isEmpty && targets.contains(sources[0]) { return nil }
    if targets.count == 1 && sources.contains(targets[0]) { return nil }
    let named = [targets[0], sources[0]] + parts
    if !named.contains(where: catalog.hasConvention) { return nil }
    if let alike { return alike }
    for source in sources {
      for named in [source] + parts.reversed() {
        for target in targets where catalog.areOfOneFamily(named, target) {
          return (source, target)
        }
      }
    }
    return headed
  }

  /// The first pair of one kind, if one of the names has no other meaning: `dry gallon to quarts`.
  private var alike: (MeasureUnit, MeasureUnit)? {
    #if SeededFaults
    if SeededFault.kindsMeetOthers.isActive { return nil }
    #endif
    guard sources.count == 1 || targets.count == 1 else { return nil }
    for source in sources {
      if let target = targets.first(where: { catalog.areOfOneKind(source, $0) }) {
        return (source, target)
      }
    }
    return nil
  }

  /// The first pair under one heading, if one of the names has no other meaning and a convention:
  /// `Australian tablespoon to teaspoons`.
  private var headed: (MeasureUnit, MeasureUnit)? {
    if sources.count == 1, catalog.hasConvention(sources[0]),
      let target = targets.first(where: { catalog.shareHeading(sources[0], $0) })
    {
      return (sources[0], target)
    }
    if targets.count == 1, catalog.hasConvention(targets[0]),
      let source = sources.first(where: { catalog.shareHeading($0, targets[0]) })
    {
      return (source, targets[0])
    }
    return nil
  }

  /// The defaults; where both are plain counts, the first other meaning instead of one of them.
  private var counted: (MeasureUnit, MeasureUnit) {
    #if SeededFaults
    if SeededFault.countsOfDaysMeet.isActive { return defaults }
    #endif
    let (source, target) = defaults
    let named = parts + [source]
    guard named.contains(where: { catalog.areCountedApart($0, target) }) else { return defaults }
    if let mean = targets.first(where: { !catalog.isPlainCount($0) }) { return (source, mean) }
    return (sources.first { !catalog.isPlainCount($0) } ?? source, target)
  }
}
