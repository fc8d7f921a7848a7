extension KeypadDisplay {
  /// The display in English: the number, behind ≈ if it is approximate, or `Error`.
  ///
  /// The sentence of an error is that of ``error``.
  public var english: String {
    if error != nil { return "Error" }
    return isApproximate ? "\u{2248}" + text : text
  }
}
