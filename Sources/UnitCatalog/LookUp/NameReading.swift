/// The meaning of a folded name.
enum NameReading {
  case borne(NameBearers)
  /// A name that no unit has in this case; in other cases it names these units.
  case undecided([Int])
  /// A name of these units, with a qualifier that selects none of them.
  case unqualified([Int])
  case unknown

  /// The units with the name, if these are certain.
  var bearers: NameBearers? {
    if case .borne(let bearers) = self { bearers } else { nil }
  }
}

/// The reason why a text that resembles a unit's name is refused.
package enum NameRefusal: Hashable, Sendable {
  /// Only the case of the letters would decide between these units, or which prefix is meant.
  ///
  /// `absent` is the name that the text spells with a prefix, if no unit has it: gigameter for
  /// `Gm`.
  case letterCase([MeasureUnit], absent: String?)
  /// The qualifier in parentheses selects none of the name's units; `known` are those that do.
  case qualifier(known: [String])
}
