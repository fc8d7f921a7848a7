extension KeypadDisplay {
  /// The display in English: the number, with ≈ in front if it is approximate, or `Error`.
  ///
  /// The sentence for an error is ``CalculationError/english`` of ``error``.
  public var english: String {
    if error != nil { return "Error" }
    return isApproximate ? "\u{2248}" + text : text
  }
}
