import StrictText
import Testing

@Suite struct JSONPiecesTests {
  /// Returns each key with the number of elements of its array, or with the kind of its other
  /// value.
  private func pieces(_ text: String) throws(JSONError) -> [String] {
    var pieces: [String] = []
    try JSONScanner.scanMembers(Array(text.utf8)) { key, offset, scanner throws(JSONProblem) in
      var count = 0
      let other = try scanner.elements { _ in count += 1 }
      pieces.append("\(key)@\(offset) \(other?.kindName ?? "\(count)")")
    }
    return pieces
  }

  @Test func membersAndElementsAreHandedOut() throws {
    #expect(
      try pieces(" {\"a\": [1, [2], {}], \"b\":[ ] , \"c\": {\"d\": 1}}")
        == ["a@2 3", "b@21 0", "c@31 an object"])
    #expect(try pieces("{}") == [])
  }

  @Test func valuesArePassedOver() throws {
    let many = "[" + String(repeating: "[],{},\"a\",", count: 100_000) + "null]"
    for value in [many, "{\"a\": {\"a\": 1}, \"a\": -0.5e3}", "true", "[ ]", "{ }"] {
      var keys: [String] = []
      try JSONScanner.scanMembers(
        Array("{\"x\" : \(value) , \"b\": 1}".utf8)
      ) { key, _, scanner throws(JSONProblem) in
        keys.append(key)
        try scanner.passValue()
      }
      #expect(keys == ["x", "b"])
    }
    let deep = String(repeating: "[", count: 31) + String(repeating: "]", count: 31)
    for (value, problem) in [
      (deep, nil), ("[\(deep)]", JSONProblem.nestedTooDeeply(limit: 32)),
      ("[01]", .malformedNumber),
      ("\"\u{1}\"", .controlCharacter), ("{\"a\": [\"\\ud800\"]}", .loneSurrogate),
    ] as [(String, JSONProblem?)] {
      var found: JSONProblem?
      do throws(JSONError) {
        try JSONScanner.scanMembers(
          Array("{\"x\": \(value)}".utf8)
        ) { _, _, scanner throws(JSONProblem) in try scanner.passValue() }
      } catch { found = error.problem }
      #expect(found == problem)
    }
  }

  /// Members whose key begins with `x-` are skipped, except in the object under the key `n`.
  @Test func extensionsAreLeftOut() throws {
    let text =
      #"{"x-a": [1], "n": {"x-b": {"x-c": 1}, "d": 2}, "o": [{"x-e": 3}], "\u0078-f": 4}"#
    func keys(_ node: JSONNode) -> [String] {
      switch node.content {
      case .object(let members): members.flatMap { [$0.key] + keys($0.value) }
      case .array(let nodes): nodes.flatMap(keys)
      default: []
      }
    }
    let passed = try JSONScanner.scan(Array(text.utf8), passingExtensionsBut: JSONKeys("n"))
    #expect(keys(passed) == ["n", "x-b", "d", "o"])
    let all = try JSONScanner.scan(Array(text.utf8))
    #expect(keys(all) == ["x-a", "n", "x-b", "x-c", "d", "o", "x-e", "x-f"])
  }

  @Test func problemsAreThoseOfAWholeScan() {
    let texts = [
      "", "[", "[]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":[1,]}", "{\"a\":[1 2]}", "{\"a\":[1",
      "{\"a\":1,}", "{\"a\":1,\"a\":2}", "{\"a\":[]} x", "{a:1}",
    ]
    for text in texts {
      do throws(JSONError) {
        _ = try pieces(text)
        Issue.record("\(text) was read")
      } catch {
        let place = error.offset
        do throws(JSONError) {
          _ = try JSONScanner.scan(Array(text.utf8))
          #expect(text == "[]" && place == 0)
        } catch { #expect(error.offset == place || place == 0) }
      }
    }
  }

  @Test func theLimitOfValuesHoldsForEachElement() throws {
    let rows = String(repeating: "[1, 2, 3],", count: JSONScanner.valueLimit / 3)
    #expect(try pieces("{\"a\": [\(rows) 4]}").count == 1)
  }
}
