extension Catalog {
  /// Finds the quantities, or the groups of units, that a name denotes.
  ///
  /// An identifier, name or alias denotes one quantity. A topic (`Flow`) denotes several
  /// quantities. A heading (`Cooking (US)`) denotes the units of one group. A heading without its
  /// parentheses (`Cooking`) denotes all headings that begin with these words. Case, British
  /// spelling, the plural and the separator of words (a hyphen, a slash, `&`, `and`) do not matter.
  ///
  ///     let catalog = Catalog.standard
  ///     catalog.sections(named: "WEIGHT").map(\.quantity.name)  // ["Mass"]
  ///     catalog.sections(named: "flow").map(\.quantity.name)  // ["Volume flow", "Mass flow"]
  ///     catalog.sections(named: "sound level").compactMap(\.group?.name).count  // 3
  ///
  /// - Returns: the sections; an empty array for an unknown name.
  /// - Complexity: O(1) after the first call.
  public func sections(named name: String) -> [QuantitySection] {
    quantityNames.bearers(of: name).map { bearer in
      let quantity = quantities[bearer.quantity]
      return QuantitySection(quantity: quantity, group: bearer.group.map { quantity.groups[$0] })
    }
  }

  /// Returns the quantity that a name denotes; `nil` if the name denotes several quantities or a
  /// heading, or is unknown.
  ///
  ///     Catalog.standard.quantity(named: "weight")?.identifier  // Optional("mass")
  ///     Catalog.standard.quantity(named: "flow")?.identifier  // nil
  public func quantity(named name: String) -> Quantity? {
    let sections = sections(named: name)
    guard sections.count == 1, sections[0].group == nil else { return nil }
    return sections[0].quantity
  }

  /// Returns at most three names of quantities with a similar spelling, the nearest first.
  ///
  ///     Catalog.standard.quantityNames(near: "temprature")  // ["Temperature"]
  ///
  /// - Complexity: O(*n*) for *n* names.
  public func quantityNames(near name: String) -> [String] { quantityNames.names(near: name) }

  /// Returns the positions of the units of all quantities whose names have words that begin with a
  /// text: `fuel eco`.
  ///
  /// - Complexity: O(*n*) for *n* names.
  package func positions(ofQuantitiesWithWordsBeginning text: String) -> [Int] {
    quantityNames.places(withWordsBeginning: text).flatMap { Array(positions(ofQuantityAt: $0)) }
  }

  /// Returns the positions of the units that a quantity's name denotes, in display order.
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
