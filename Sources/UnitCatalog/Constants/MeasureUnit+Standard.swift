extension MeasureUnit {
  /// Returns the built-in unit with an identifier.
  ///
  /// The constants such as ``mile`` are generated from the catalog's data. A test compares the
  /// generated text.
  static func standard(_ identifier: String) -> MeasureUnit {
    guard let unit = Catalog.standard.unit(identifier) else {
      preconditionFailure("the catalog has no unit of this identifier")
    }
    return unit
  }
}
