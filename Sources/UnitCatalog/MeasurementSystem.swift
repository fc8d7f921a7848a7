/// The customs a unit belongs to; a unit may belong to several.
public enum MeasurementSystem: String, CaseIterable, Hashable, Sendable {
  /// The SI and what is used with it: liter, hour, metric cup.
  case metric
  /// United States customary.
  case us
  /// British imperial.
  case imperial
  /// Everything else: nautical, astronomical, typographic, national, calendar and data units.
  case other
}

#if !hasFeature(Embedded)
// As its name.
extension MeasurementSystem: Codable {}
#endif
