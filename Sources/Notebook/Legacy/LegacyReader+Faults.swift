#if SeededFaults
import DecimalArithmetic

extension LegacyReader {
  /// Whether recent items that stay out are not named.
  static var hidesRecents: Bool { SeededFault.legacyHidesRecents.isActive }

  /// Whether an unknown symbol is taken for the base unit.
  static var guessesUnits: Bool { SeededFault.legacyGuessesUnits.isActive }
}
#endif
