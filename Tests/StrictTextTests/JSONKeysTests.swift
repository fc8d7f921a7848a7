import StrictText
import Testing

@Suite struct JSONKeysTests {
  /// Returns the fields of an object; `nil` if the fast path leaves the object to the scanner.
  private func read(_ text: [UInt8]) -> (values: [String], end: Int)? {
    let keys = JSONKeys("id idle starred")
    var fields = TextFields(count: keys.count)
    return text.withUnsafeBufferPointer { text in
      guard let end = keys.read(text, at: 0, into: &fields) else { return nil }
      let values = (0..<3).map { number in
        if !fields.has(number) { return "-" }
        if let text = fields.text(number, in: text) { return "'\(text)'" }
        return fields.flag(number, else: false).map { "\($0)" } ?? "no text"
      }
      return (values, end)
    }
  }

  private func values(_ text: String) -> String? {
    read(Array(text.utf8)).map { $0.values.joined(separator: " ") }
  }

  @Test func knownKeysInAnyOrderAreFound() {
    #expect(values("{\"id\": \"a\", \"idle\": \"\", \"starred\": true}") == "'a' '' true")
    #expect(values("{ \"starred\"\n:\tfalse\r, \"id\":\"é\" } x") == "'é' - false")
    #expect(values("{\"idle\": \"1\"}") == "- '1' -")
    #expect(read(Array("{\"id\":\"a\"} ,".utf8))?.end == 10)
  }

  @Test func textsBeyondASCIIAreValidated() {
    #expect(read(Array("{\"id\":\"".utf8) + [0xC3] + Array("\"}".utf8))?.values.first == "no text")
  }

  @Test func whatIsUnusualIsLeftToTheScanner() {
    let left = [
      "", "{", "{}", "[]", "{\"id\"", "{\"id\":", "{\"id\":\"", "{\"id\":\"a", "{\"id\":\"a\"",
      "{\"id\":\"a\",", "{\"id\":\"a\",}", "{\"id\" \"a\"}", "{\"id\":\"a\" \"idle\":\"b\"}",
      "{\"id\":\"a\",\"id\":\"a\"}", "{\"i\\u0064\":\"a\"}", "{\"id\":\"\\n\"}", "{\"id\":\"\n\"}",
      "{\"id\":1}", "{\"id\":null}", "{\"id\":[]}", "{\"id\":{}}", "{\"id\":tru}", "{\"id\":truex}",
      "{\"x-id\":\"a\"}", "{\"ID\":\"a\"}", "{\"i\":\"a\"}", "{id:\"a\"}", "{\"id\":\"a\"]",
      " {\"id\":\"a\"}",
    ]
    for text in left { #expect(values(text) == nil, "\(text)") }
  }

  @Test func elementsAreTakenOrHandedOut() throws {
    var taken = 0
    var visited: [Int] = []
    let text = Array(
      "{\"a\": [{\"id\": \"1\"}, 7, {\"id\": \"2\"} , {\"id\": 3}, {\"id\": \"4\"}]}".utf8)
    let keys = JSONKeys("id")
    var fields = TextFields(count: keys.count)
    try JSONScanner.scanMembers(text) { _, _, scanner throws(JSONProblem) in
      _ = try scanner.elements { text, start in
        guard let end = keys.read(text, at: start, into: &fields) else { return nil }
        taken += 1
        return end
      } _: {
        visited.append($0.offset)
      }
    }
    #expect(taken == 3)
    #expect(visited == [20, 37])
  }
}
