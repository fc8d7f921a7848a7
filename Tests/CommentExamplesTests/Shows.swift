import Testing

/// Requires that Swift prints a value as an example of a doc comment shows it.
///
/// A result is the text of `print` or of `debugPrint`.
func shows(
  _ value: some Any, _ result: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let texts = [String(describing: value), String(reflecting: value)]
  #expect(texts.contains(result), "\(texts)", sourceLocation: sourceLocation)
}
