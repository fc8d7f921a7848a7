extension MeasureUnit {
  /// What the definition comes to; only built-in units are evaluated as late as this.
  var value: DefinedValue { storage.value ?? Catalog.standard.evaluate(self) }
}
