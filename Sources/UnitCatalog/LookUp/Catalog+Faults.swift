#if SeededFaults
import DecimalArithmetic

extension Catalog {
  /// Whether a name in another letter case is taken, even if its case decides between units.
  var ignoresLetterCase: Bool { SeededFault.letterCaseIgnored.isActive }

  /// Whether the letter case alone chooses between units whose symbols differ only in case.
  var choosesRatesByCase: Bool { SeededFault.letterCaseChoosesRates.isActive }

  /// Whether a name means all its units, whatever its qualifier.
  var ignoresQualifiers: Bool { SeededFault.qualifierIgnored.isActive }
}
#endif
