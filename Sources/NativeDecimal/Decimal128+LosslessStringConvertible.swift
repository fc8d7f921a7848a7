import DecimalArithmetic

extension Decimal128: LosslessStringConvertible {
  /// The value that a numeric string of General Decimal Arithmetic denotes, if the type holds it.
  ///
  /// It is kept as written where that is possible: 1.50 has three digits. `nil` for a text that is no
  /// number or would have to be rounded; to round, call ``parse(_:in:)``.
  ///
  ///     Decimal128("1.50")!.description  // "1.50"
  ///     Decimal128("1e9999")             // nil
  public init?(_ description: String) {
    if let written = Decimal128(exactly: description) {
      self = written
      return
    }
    // Zeros may have to be dropped or added: 1E+6144 has the exponent 6111 here.
    let outcome = Decimal128.parse(description, in: .decimal128)
    guard outcome.conditions.isDisjoint(with: [.inexact, .conversionSyntax]) else { return nil }
    self = outcome.value
  }
}
