/// The meaning of a folded name.
enum NameReading {
  case borne(NameBearers)
  /// A name that no unit has in this letter case; these units have the name in another letter case.
  case undecided([Int])
  /// A name of these units, with a qualifier that selects none of them.
  case unqualified([Int])
  case unknown

  /// The units with the name; `nil` if the units are not certain.
  var bearers: NameBearers? {
    if case .borne(let bearers) = self { bearers } else { nil }
  }
}

/// The reason why a text that resembles a unit's name is refused.
package enum NameRefusal: Hashable, Sendable {
  /// A text of which the letter case does not decide between these units, or between two prefixes.
  ///
  /// `absent` is the name that the text spells with a prefix, if no unit has the name: gigameter
  /// for `Gm`.
  case letterCase([MeasureUnit], absent: String?)
  /// The qualifier in parentheses selects none of the name's units; `known` are qualifiers that do.
  case qualifier(known: [String])
}
