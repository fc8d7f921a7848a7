extension BinaryInteger {
  /// The number with its noun: `1 row`, `2 rows`, `0 entries`; the plural adds an s where none is given.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) " + (self == 1 ? noun : plural ?? noun + "s")
  }
}
