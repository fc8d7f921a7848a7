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

  /// The first pair of one family, in the order of the source's meanings and then of the target's; the
  /// defaults where no pair is.
  ///
  /// A name of one meaning decides the other by its family: a decade has ten mean Gregorian years. Where it is
  /// one of the other's meanings the conversion is between these, and the other's default stands
  /// (`gallon to gallon-imperial`). Two defaults of which neither is tied to a convention stand too.
  ///
  /// - Parameters:
  ///   - sources: what the source's name may mean, the default first; not empty.
  ///   - targets: the same of the target's.
  ///   - catalog: whose units they are.
  ///   - isCompound: whether the source is a sum, whose parts have decided its unit.
  ///   - areIdentifiers: whether both names are identifiers, by which programs mean one unit each.
  init(
    _ sources: [MeasureUnit], _ targets: [MeasureUnit], in catalog: Catalog, isCompound: Bool,
    areIdentifiers: Bool
  ) {
    let related =
      areIdentifiers ? nil : Self.related(sources, targets, in: catalog, isCompound)
    (source, target) = related ?? (sources[0], targets[0])
  }

  private static func related(
    _ sources: [MeasureUnit], _ targets: [MeasureUnit], in catalog: Catalog, _ isCompound: Bool
  ) -> (MeasureUnit, MeasureUnit)? {
    #if SeededFaults
    if SeededFault.unitsResolvedApart.isActive { return nil }
    #endif
    if sources.count == 1 && targets.count == 1 { return nil }
    if sources.count == 1 && !isCompound && targets.contains(sources[0]) { return nil }
    if targets.count == 1 && sources.contains(targets[0]) { return nil }
    if !catalog.hasConvention(sources[0]) && !catalog.hasConvention(targets[0]) { return nil }
    for source in sources {
      for target in targets where catalog.areOfOneFamily(source, target) {
        return (source, target)
      }
    }
    return nil
  }
}
