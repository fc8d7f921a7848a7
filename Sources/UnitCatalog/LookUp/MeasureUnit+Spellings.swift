extension MeasureUnit {
  /// What is found in exact case only.
  var exactSpellings: [String] { [identifier, symbol] + content.symbolVariants }
  /// What is found in any case.
  var insensitiveSpellings: [String] { [name, pluralName] + aliases }

  /// Calls `body` with the bytes of what is found in exact case only.
  ///
  /// A variant of the symbol comes with the bytes of the symbol.
  func visitExactSpellings(_ body: (TextBytes, _ symbol: TextBytes?) -> Void) {
    identifier.withBytes { body($0, nil) }
    if let unread = storage.unread { return unread.visitSymbols(body) }
    symbol.withBytes { symbol in
      body(symbol, nil)
      for variant in content.symbolVariants { variant.withBytes { body($0, symbol) } }
    }
  }

  /// Calls `body` with the bytes of what is found in any case.
  ///
  /// For the built-in units neither strings are made nor the rest of their texts is read.
  func visitInsensitiveSpellings(_ body: (TextBytes) -> Void) {
    guard let unread = storage.unread else {
      for spelling in insensitiveSpellings { spelling.withBytes(body) }
      return
    }
    unread.read { block in
      var plural: [UInt8] = []
      for field in block.fields {
        let key = block.key(field)
        if key.equals("name") {
          block.bytes.withValue(field.value) { name in
            body(name)
            plural.reserveCapacity(name.count + 1)
            plural.append(contentsOf: name)
            plural.append(UInt8(ascii: "s"))
          }
        } else if key.equals("plural") {
          block.bytes.withValue(field.value) { plural = Array($0) }
        }
      }
      plural.withUnsafeBufferPointer(body)
      for field in block.fields where block.key(field).equals("alias") {
        block.bytes.visitList(field.value, body)
      }
    }
  }
}

extension TextBytes {
  /// Calls `body` with the parts of a value written `a | b | c`.
  func visitList(_ range: Range<Int>, _ body: (TextBytes) -> Void) {
    withValue(range) { value in
      value.forEachPart(separatedBy: UInt8(ascii: "|")) { body(value.part(value.trimmed($0))) }
    }
  }
}
