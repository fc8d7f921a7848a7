/// The meaning of a text that may be the name of a unit.
public enum LookUpResult: Hashable, Sendable {
  /// One unit.
  case found(MeasureUnit)
  /// Several units, the default first.
  ///
  /// The units are in the order of the declared choice, else in the order of the catalog.
  case ambiguous([MeasureUnit])
  /// No unit, with suggestions.
  ///
  /// The suggestions are the units between which only letter case would decide (`mw`); else the
  /// units of the name without its unknown qualifier; else up to 3 units with the most similar
  /// spelling.
  case unknown(suggestions: [MeasureUnit])

  /// The units that the text may mean, the default first; empty for an unknown text.
  public var candidates: [MeasureUnit] {
    switch self {
    case .found(let unit): [unit]
    case .ambiguous(let units): units
    case .unknown: []
    }
  }
}
