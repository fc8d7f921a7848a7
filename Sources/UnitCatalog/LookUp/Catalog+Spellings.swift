/// What other indexes of names are made of.
extension Catalog {
  /// Calls `body` with every spelling that ``lookUp(_:in:)`` finds, names of choices included.
  ///
  /// - Parameter body: gets the bytes, folded by ``NameFolding``; whether they are found in exact case
  ///   only, as identifiers and symbols are; and who bears them. A spelling may come twice, once of each
  ///   kind.
  package func visitSpellings(
    _ body: (_ spelling: TextBytes, _ isExact: Bool, _ bearers: NameBearers) -> Void
  ) {
    visitExactSpellings { body($0, true, $1) }
    visitNames { body($0, false, $1) }
  }

  /// Calls `body` with the spellings of ``visitSpellings(_:)`` that are found in exact case only.
  package func visitExactSpellings(_ body: (TextBytes, NameBearers) -> Void) {
    names.exact.visit { body($0, $1) }
  }

  /// Calls `body` with the spellings of ``visitSpellings(_:)`` that are found in any case.
  package func visitNames(_ body: (TextBytes, NameBearers) -> Void) {
    names.insensitive.visit { body($0, $1) }
  }

  /// The places in ``units`` of the units that ``lookUp(_:in:)`` finds, in its order.
  package func positions(named text: String, in quantity: String?) -> [Int] {
    text.withBytes { bearers(ofName: $0, in: quantity) }?.positions ?? []
  }
}

extension MeasureUnit {
  /// Whether the unit belongs to a measurement system; of a unit that is not read yet, its line alone is.
  package func belongs(to system: MeasurementSystem) -> Bool {
    guard let unread = storage.unread else { return systems.contains(system) }
    return unread.read { block in
      var belongs = false
      for field in block.fields where block.key(field).equals("system") {
        block.bytes.withValue(field.value) { value in
          value.forEachPart(separatedBy: UInt8(ascii: " ")) {
            if value.part($0).equals(system.word) { belongs = true }
          }
        }
      }
      return belongs
    }
  }
}

extension MeasurementSystem {
  /// The raw value, without a string made of it.
  fileprivate var word: StaticString {
    switch self {
    case .metric: "metric"
    case .us: "us"
    case .imperial: "imperial"
    case .other: "other"
    }
  }
}
