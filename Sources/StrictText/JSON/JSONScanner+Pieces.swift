extension JSONScanner {
  /// Scans a text that is one object, and calls `visit` for each member.
  ///
  /// `visit` must step over the member's value with ``value()``, ``elements(_:)`` or
  /// ``passValue()``. A text of many rows then needs memory for one row at a time. The limit on the
  /// number of values applies to each call of ``value()``.
  ///
  ///     try JSONScanner.scanMembers(bytes) { key, offset, scanner throws(JSONProblem) in
  ///       let value = try scanner.value()
  ///     }
  ///
  /// - Throws: the first problem, with its byte offset.
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

  /// Calls `visit` for each member of the object whose opening brace precedes the position.
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

  /// Returns the value at the position, and steps over it.
  package mutating func value() throws(JSONProblem) -> JSONNode {
    count = 0
    return try takeValue()
  }

  /// Steps over the value at the position.
  ///
  /// The method checks syntax and depth. Because no value is stored, the method neither limits the
  /// number of values nor compares keys.
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

  /// Calls `visit` for each element of the array at the position.
  ///
  /// `take` receives the text and the byte offset of an element. To read the element itself, `take`
  /// must make the scanner's checks and return the offset after the element. If `take` returns
  /// `nil`, the scanner reads the element and passes it to `visit`.
  ///
  /// - Returns: `nil` after an array; otherwise the value at the position.
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
