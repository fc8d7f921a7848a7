extension Catalog {
  /// The units whose identifier or symbol these bytes are, without folding; `nil` if there is none.
  ///
  /// No string is made.
  package func units(withSymbol text: UnsafeBufferPointer<UInt8>) -> LookUpResult? {
    guard (1...NameFolding.keyLimit).contains(text.count), let bearers = names.exact[text] else {
      return nil
    }
    switch bearers {
    case .one(let position): return .found(units[position])
    case .several(let positions): return .ambiguous(positions.map { units[$0] })
    }
  }

  /// The units that bytes name, as ``lookUp(_:in:)`` finds them, without suggestions for unknown ones.
  package func lookUp(
    utf8 text: UnsafeBufferPointer<UInt8>, in quantity: String? = nil
  ) -> LookUpResult {
    guard (1...NameFolding.inputLimit).contains(text.count) else {
      return .unknown(suggestions: [])
    }
    let found = units(named: String(text), in: quantity)
    switch found.count {
    case 0: return .unknown(suggestions: [])
    case 1: return .found(found[0])
    default: return .ambiguous(found)
    }
  }
}
