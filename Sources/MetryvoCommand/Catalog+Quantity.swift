import UnitCatalog

extension Catalog {
  /// The quantity that an option names, in any case.
  func quantity(named name: String) throws -> Quantity {
    guard let selected = quantity(name.lowercased()) else {
      let known = quantities.map(\.identifier).joined(separator: ", ")
      throw Failure(
        code: .badInput, message: "unknown quantity '\(name.prefix(40))'; known: \(known)")
    }
    return selected
  }
}
