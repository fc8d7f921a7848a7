/// A difference between the catalog and somebody's table that is known, with its reason.
///
/// It excuses our value as it is stated here, and no other. It holds for the versions it was seen
/// in. If a table of such a version no longer differs, or the unit is gone, the entry is out of
/// date, and that is a failure like a difference without an entry.
package struct KnownConflict: Hashable, Sendable {
  /// Our units that differ for this reason.
  package let units: [String]
  /// Our value of each, exactly: see ``TableDifference/exact``.
  package let values: [String: String]
  /// What the table does and why the value differs.
  package let reason: String
  /// Where the right value stands; `nil` if our unit's own source says it.
  package let source: String?
  /// The versions of the table that it was seen in.
  package let versions: Set<String>

  /// An entry of the ledger, from our units with their values.
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
