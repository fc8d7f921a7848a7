import StrictText
import Testing

@Suite struct JSONPiecesTests {
  /// Keys with the number of elements, or with the kind of another value.
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
