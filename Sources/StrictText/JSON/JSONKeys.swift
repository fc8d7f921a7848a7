/// The known keys of a JSON object, by which a reader finds the object's values in the text.
///
/// The reader compares keys by their bytes, first with the known key that follows the last match.
/// ``read(_:at:into:)`` returns `nil` for an object with an unknown or repeated key, an escape, a
/// value other than a string, `true` or `false`, or a syntax error. ``JSONScanner`` then reads or
/// refuses the object.
///
///     let keys = JSONKeys("id starred")
///     var fields = TextFields(count: keys.count)
///     keys.read(text, at: 0, into: &fields)   // the byte after the object, or `nil`
///     fields.text(0, in: text)                // the string of "id"
package struct JSONKeys {
  private let keys: StaticString
  /// The range of each key in `keys`.
  private let words: [Range<Int>]

  /// Creates the keys from a text of ASCII keys without escapes, separated by single spaces.
  package init(_ keys: StaticString) {
    self.keys = keys
    var words: [Range<Int>] = []
    var start = 0
    for end in 0...keys.utf8CodeUnitCount
    where end == keys.utf8CodeUnitCount || keys.utf8Start[end] == UInt8(ascii: " ") {
      words.append(start..<end)
      start = end + 1
    }
    self.words = words
  }

  /// The number of keys.
  package var count: Int { words.count }

  /// Returns the index of a key among the known keys; `nil` for an unknown key.
  package func number(of key: String) -> Int? {
    words.firstIndex { key.utf8.elementsEqual(bytes(of: $0)) }
  }

  /// Reads the object at a byte offset into `fields`.
  ///
  /// - Returns: the offset after the object, or `nil` for an object that ``JSONScanner`` must read.
  package func read(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, into fields: inout TextFields
  ) -> Int? {
    fields.removeAll()
    var place = JSONPlace(text, start)
    guard place.takes("{") else { return nil }
    var next = 0
    repeat {
      guard let number = takeKey(from: next, &place), !fields.has(number), place.takes(":")
      else { return nil }
      if let (bytes, bits) = place.takePlainString() {
        fields.set(number, to: bytes, isASCII: bits < 0x80)
      } else if place.takes("true") {
        fields.set(number, to: true)
      } else if place.takes("false") {
        fields.set(number, to: false)
      } else {
        return nil
      }
      next = number + 1 < words.count ? number + 1 : 0
    } while place.takes(",")
    return place.takes("}", skipsSpace: false) ? place.position : nil
  }

  /// Steps over a key and the white space after it, and returns the key's index; `nil` for an
  /// unknown key.
  ///
  /// The method compares the key with index `next` first.
  private func takeKey(from next: Int, _ place: inout JSONPlace) -> Int? {
    for number in next..<words.count where place.takesString(bytes(of: words[number])) {
      return number
    }
    for number in 0..<next where place.takesString(bytes(of: words[number])) { return number }
    return nil
  }

  private func bytes(of word: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: keys.utf8Start + word.lowerBound, count: word.count)
  }
}
