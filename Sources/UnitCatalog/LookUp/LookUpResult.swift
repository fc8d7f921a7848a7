/// What a text written by people may mean.
public enum LookUpResult: Hashable, Sendable {
  /// One unit.
  case found(MeasureUnit)
  /// Several units, the default first: in a declared choice its order, else that of the catalog.
  case ambiguous([MeasureUnit])
  /// None, and units that may have been meant: those that only the case of letters would tell apart (`mw`);
  /// else those of the name without its unknown qualifier; else up to 3 of the most similar spelling.
  case unknown(suggestions: [MeasureUnit])

  /// The units the text may mean, the default first; empty if unknown.
  public var candidates: [MeasureUnit] {
    switch self {
    case .found(let unit): [unit]
    case .ambiguous(let units): units
    case .unknown: []
    }
  }
}
