extension MeasureUnit {
  /// The value of the definition.
  ///
  /// Only units of the built-in catalog are evaluated at this point.
  var value: DefinedValue { storage.value ?? Catalog.standard.evaluate(self) }
}
