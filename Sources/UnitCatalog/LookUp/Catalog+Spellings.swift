/// All spellings of the catalog, from which other indexes of names are built.
extension Catalog {
  /// Calls `body` with every spelling that ``lookUp(_:in:)`` finds, including the names of choices.
  ///
  /// - Parameter body: a function of three arguments: the bytes, folded by ``NameFolding``; whether
  ///   the spelling matches in exact case only, as identifiers and symbols do; and the units with
  ///   the spelling. A spelling that matches in both ways is passed twice.
  package func visitSpellings(
    _ body: (_ spelling: TextBytes, _ isExact: Bool, _ bearers: NameBearers) -> Void
  ) {
    visitExactSpellings { body($0, true, $1) }
    visitNames { body($0, false, $1) }
  }

  /// Calls `body` with the spellings that match in exact case only.
  package func visitExactSpellings(_ body: (TextBytes, NameBearers) -> Void) {
    names.exact.visit { body($0, $1) }
  }

  /// Calls `body` with the spellings that match in any case.
  package func visitNames(_ body: (TextBytes, NameBearers) -> Void) {
    names.insensitive.visit { body($0, $1) }
  }

  /// Returns the positions in ``units`` of the units that ``lookUp(_:in:)`` finds, in the order of
  /// the result.
  package func positions(named text: String, in quantity: String?) -> [Int] {
    text.withBytes { bearers(ofName: $0, in: quantity) }?.positions ?? []
  }
}

extension MeasureUnit {
  /// Whether the unit belongs to a measurement system.
  ///
  /// For a unit that is not parsed yet, only its block is scanned.
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
  /// The raw value as a static string.
  fileprivate var word: StaticString {
    switch self {
    case .metric: "metric"
    case .us: "us"
    case .imperial: "imperial"
    case .other: "other"
    }
  }
}
