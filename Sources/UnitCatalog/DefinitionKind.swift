/// What kind of number a unit's definition rests on.
public enum DefinitionKind: String, CaseIterable, Hashable, Sendable {
  /// Fixed by a law, a treaty or the SI: the number is the definition.
  case exact
  /// Agreed or assumed, and exact under that assumption, which a note states: a 30-day month.
  case conventional
  /// Found by experiment, with an uncertainty: the dalton.
  case measured
  /// Known roughly.
  case approximate
}
