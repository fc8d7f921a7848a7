import DecimalArithmetic

extension Decimal128: LosslessStringConvertible {
  /// Creates the value that a numeric string of General Decimal Arithmetic denotes, if the type
  /// holds it.
  ///
  /// Digits and exponent are kept where possible: 1.50 has three digits. The result is `nil` for a
  /// text that is no number or would have to be rounded; ``parse(_:in:)`` rounds.
  ///
  ///     Decimal128("1.50")!.description  // "1.50"
  ///     Decimal128("1e9999")  // nil
  public init?(_ description: String) {
    if let written = Decimal128(exactly: description) {
      self = written
      return
    }
    // Zeros may have to be dropped or added: 1E+6144 is stored with the exponent 6111.
    let outcome = Decimal128.parse(description, in: .decimal128)
    guard outcome.conditions.isDisjoint(with: [.inexact, .conversionSyntax]) else { return nil }
    self = outcome.value
  }
}
