extension Catalog {
  /// Finds what the name of a quantity stands for.
  ///
  /// An identifier, name or alias is that of one quantity. A topic (`Flow`) covers several, a
  /// heading (`Cooking (US)`) some units of a quantity; without what stands in parentheses
  /// (`Cooking`) it is all the headings that begin so. Case, British spelling, the plural and what
  /// joins words (a hyphen, a slash, `&`, `and`) do not matter.
  ///
  ///     catalog.sections(named: "fuel economy")    // the quantity fuel-economy
  ///     catalog.sections(named: "WEIGHT")          // mass
  ///     catalog.sections(named: "flow")            // volume-flow, mass-flow
  ///     catalog.sections(named: "sound level")  // headings of three quantities
  ///
  /// - Returns: nothing for a name that nobody bears.
  /// - Complexity: O(1) after the first call.
  public func sections(named name: String) -> [QuantitySection] {
    quantityNames.bearers(of: name).map { bearer in
      let quantity = quantities[bearer.quantity]
      return QuantitySection(quantity: quantity, group: bearer.group.map { quantity.groups[$0] })
    }
  }

  /// The one quantity that a name stands for as a whole; `nil` if it stands for several or for a
  /// part.
  public func quantity(named name: String) -> Quantity? {
    let sections = sections(named: name)
    guard sections.count == 1, sections[0].group == nil else { return nil }
    return sections[0].quantity
  }

  /// At most three names of quantities whose spelling is similar, the nearest first.
  ///
  /// - Complexity: O(*n*) for *n* names.
  public func quantityNames(near name: String) -> [String] { quantityNames.names(near: name) }

  /// The positions of the units of quantities in whose names words begin with a text: `fuel eco`.
  ///
  /// - Complexity: O(*n*) for *n* names.
  package func positions(ofQuantitiesWithWordsBeginning text: String) -> [Int] {
    quantityNames.places(withWordsBeginning: text).flatMap { Array(positions(ofQuantityAt: $0)) }
  }

  /// The positions of the units that a name of a quantity stands for, in the order they are shown.
  package func positions(ofQuantityNamed name: String) -> [Int] {
    quantityNames.bearers(of: name).flatMap { bearer in
      guard let group = bearer.group else {
        return Array(positions(ofQuantityAt: bearer.quantity))
      }
      let quantity = quantities[bearer.quantity]
      return quantity.units(of: quantity.groups[group]).compactMap { position(of: $0.identifier) }
    }
  }
}
