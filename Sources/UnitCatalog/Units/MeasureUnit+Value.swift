extension MeasureUnit {
  /// The value of the definition.
  ///
  /// A unit of the built-in catalog is evaluated at the first access. Units of other catalogs are
  /// evaluated when their catalog is created.
  var value: DefinedValue { storage.value ?? Catalog.standard.evaluate(self) }
}
