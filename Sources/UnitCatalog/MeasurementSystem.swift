/// The measurement systems; a unit may belong to several.
public enum MeasurementSystem: String, CaseIterable, Hashable, Sendable {
  /// The SI and the units used with it: liter, hour, metric cup.
  case metric
  /// The US customary system.
  case us
  /// The British imperial system.
  case imperial
  /// Nautical, astronomical, typographic, national, calendar and data units.
  case other
}

#if !hasFeature(Embedded)
// A system is coded as its raw value, such as `"metric"`.
extension MeasurementSystem: Codable {}
#endif
