#if SeededFaults
import DecimalArithmetic

extension LegacyReader {
  /// Whether recent items that are left out have no note.
  static var hidesRecents: Bool { SeededFault.legacyHidesRecents.isActive }

  /// Whether an unknown symbol is read as the base unit.
  static var guessesUnits: Bool { SeededFault.legacyGuessesUnits.isActive }
}
#endif
