/// The measurement systems; a unit may belong to several.
public enum MeasurementSystem: String, CaseIterable, Hashable, Sendable {
  /// The SI and the units used with it: liter, hour, metric cup.
  case metric
  /// United States customary.
  case us
  /// British imperial.
  case imperial
  /// All others: nautical, astronomical, typographic, national, calendar and data units.
  case other
}

#if !hasFeature(Embedded)
// A system is coded as its raw value, such as `"metric"`.
extension MeasurementSystem: Codable {}
#endif
