extension Catalog {
  /// Returns the units with these bytes as identifier or symbol, without folding; `nil` if no unit
  /// has them.
  ///
  /// The method creates no string.
  package func bearers(ofSymbol text: UnsafeBufferPointer<UInt8>) -> NameBearers? {
    (1...NameFolding.keyLimit).contains(text.count) ? names.bearers(ofSymbol: text) : nil
  }

  /// Returns the units that ``lookUp(_:in:)`` finds for a name; `nil` if it finds no unit.
  ///
  /// The method allocates memory only for names that need folding beyond letter case.
  ///
  /// `isNoSymbol` states that ``bearers(ofSymbol:)`` found no unit for the text.
  package func bearers(
    ofName text: UnsafeBufferPointer<UInt8>, in quantity: String? = nil, isNoSymbol: Bool = false
  ) -> NameBearers? {
    // Folding leaves a plain name unchanged, so there is no second look-up with a folded key.
    if NameFolding.isPlain(text) {
      return anyReading(of: text, in: quantity, isNoSymbol: isNoSymbol).bearers
    }
    guard text.count <= NameFolding.inputLimit, let key = FoldedName(String(text)) else {
      return nil
    }
    return key.text.withBytes { anyReading(of: $0, in: quantity).bearers }
  }

  /// Returns the units that ``lookUp(_:in:)`` finds for UTF-8 bytes, without suggestions for
  /// unknown names.
  package func lookUp(
    utf8 text: UnsafeBufferPointer<UInt8>, in quantity: String? = nil
  ) -> LookUpResult {
    switch bearers(ofName: text, in: quantity) {
    case .one(let position), .otherCase(let position): .found(units[position])
    case .several(let positions): .ambiguous(positions.map { units[$0] })
    case nil: .unknown(suggestions: [])
    }
  }
}
