/// A known difference between the catalog and another table, with its reason.
///
/// The entry excuses only the stated value of our unit, in the stated versions of the table. If
/// such a version no longer differs, or the catalog no longer has the unit, the entry is out of
/// date. An entry out of date is a failure, like a difference without an entry.
package struct KnownConflict: Hashable, Sendable {
  /// Our units that differ for this reason.
  package let units: [String]
  /// The exact values of the differing units in our catalog, in the form of
  /// ``TableDifference/exact``.
  package let values: [String: String]
  /// The behaviour of the table, and the reason why the value differs.
  package let reason: String
  /// The source of the right value; `nil` if our unit states the source.
  package let source: String?
  /// The versions of the table in which the difference was seen.
  package let versions: Set<String>

  /// Creates a known difference from our units with their values.
  package init(
    _ values: KeyValuePairs<String, String>, _ reason: String, source: String? = nil,
    versions: Set<String>
  ) {
    units = values.map(\.key)
    self.values = Dictionary(values.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    self.reason = reason
    self.source = source
    self.versions = versions
  }
}
