import UnitCatalog

/// Why a text is no number or no measure, with the place.
public enum MeasureTextError: Error, Equatable, Sendable {
  /// Nothing, or white space, where a number must stand.
  case emptyNumber
  /// The number ends where digits must follow.
  case incompleteNumber(String)
  /// A character that cannot stand where it stands; the offset counts Unicode scalars from 0.
  case unexpectedCharacter(Unicode.Scalar, offset: Int, in: String)
  /// NaN, infinity or another word.
  case notANumber(String)
  /// More significant digits than the limit.
  case tooManyDigits(count: Int, limit: Int)
  /// The exponent of the first digit is beyond ± the limit.
  case exponentOutOfRange(limit: Int)
  /// A number without a unit.
  case missingUnit(String)
  /// No unit of this name; units of similar names.
  case unknownUnit(String, suggestions: [MeasureUnit])

  /// At most 40 characters of a text, for messages: input may be endless.
  package static func excerpt(_ text: String) -> String {
    var excerpt = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == 40 { return excerpt + "…" }
      // A control character would disturb the terminal it is shown on.
      excerpt.unicodeScalars.append(isControl(scalar) ? "\u{FFFD}" : scalar)
      count += 1
    }
    return excerpt
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
