/// How a spelling is found.
enum SpellingKind {
  /// In exact case only.
  case exact
  /// In any case.
  case insensitive
}

extension MeasureUnit {
  /// What is found in exact case only.
  var exactSpellings: [String] { [identifier, symbol] + content.symbolVariants }
  /// What is found in any case.
  var insensitiveSpellings: [String] { [name, pluralName] + aliases }

  /// Calls `body` with the bytes of every spelling, without strings made of them if it can.
  func forEachSpelling(_ body: (TextBytes, SpellingKind) -> Void) {
    identifier.withBytes { body($0, .exact) }
    guard case .text(let unit) = content else {
      for spelling in exactSpellings.dropFirst() { spelling.withBytes { body($0, .exact) } }
      for spelling in insensitiveSpellings { spelling.withBytes { body($0, .insensitive) } }
      return
    }
    unit.text.text.withBytes { bytes in
      bytes.forEachListed(unit.symbol) { body($0, .exact) }
      bytes.withValue(unit.name) { name in
        body(name, .insensitive)
        if unit.plural.isEmpty {
          (Array(name) + [UInt8(ascii: "s")]).withUnsafeBufferPointer { body($0, .insensitive) }
        }
      }
      if !unit.plural.isEmpty { bytes.withValue(unit.plural) { body($0, .insensitive) } }
      if !unit.alias.isEmpty { bytes.forEachListed(unit.alias) { body($0, .insensitive) } }
    }
  }
}

extension TextBytes {
  /// Calls `body` with the parts of a value written `a | b | c`.
  fileprivate func forEachListed(_ range: Range<Int>, _ body: (TextBytes) -> Void) {
    withValue(range) { value in
      value.forEachPart(separatedBy: UInt8(ascii: "|")) { body(value.part(value.trimmed($0))) }
    }
  }
}
