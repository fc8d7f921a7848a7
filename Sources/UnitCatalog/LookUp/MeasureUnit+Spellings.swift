extension MeasureUnit {
  /// The spellings that match in exact case only.
  var exactSpellings: [String] { [identifier, symbol] + content.symbolVariants }
  /// The spellings that match in any case.
  var insensitiveSpellings: [String] { [name, pluralName] + aliases }

  /// Calls `body` with the bytes of each spelling that matches in exact case only.
  ///
  /// For a variant of the symbol, the second argument is the symbol; else it is `nil`.
  func visitExactSpellings(_ body: (TextBytes, _ symbol: TextBytes?) -> Void) {
    identifier.withBytes { body($0, nil) }
    if let unread = storage.unread { return unread.visitSymbols(body) }
    symbol.withBytes { symbol in
      body(symbol, nil)
      for variant in content.symbolVariants { variant.withBytes { body($0, symbol) } }
    }
  }

  /// Calls `body` with the bytes of each spelling that matches in any case.
  ///
  /// For a built-in unit that is not parsed yet, the method creates no strings and stores nothing.
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
  /// Calls `body` with the parts of the value `a | b | c` at a range.
  func visitList(_ range: Range<Int>, _ body: (TextBytes) -> Void) {
    withValue(range) { value in
      value.forEachPart(separatedBy: UInt8(ascii: "|")) { body(value.part(value.trimmed($0))) }
    }
  }
}
