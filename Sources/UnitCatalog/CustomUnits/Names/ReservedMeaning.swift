/// The meaning that a spelling has in the text of a measure; an added unit may not have the
/// spelling.
public enum ReservedMeaning: Hashable, Sendable {
  /// A number in the digits of any script, an infinity or a NaN: `12`, `1e5`, `½`, `inf`.
  case number
  /// A number before other text: `5 ft`.
  case leadingNumber
  /// A word between a measure and its target: `to`, `into`, `->`.
  case separator
  /// A name that contains a separator: `to km`.
  case containsSeparator(String)
  /// A word that changes the measure next to it: `per`, `minus`, `half`.
  case word
}

extension ReservedMeaning: CustomStringConvertible {
  /// The predicate of a sentence whose subject is the spelling.
  public var description: String {
    switch self {
    case .number: "would be read as a number"
    case .leadingNumber: "begins with a number, which would be read as the value"
    case .separator: "would be read as the word before a target"
    case .containsSeparator(let word):
      "has \"\(word)\", which would be read as the word before a target"
    case .word: "would be read as a word that changes the measure beside it"
    }
  }
}
