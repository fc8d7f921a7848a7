/// The origin of the number in a unit's definition.
public enum DefinitionKind: String, CaseIterable, Hashable, Sendable {
  /// A number that a law, a treaty or the SI fixes; the number itself is the definition.
  case exact
  /// A number agreed or assumed, and exact under the assumption in the note: a 30-day month.
  case conventional
  /// A measured number with an uncertainty: the dalton.
  case measured
  /// A number that is known only roughly.
  case approximate
}
