extension JSONScanner {
  /// Scans a text that is one object, and hands out its keys one by one.
  ///
  /// `visit` takes the value of the key by ``value()``, ``elements(_:)`` or ``passValue()``. So a
  /// text of many rows is read with no more in memory than one of them. The limit of values holds
  /// for each value that is handed out.
  ///
  ///     try JSONScanner.scanMembers(bytes) { key, offset, scanner throws(JSONProblem) in
  ///       let value = try scanner.value()
  ///     }
  ///
  /// - Throws: the first problem and the byte it begins at.
  package static func scanMembers(
    _ bytes: [UInt8], passingExtensionsBut ownNames: JSONKeys? = nil,
    _ visit: (
      _ key: String, _ offset: Int, _ scanner: inout JSONScanner
    ) throws(JSONProblem) -> Void
  ) throws(JSONError) {
    var scanner = JSONScanner(bytes, passingExtensionsBut: ownNames)
    _ = scanner.takes("\u{FEFF}")
    do throws(JSONProblem) {
      scanner.skipSpace()
      guard scanner.current == UInt8(ascii: "{") else { throw scanner.unexpected("'{'") }
      try scanner.enter()
      try scanner.visitMembers(visit)
      scanner.skipSpace()
      if scanner.current != nil { throw scanner.unexpected("the end of the file") }
    } catch {
      throw JSONError(problem: error, offset: scanner.position)
    }
  }

  /// Hands out the members of an object whose bracket was stepped over.
  private mutating func visitMembers(
    _ visit: (String, Int, inout JSONScanner) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    var keys = DistinctKeys()
    if current == UInt8(ascii: "}") {
      _ = try takesAnother(until: "}")
      return
    }
    repeat {
      let start = position
      let key = try takeKey()
      guard keys.insert(key) else {
        position = start
        throw .repeatedKey(key)
      }
      try passColon()
      try visit(key, start, &self)
    } while try takesAnother(until: "}")
  }

  /// The value that begins at the position.
  package mutating func value() throws(JSONProblem) -> JSONNode {
    count = 0
    return try takeValue()
  }

  /// Steps over the value that begins at the position.
  ///
  /// Its syntax and its depth are checked. The count of its values has no limit, because nothing is
  /// made of them; nor are its keys compared.
  package mutating func passValue() throws(JSONProblem) {
    switch current {
    case UInt8(ascii: "{"):
      try enter()
      if current == UInt8(ascii: "}") {
        _ = try takesAnother(until: "}")
        return
      }
      repeat {
        _ = try takeKey()
        try passColon()
        try passValue()
      } while try takesAnother(until: "}")
    case UInt8(ascii: "["):
      try enter()
      if current == UInt8(ascii: "]") {
        _ = try takesAnother(until: "]")
        return
      }
      repeat { try passValue() } while try takesAnother(until: "]")
    default:
      let before = count
      count = 0
      _ = try takeValue()
      count = before
    }
  }

  /// Hands out the elements of the array that begins at the position, one by one.
  ///
  /// `take` gets the text and the byte at which an element begins. It takes the element by
  /// returning the byte after it, or leaves it to the scanner by returning `nil`. It checks what it
  /// takes as the scanner would. `visit` gets each element that was not taken.
  ///
  /// - Returns: the value, if it is no array.
  package mutating func elements(
    taking take: (UnsafeBufferPointer<UInt8>, Int) -> Int? = { _, _ in nil },
    _ visit: (JSONNode) -> Void
  ) throws(JSONProblem) -> JSONNode? {
    guard current == UInt8(ascii: "[") else { return try value() }
    try enter()
    if current == UInt8(ascii: "]") {
      _ = try takesAnother(until: "]")
      return nil
    }
    repeat {
      if let end = bytes.withUnsafeBufferPointer({ take($0, position) }) {
        position = end
      } else {
        visit(try value())
      }
    } while try takesAnother(until: "]")
    return nil
  }
}
