/// What a folded name means.
enum NameReading {
  case borne(NameBearers)
  /// Nobody's name as it is written; in other cases of its letters it names these.
  case undecided([Int])
  /// A name of these units, behind which stands a qualifier of none of them.
  case unqualified([Int])
  case unknown

  /// Who bears the name, where that is certain.
  var bearers: NameBearers? {
    if case .borne(let bearers) = self { bearers } else { nil }
  }
}

/// Why a text that looks like a name of units is refused.
package enum NameRefusal: Hashable, Sendable {
  /// Only the case of its letters tells which of these units is meant, or which prefix; and the name that
  /// the text spells with a prefix, if no unit has it: `Gm` is a gigameter.
  case letterCase([MeasureUnit], absent: String?)
  /// The qualifier in parentheses is none of those that the name's units have.
  case qualifier(known: [String])
}
