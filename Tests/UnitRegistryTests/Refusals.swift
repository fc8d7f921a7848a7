import UnitRegistry

/// Returns the rows whose refusal differs from the expected one.
///
/// A row has a text and the beginning of its error.
func failures(of rows: [(text: String, error: String)]) -> [String] {
  rows.compactMap { text, expected in
    do throws(RegistryError) {
      _ = try RegistryReader().read(text, name: "f")
      return "read: \(text)"
    } catch {
      return error.description.hasPrefix(expected) ? nil : "\(error) ≠ \(expected)"
    }
  }
}
