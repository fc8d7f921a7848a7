extension Catalog {
  /// Who bears these bytes as an identifier or symbol, without folding; `nil` if nobody does.
  ///
  /// No string is made.
  package func bearers(ofSymbol text: UnsafeBufferPointer<UInt8>) -> NameBearers? {
    (1...NameFolding.keyLimit).contains(text.count) ? names.bearers(ofSymbol: text) : nil
  }

  /// Who bears a name, as ``lookUp(_:in:)`` finds them; `nil` if nobody does.
  ///
  /// Memory is taken only for names that have to be folded, but for their case.
  ///
  /// `isNoSymbol` says that ``bearers(ofSymbol:)`` was asked and found none.
  package func bearers(
    ofName text: UnsafeBufferPointer<UInt8>, in quantity: String? = nil, isNoSymbol: Bool = false
  ) -> NameBearers? {
    // The keys of a plain name are its own bytes: where they are not found no folding finds it.
    if NameFolding.isPlain(text) {
      return anyReading(of: text, in: quantity, isNoSymbol: isNoSymbol).bearers
    }
    guard text.count <= NameFolding.inputLimit, let key = FoldedName(String(text)) else {
      return nil
    }
    return key.text.withBytes { anyReading(of: $0, in: quantity).bearers }
  }

  /// The units that bytes name, as ``lookUp(_:in:)`` finds them, without suggestions for unknown ones.
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
