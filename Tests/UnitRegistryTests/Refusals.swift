import UnitRegistry

/// What is wrong with expected refusals: each row is a text and how the error it gives must begin.
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
