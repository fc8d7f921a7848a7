import UnitCatalog

/// The words of a language with their meanings beside a measure, looked up by their bytes.
///
/// A list has a line for each meaning: its name, a colon, and words separated by spaces. A word
/// with a capital is compared exactly (`US`). A word without a capital is compared without the case
/// of ASCII, Latin-1 and Cyrillic letters. `=` and a qualifier of the catalog may follow the name
/// of a meaning: `qualifier=imperial: britisch`. A word without another meaning has only the
/// qualifier.
struct WordTable: Sendable {
  private struct Entry: Sendable {
    var hash: UInt64
    var word: Range<Int>
    var isExact: Bool
    var meaning: WordMeaning
    /// The range of the catalog's qualifier in the list; empty without a qualifier.
    var qualifier: Range<Int>
  }

  private let list: StaticString
  /// The entries by hash; a word of several meanings has one entry.
  private let entries: [Entry]

  init(_ list: StaticString) {
    self.list = list
    let text = list.bytes
    var entries: [Entry] = []
    Self.visit(text) { meaning, qualifier, word in
      let bytes = text.part(word)
      let key = WordKey(bytes)
      let isExact = key.folded != key.exact
      entries.append(
        Entry(
          hash: isExact ? key.exact : key.folded, word: word, isExact: isExact, meaning: meaning,
          qualifier: qualifier))
    }
    entries.sort { $0.hash < $1.hash }
    self.entries = entries.reduce(into: []) { merged, entry in
      if let last = merged.last, text.part(last.word).elementsEqual(text.part(entry.word)) {
        merged[merged.count - 1].meaning.formUnion(entry.meaning)
        if last.qualifier.isEmpty { merged[merged.count - 1].qualifier = entry.qualifier }
      } else {
        merged.append(entry)
      }
    }
  }

  /// Returns the meaning of a word; empty if the table does not have the word.
  func meaning(of key: WordKey) -> WordMeaning {
    let meaning = entry(of: key, key.folded, isExact: false)?.meaning ?? []
    return key.exact == key.folded
      ? meaning : meaning.union(entry(of: key, key.exact, isExact: true)?.meaning ?? [])
  }

  /// Returns the catalog's qualifier of a word: `imperial` for `britisch`.
  func qualifier(of key: WordKey) -> String? {
    let entries = [
      entry(of: key, key.folded, isExact: false), entry(of: key, key.exact, isExact: true),
    ]
    guard let range = entries.lazy.compactMap({ $0?.qualifier }).first(where: { !$0.isEmpty })
    else { return nil }
    return String(decoding: list.bytes.part(range), as: UTF8.self)
  }

  private func entry(of key: WordKey, _ hash: UInt64, isExact: Bool) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].hash == hash, entries[low].isExact == isExact,
      key.isWritten(list.bytes.part(entries[low].word), isExact: isExact)
    else { return nil }
    return entries[low]
  }

  /// Returns the words of a meaning, in the order of the list.
  func words(of meaning: WordMeaning) -> [String] {
    var words: [String] = []
    let text = list.bytes
    Self.visit(text) { one, _, word in
      if one.contains(meaning) { words.append(String(decoding: text.part(word), as: UTF8.self)) }
    }
    return words
  }

  /// The words for qualifiers of the catalog, in the order of the list.
  var qualifiers: [(word: String, qualifier: String)] {
    var words: [(word: String, qualifier: String)] = []
    let text = list.bytes
    Self.visit(text) { _, qualifier, word in
      if qualifier.isEmpty { return }
      words.append(
        (
          String(decoding: text.part(word), as: UTF8.self),
          String(decoding: text.part(qualifier), as: UTF8.self)
        ))
    }
    return words
  }

  /// Calls `body` with each word of a list, and with the meaning and the qualifier of its line.
  private static func visit(
    _ text: UTF8Bytes, _ body: (WordMeaning, Range<Int>, Range<Int>) -> Void
  ) {
    var meaning: WordMeaning = []
    var qualifier = 0..<0
    var position = 0
    while position < text.count {
      var end = position
      while end < text.count, text[end] != 0x20, text[end] != 0x0A { end += 1 }
      if end > position, text[end - 1] == UInt8(ascii: ":") {
        var equals = position
        while equals < end - 1, text[equals] != UInt8(ascii: "=") { equals += 1 }
        qualifier = min(equals + 1, end - 1)..<end - 1
        let name = text.part(position..<equals)
        meaning = WordMeaning.names.first { name.elementsEqual($0.name.bytes) }?.meaning ?? []
      } else if end > position {
        body(qualifier.isEmpty ? meaning : meaning.union(.system), qualifier, position..<end)
      }
      position = end + 1
    }
  }
}

/// A word with two FNV-1a hashes: of its bytes, and of its bytes in lower case.
struct WordKey {
  private let word: UTF8Bytes
  let exact: UInt64
  let folded: UInt64

  init(_ word: UTF8Bytes) {
    self.word = word
    var (exact, folded): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0xCBF2_9CE4_8422_2325)
    for index in 0..<word.count {
      exact = (exact ^ UInt64(word[index])) &* 0x100_0000_01B3
      folded = (folded ^ UInt64(word.lowercased(at: index))) &* 0x100_0000_01B3
    }
    (self.exact, self.folded) = (exact, folded)
  }

  /// Whether a word of a list equals this word, exactly or in lower case.
  func isWritten(_ other: UTF8Bytes, isExact: Bool) -> Bool {
    guard other.count == word.count else { return false }
    for index in 0..<word.count
    where other[index] != (isExact ? word[index] : word.lowercased(at: index)) {
      return false
    }
    return true
  }
}

extension StaticString {
  var bytes: UTF8Bytes { UTF8Bytes(start: utf8Start, count: utf8CodeUnitCount) }
}

extension UTF8Bytes {
  /// Returns the byte in lower case, for letters of ASCII, Latin-1 and Russian.
  ///
  /// Both cases have equally many bytes: À is C3 80 and à C3 A0, А is D0 90 and а D0 B0, Р is D0 A0
  /// and р D1 80.
  fileprivate func lowercased(at index: Int) -> UInt8 {
    let byte = self[index]
    if byte < 0x80 { return byte &- 0x41 < 26 ? byte | 0x20 : byte }
    if byte == 0xD0, index + 1 < count {
      return self[index + 1] == 0x81 || (0xA0...0xAF).contains(self[index + 1]) ? 0xD1 : byte
    }
    guard index > 0 else { return byte }
    switch (self[index - 1], byte) {
    case (0xC3, 0x97): return byte
    case (0xC3, 0x80...0x9E), (0xD0, 0x90...0x9F): return byte + 0x20
    case (0xD0, 0xA0...0xAF): return byte - 0x20
    case (0xD0, 0x81): return 0x91
    default: return byte
    }
  }
}
