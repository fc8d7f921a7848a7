extension MeasureUnit {
  /// The built-in unit of an identifier of the data.
  ///
  /// The constants such as ``mile`` are written from the data, and a test compares them with it.
  static func standard(_ identifier: String) -> MeasureUnit {
    guard let unit = Catalog.standard.unit(identifier) else {
      preconditionFailure("the catalog has no unit of this identifier")
    }
    return unit
  }
}
