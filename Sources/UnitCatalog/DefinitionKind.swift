/// The origin of the number in a unit's definition.
public enum DefinitionKind: String, CaseIterable, Hashable, Sendable {
  /// Fixed by a law, a treaty or the SI: the number itself is the definition.
  case exact
  /// Agreed or assumed, and exact under the assumption that the note states: a 30-day month.
  case conventional
  /// Measured, with an uncertainty: the dalton.
  case measured
  /// Known only roughly.
  case approximate
}
